import type { Db } from "@/db/client";
import type { questions } from "@/db/schema/projects";
import type { Caller } from "@/lib/auth/caller";
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
  weight_key: question.weightKey,
  max_codes_per_answer: question.maxCodesPerAnswer,
  codebook_version: question.codebookVersion,
  created_at: question.createdAt,
  revision: question.revision,
});

/** One question; throws NOT_FOUND if it is not the caller's or is in another project. */
export const showQuestion = async (db: Db, caller: Caller, path: QuestionPath): Promise<ShownQuestion> =>
  shownQuestion(await requireQuestion(db, caller, path));
