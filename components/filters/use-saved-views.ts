"use client";

import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { toast } from "sonner";
import type { QuestionIds } from "../questions/question-ids";
import { api } from "../workbench/api";
import type { ApiFilter } from "./api-filter";
import { type SavedView, savedViewsQuery } from "./queries";

/** The saved views of a question, and mutations after which the list reloads. */
export function useSavedViews(ids: QuestionIds) {
  const queries = useQueryClient();
  const { data: views = [] } = useQuery(savedViewsQuery(ids));
  const { mutate, isPending } = useMutation({
    mutationFn: (act: () => Promise<void>) => act(),
    onSettled: () => queries.invalidateQueries(savedViewsQuery(ids)),
    scope: { id: `saved views ${ids.questionId}` },
  });
  const pathOf = ({ id }: SavedView) => ({ ...ids, viewId: id });
  const seen = ({ revision }: SavedView) => ({ ifMatch: `"${revision}"` });
  return {
    views,
    isPending,
    create: (name: string, filter: ApiFilter, onDone: (id: string) => void) =>
      mutate(async () => {
        const { id } = await api.savedViews.create(ids, { name, filter });
        await queries.invalidateQueries(savedViewsQuery(ids));
        onDone(id);
        toast(`“${name}” is saved`, { description: "Everybody in your organization finds it under Views." });
      }),
    overwrite: (view: SavedView, filter: ApiFilter) =>
      mutate(async () => {
        await api.savedViews.update(pathOf(view), { filter }, seen(view));
        toast(`“${view.name}” is saved with the present filter`);
      }),
    rename: (view: SavedView, name: string, onDone: () => void) =>
      mutate(async () => {
        await api.savedViews.update(pathOf(view), { name }, seen(view));
        onDone();
      }),
    remove: (view: SavedView, onDone: () => void) =>
      mutate(async () => {
        await api.savedViews.delete(pathOf(view));
        onDone();
        toast(`“${view.name}” is deleted`);
      }),
  };
}
