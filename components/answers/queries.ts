import { infiniteQueryOptions, queryOptions } from "@tanstack/react-query";
import type { AnswerFilter, AnswerPage } from "@/lib/results/list-answers";
import type { Segment } from "@/lib/results/list-segments";
import type { QuestionIds } from "../questions/question-ids";
import { api } from "../workbench/api";
import { read } from "../workbench/read";
import { answerSearch } from "./answer-query";
import type { Decision } from "./decision";

/** The answers that pass a filter, page by page. */
export const answersQuery = (questionId: string, filter: AnswerFilter) =>
  infiniteQueryOptions({
    queryKey: ["questions", questionId, "answers", filter],
    queryFn: ({ pageParam, signal }) => {
      const search = answerSearch({ ...filter, after: pageParam });
      return read<AnswerPage>(`/questions/${questionId}/answers?${search}`, signal);
    },
    initialPageParam: undefined as number | undefined,
    getNextPageParam: ({ next }) => next ?? undefined,
  });

/** The segments by which the answers can be filtered. */
export const segmentsQuery = (questionId: string) =>
  queryOptions({
    queryKey: ["questions", questionId, "segments"],
    queryFn: ({ signal }) => read<Segment[]>(`/questions/${questionId}/segments`, signal),
  });

type AnswerIds = QuestionIds & { responseId: string };

/** Sets an answer's codes by hand, and whether it is reviewed. */
export const updateAnswer = (ids: AnswerIds, { mentions, reviewed }: Decision) =>
  api.responses.update(ids, {
    codes: mentions.map(({ codeId, sentiment }) => ({ code_id: codeId, sentiment })),
    reviewed,
  });
