import { and, asc, eq, ne } from "drizzle-orm";
import type { Db } from "@/db/client";
import { codes } from "@/db/schema/codebook";
import { questions } from "@/db/schema/projects";

/** The other questions of the same project, each with its number of codes. */
export function listSiblings(
  db: Db,
  organizationId: string,
  { projectId, questionId }: { projectId: string; questionId: string },
): Promise<{ id: string; text: string; codes: number }[]> {
  const codesOf = db.$count(
    codes,
    and(eq(codes.organizationId, questions.organizationId), eq(codes.questionId, questions.id)),
  );
  return db
    .select({ id: questions.id, text: questions.text, codes: codesOf })
    .from(questions)
    .where(
      and(
        eq(questions.organizationId, organizationId),
        eq(questions.projectId, projectId),
        ne(questions.id, questionId),
      ),
    )
    .orderBy(asc(questions.position));
}
