import { and, asc, eq, gt } from "drizzle-orm";
import type { Db } from "@/db/client";
import { questions } from "@/db/schema/projects";
import type { Caller } from "@/lib/auth/caller";
import { type Page, pageOf } from "@/lib/page";
import { requireProject } from "@/lib/projects/find-project";
import { type QuestionPath, requireQuestion } from "./find-question";

export type ShownQuestion = ReturnType<typeof shownQuestion>;

/** A question as the API shows it, with its revision. */
export const shownQuestion = (question: typeof questions.$inferSelect) => ({
  id: question.id,
  project_id: question.projectId,
  text: question.text,
  status: question.status,
  coding_type: question.codingType,
  response_count: question.responseCount,
  codebook_version: question.codebookVersion,
  created_at: question.createdAt,
  revision: question.revision,
});

/** One question; NOT_FOUND where it is not the caller's or stands in another project. */
export const showQuestion = async (db: Db, caller: Caller, path: QuestionPath): Promise<ShownQuestion> =>
  shownQuestion(await requireQuestion(db, caller, path));

/** A page of a project's questions in their order; the cursor is a position. NOT_FOUND as above. */
export async function listQuestions(
  db: Db,
  caller: Caller,
  projectId: string,
  { limit, cursor }: { limit: number; cursor?: number | undefined },
): Promise<Page<ShownQuestion>> {
  await requireProject(db, caller, projectId);
  const found = await db
    .select()
    .from(questions)
    .where(
      and(
        eq(questions.organizationId, caller.organizationId),
        eq(questions.projectId, projectId),
        cursor === undefined ? undefined : gt(questions.position, cursor),
      ),
    )
    .orderBy(asc(questions.position))
    .limit(limit + 1);
  const { items, nextCursor } = pageOf(found, limit, ({ position }) => String(position));
  return { items: items.map(shownQuestion), nextCursor };
}
