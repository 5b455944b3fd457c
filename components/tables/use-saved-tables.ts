"use client";

import { useMutation, useQueryClient, useSuspenseQuery } from "@tanstack/react-query";
import { toast } from "sonner";
import type { QuestionIds } from "../questions/question-ids";
import { api } from "../workbench/api";
import { type SavedTable, savedBody, savedTablesQuery } from "./saved-tables";
import type { TableQuery } from "./table-query";

/** Returns the saved tables of a question, and mutations that invalidate the query so that the list reloads. */
export function useSavedTables(ids: QuestionIds) {
  const queries = useQueryClient();
  const { data: tables } = useSuspenseQuery(savedTablesQuery(ids));
  const { mutate, isPending } = useMutation({
    mutationFn: (act: () => Promise<void>) => act(),
    onSettled: () => queries.invalidateQueries(savedTablesQuery(ids)),
    scope: { id: `saved tables ${ids.questionId}` },
  });
  const pathOf = ({ id }: SavedTable) => ({ ...ids, tableId: id });
  const seen = ({ revision }: SavedTable) => ({ ifMatch: `"${revision}"` });
  return {
    tables,
    isPending,
    create: (name: string, query: TableQuery, onDone: (id: string) => void) =>
      mutate(async () => {
        const { id } = await api.savedTables.create(ids, { name, ...savedBody(query) });
        await queries.invalidateQueries(savedTablesQuery(ids));
        onDone(id);
        toast(`“${name}” is saved`, { description: "Everybody in your organization finds it here." });
      }),
    overwrite: (table: SavedTable, query: TableQuery) =>
      mutate(async () => {
        await api.savedTables.update(pathOf(table), savedBody(query), seen(table));
        toast(`“${table.name}” is saved as it is shown now`);
      }),
    rename: (table: SavedTable, name: string, onDone: () => void) =>
      mutate(async () => {
        await api.savedTables.update(pathOf(table), { name }, seen(table));
        onDone();
      }),
    remove: (table: SavedTable, onDone: () => void) =>
      mutate(async () => {
        await api.savedTables.delete(pathOf(table));
        onDone();
        toast(`“${table.name}” is deleted`);
      }),
  };
}

export type SavedTables = ReturnType<typeof useSavedTables>;
