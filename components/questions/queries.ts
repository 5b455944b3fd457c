import { queryOptions } from "@tanstack/react-query";
import type { CodeLine } from "@/lib/results/read-codes";
import type { AnswerCounts } from "@/lib/results/read-question";
import { read } from "../workbench/read";

/** A question's answers counted by their state, such as coded or flagged. */
export const questionCountsQuery = (questionId: string) =>
  queryOptions({
    queryKey: ["questions", questionId, "counts"],
    queryFn: ({ signal }) => read<AnswerCounts>(`/questions/${questionId}/counts`, signal),
  });

/** The codes of a question with their numbers of answers, most frequent first. */
export const codesQuery = (questionId: string) =>
  queryOptions({
    queryKey: ["questions", questionId, "codes"],
    queryFn: ({ signal }) => read<CodeLine[]>(`/questions/${questionId}/codes`, signal),
  });
