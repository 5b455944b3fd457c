import { queryOptions } from "@tanstack/react-query";
import type { QuestionIds } from "../questions/question-ids";
import { api } from "../workbench/api";

type Mode = "uncoded" | "changed" | "all";

/**
 * Estimates the cost of coding the open answers. Their number is part of the key, so the estimate is renewed when it
 * changes.
 */
export const estimateQuery = (
  { projectId, questionId }: QuestionIds,
  open: number,
  { mode = "uncoded", consensus = false }: { mode?: Mode; consensus?: boolean } = {},
) =>
  queryOptions({
    queryKey: ["questions", questionId, "estimate", mode, open, consensus],
    queryFn: ({ signal }) =>
      api.credits.estimate({ project_id: projectId, question_id: questionId, mode, consensus }, { signal }),
  });

/**
 * How many answers get codes by an estimate: all but empty and unreadable ones. Three answers with the same text count
 * as three, although the engine codes the text once.
 */
export const codedBy = ({ billable, duplicates }: { billable: number; duplicates: number }) => billable + duplicates;

/** Codes a sample again and compares; it stores nothing. */
export const previewCoding = (ids: QuestionIds, mode: Mode) => api.questions.previewCoding(ids, { mode });

export const codeAnswers = (
  ids: QuestionIds,
  options: { mode?: Mode; extend_codebook?: boolean; consensus?: boolean } = {},
) => api.questions.code(ids, options);
