import { queryOptions } from "@tanstack/react-query";
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

/** How far machine and people agree on the answers that people have reviewed. */
export const qualityQuery = ({ projectId, questionId }: QuestionIds) =>
  queryOptions({
    queryKey: ["questions", questionId, "quality"],
    queryFn: ({ signal }) => api.analytics.quality({ project_id: projectId, question_id: questionId }, { signal }),
    staleTime: 60_000,
  });
