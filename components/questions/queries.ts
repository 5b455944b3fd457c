import { queryOptions } from "@tanstack/react-query";
import { pages } from "../workbench/api";

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
