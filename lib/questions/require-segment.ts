import { and, sql } from "drizzle-orm";
import type { Db } from "@/db/client";
import { responses } from "@/db/schema/responses";
import { invalidInput } from "@/lib/errors/app-error";
import type { QuestionScope } from "./find-question";
import { rowsOf } from "./rows-of";

/** Throws VALIDATION_ERROR, about the field `path`, if no answer of the question has a segment of this key. */
export async function requireSegment(
  db: Db,
  scope: QuestionScope,
  key: string,
  { path, message = `names no segment of this question: "${key}"` }: { path: string; message?: string },
): Promise<void> {
  const hasKey = and(rowsOf(responses, scope), sql`jsonb_exists(${responses.segments}, ${key})`);
  const [found] = await db.select({ id: responses.id }).from(responses).where(hasKey).limit(1);
  if (!found) throw invalidInput([{ path, message }]);
}
