import { queryOptions } from "@tanstack/react-query";
import type { QuestionIds } from "../questions/question-ids";
import { api } from "../workbench/api";

export type SavedView = Awaited<ReturnType<typeof api.savedViews.list>>[number];

/** The saved views of a question and of the other waves of its group, the oldest first. */
export const savedViewsQuery = (ids: QuestionIds) =>
  queryOptions({
    queryKey: ["questions", ids.questionId, "saved-views"],
    queryFn: ({ signal }) => api.savedViews.list(ids, {}, { signal }),
    staleTime: 60_000,
  });
