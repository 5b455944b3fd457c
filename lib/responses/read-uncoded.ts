import { and, asc, eq, isNull } from "drizzle-orm";
import type { Db } from "@/db/client";
import { responses } from "@/db/schema/responses";

/** The answers of a question that neither the machine nor a person has coded, in the order of their arrival. */
export function readUncoded(
  db: Db,
  { organizationId, questionId }: { organizationId: string; questionId: string },
): Promise<{ id: string; text: string }[]> {
  return db
    .select({ id: responses.id, text: responses.text })
    .from(responses)
    .where(
      and(
        eq(responses.organizationId, organizationId),
        eq(responses.questionId, questionId),
        isNull(responses.codedAt),
        eq(responses.reviewed, false),
      ),
    )
    .orderBy(asc(responses.position));
}
