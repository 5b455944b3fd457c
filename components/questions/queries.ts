import { queryOptions } from "@tanstack/react-query";
import type { CodeLine } from "@/lib/results/read-codes";
import type { AnswerCounts } from "@/lib/results/read-question";
import { read } from "../workbench/read";

/** How a question's answers divide. */
export const questionCountsQuery = (questionId: string) =>
  queryOptions({
    queryKey: ["questions", questionId, "counts"],
    queryFn: ({ signal }) => read<AnswerCounts>(`/questions/${questionId}/counts`, signal),
  });

/** The codes of a question with what was counted, the commonest first. */
export const codesQuery = (questionId: string) =>
  queryOptions({
    queryKey: ["questions", questionId, "codes"],
    queryFn: ({ signal }) => read<CodeLine[]>(`/questions/${questionId}/codes`, signal),
  });
