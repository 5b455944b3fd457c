import { infiniteQueryOptions, queryOptions } from "@tanstack/react-query";
import type { QuestionIds } from "../questions/question-ids";
import { api } from "../workbench/api";

export type DoubleCoding = Awaited<ReturnType<typeof api.review.agreement>>;
export type Disagreement = Awaited<ReturnType<typeof api.review.disagreements>>[number];
export type DisagreementState = Disagreement["status"];
export type SecondAnswer = Awaited<ReturnType<typeof api.review.claim>>[number];
export type Resolution = Parameters<typeof api.review.resolve>[1]["resolutions"][number];

/** The agreement of people on the answers that several of them coded. */
export const doubleCodingQuery = (ids: QuestionIds) =>
  queryOptions({
    queryKey: ["questions", ids.questionId, "double-coding"],
    queryFn: ({ signal }) => api.review.agreement(ids, { signal }),
  });

/** The answers that people coded differently, page by page. */
export const disagreementsQuery = (ids: QuestionIds, status: DisagreementState) =>
  infiniteQueryOptions({
    queryKey: ["questions", ids.questionId, "disagreements", status],
    queryFn: ({ pageParam, signal }) =>
      api.review.disagreements(ids, { status, limit: 30, ...(pageParam && { cursor: pageParam }) }, { signal }).reply(),
    initialPageParam: "",
    getNextPageParam: ({ meta }) => meta.next_cursor,
  });

export const resolve = (ids: QuestionIds, resolutions: Resolution[]) => api.review.resolve(ids, { resolutions });

/**
 * Claims answers that somebody else has decided, for an hour, so that this person codes them without seeing the other's
 * codes. The query key is not below that of the question, because invalidating the question would claim more answers.
 */
export const secondsQuery = (ids: QuestionIds) =>
  queryOptions({
    queryKey: ["second-coding", ids.questionId],
    queryFn: () => api.review.claim(ids, { task: "second", limit: 20, lease_seconds: 3_600 }),
    gcTime: 0,
    staleTime: Number.POSITIVE_INFINITY,
  });

/** Stores how this person codes an answer that somebody else has decided. */
export const codeSecond = (ids: QuestionIds, answer: SecondAnswer, codeIds: readonly string[]) =>
  api.review.decide(ids, {
    decisions: [
      {
        response_id: answer.response_id,
        task: "second",
        action: "change",
        codes: codeIds.map((code_id) => ({ code_id })),
      },
    ],
  });

/** Releases claimed answers: after `skip`, this person does not get them again; after `release`, anybody may. */
export const leaveSeconds = (ids: QuestionIds, answers: readonly SecondAnswer[], action: "skip" | "release") =>
  api.review.decide(ids, { decisions: answers.map(({ response_id }) => ({ response_id, task: "second", action })) });
