import { queryOptions } from "@tanstack/react-query";
import type { QuestionIds } from "../questions/question-ids";
import { api } from "../workbench/api";

export type BackTest = NonNullable<Awaited<ReturnType<typeof api.backTests.get>>>;
export type TestedCode = BackTest["codes"][number];

/** The latest back-test of a question, with its trend by a segment or else by the waves of its tracker. */
export const backTestQuery = (ids: QuestionIds, segment: string | null) =>
  queryOptions({
    queryKey: ["questions", ids.questionId, "back-test", segment],
    queryFn: ({ signal }) => api.backTests.get(ids, segment === null ? {} : { segment }, { signal }),
  });

/** What a back-test of up to this many answers costs; null for all. */
export const backTestEstimateQuery = (ids: QuestionIds, answers: number | null) =>
  queryOptions({
    queryKey: ["questions", ids.questionId, "back-test-estimate", answers],
    queryFn: ({ signal }) => api.backTests.estimate(ids, answers === null ? {} : { answers }, { signal }),
    retry: false,
  });

export const startBackTest = (ids: QuestionIds, answers: number | null) =>
  api.backTests.start(ids, answers === null ? {} : { answers });
