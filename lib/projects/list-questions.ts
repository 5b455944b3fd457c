import { and, asc, eq, gt, sql } from "drizzle-orm";
import type { Db } from "@/db/client";
import { questions } from "@/db/schema/projects";
import type { Caller } from "@/lib/auth/caller";
import { countThatFit, type Page } from "@/lib/data/page";
import { type ShownQuestion, shownQuestion } from "@/lib/questions/show-question";
import { requireProject } from "./find-project";

/** Bytes of a question, in addition to its wording. */
const OVERHEAD = 400;

/**
 * A page of a project's questions in order; fewer than `limit` if their wordings are long. The cursor is a position.
 * Throws NOT_FOUND if the project is not the caller's.
 */
export async function listQuestions(
  db: Db,
  caller: Caller,
  projectId: string,
  { limit, cursor }: { limit: number; cursor?: number | undefined },
): Promise<Page<ShownQuestion>> {
  await requireProject(db, caller, projectId);
  const wanted = and(
    eq(questions.organizationId, caller.organizationId),
    eq(questions.projectId, projectId),
    cursor === undefined ? undefined : gt(questions.position, cursor),
  );
  const sizes = await db
    .select({ bytes: sql`octet_length(${questions.text}) + ${OVERHEAD}::integer`.mapWith(Number) })
    .from(questions)
    .where(wanted)
    .orderBy(asc(questions.position))
    .limit(limit + 1);
  const count = countThatFit(sizes, limit);
  const found = await db.select().from(questions).where(wanted).orderBy(asc(questions.position)).limit(count);
  const last = found.at(-1);
  return { items: found.map(shownQuestion), nextCursor: count < sizes.length && last ? String(last.position) : null };
}
