import { infiniteQueryOptions, queryOptions } from "@tanstack/react-query";
import type { AnswerFilter } from "@/lib/results/answer-filter";
import type { QuestionIds } from "../questions/question-ids";
import { api, pages } from "../workbench/api";
import type { Decision } from "./decision";

/** The answers that pass a filter, page by page. */
export const answersQuery = (questionId: string, filter: AnswerFilter) =>
  infiniteQueryOptions({
    queryKey: ["questions", questionId, "answers", filter],
    queryFn: ({ pageParam, signal }) => pages.answers(questionId, { ...filter, after: pageParam }, { signal }),
    initialPageParam: undefined as number | undefined,
    getNextPageParam: ({ next }) => next ?? undefined,
  });

/** The segments by which the answers can be filtered. */
export const segmentsQuery = (questionId: string) =>
  queryOptions({
    queryKey: ["questions", questionId, "segments"],
    queryFn: ({ signal }) => pages.segments(questionId, { signal }),
  });

type AnswerIds = QuestionIds & { responseId: string };

/** Sets an answer's codes by hand, and whether it is reviewed. */
export const updateAnswer = (ids: AnswerIds, { mentions, reviewed }: Decision) =>
  api.responses.update(ids, {
    codes: mentions.map(({ codeId, sentiment }) => ({ code_id: codeId, sentiment })),
    reviewed,
  });
