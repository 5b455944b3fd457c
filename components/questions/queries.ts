import { queryOptions } from "@tanstack/react-query";
import type { ApiFilter } from "../filters/api-filter";
import { api, pages } from "../workbench/api";
import type { QuestionIds } from "./question-ids";

/** A question's answers counted by their state, such as coded or flagged. */
export const questionCountsQuery = (questionId: string) =>
  queryOptions({
    queryKey: ["questions", questionId, "counts"],
    queryFn: ({ signal }) => pages.counts(questionId, { signal }),
  });

/** The codes of a question with their numbers of answers, most frequent first. */
export const codesQuery = (questionId: string) =>
  queryOptions({
    queryKey: ["questions", questionId, "codes"],
    queryFn: ({ signal }) => pages.codes(questionId, { signal }),
  });

/** How far the review of a question has come, and its random sample. */
export const reviewQuery = (ids: QuestionIds) =>
  queryOptions({
    queryKey: ["questions", ids.questionId, "review-state"],
    queryFn: ({ signal }) => api.review.get(ids, { signal }),
  });

/**
 * The agreement of machine and people on reviewed answers; with `filter`, on those that pass it.
 */
export const qualityQuery = ({ projectId, questionId }: QuestionIds, { filter }: { filter?: ApiFilter } = {}) =>
  queryOptions({
    queryKey: ["questions", questionId, "quality", ...(filter ? [filter] : [])],
    queryFn: ({ signal }) =>
      api.analytics.quality({ project_id: projectId, question_id: questionId, ...(filter && { filter }) }, { signal }),
    staleTime: 60_000,
  });
