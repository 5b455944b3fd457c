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

/** The most answers that one request decides. */
const MOST_AT_ONCE = 500;

/** Sets the codes of answers by hand, and whether they are reviewed, by the answers' ids. */
export async function updateAnswers(ids: QuestionIds, decisions: ReadonlyMap<string, Decision>): Promise<void> {
  const responses = [...decisions].map(([response_id, { mentions, reviewed }]) => ({
    response_id,
    codes: mentions.map(({ codeId, sentiment }) => ({ code_id: codeId, sentiment })),
    reviewed,
  }));
  for (let from = 0; from < responses.length; from += MOST_AT_ONCE) {
    await api.responses.updateMany(ids, { responses: responses.slice(from, from + MOST_AT_ONCE) });
  }
}
