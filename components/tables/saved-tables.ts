import { queryOptions } from "@tanstack/react-query";
import type { Segment } from "@/lib/responses/list-segments";
import { pageFilter } from "../filters/api-filter";
import type { QuestionIds } from "../questions/question-ids";
import { pairOf } from "../segments/segment-words";
import { api } from "../workbench/api";
import { tableBody } from "./queries";
import { inTable, type TableQuery } from "./table-query";

export type SavedTable = Awaited<ReturnType<typeof api.savedTables.list>>[number];

/** Returns the saved tables of a question, the oldest first. */
export const savedTablesQuery = (ids: QuestionIds) =>
  queryOptions({
    queryKey: ["questions", ids.questionId, "saved-tables"],
    queryFn: ({ signal }) => api.savedTables.list(ids, {}, { signal }),
    staleTime: 60_000,
  });

/** The settings of a saved table in the form of the page's address. */
export const queryOf = ({ id, table, display }: SavedTable): TableQuery => ({
  by: table.segment_keys ?? [],
  rows: table.rows,
  order: table.order,
  sort: table.sort ? (table.sort.segment ?? "") : null,
  direction: table.sort?.direction ?? "descending",
  figure: display.cells,
  colour: display.colour,
  view: display.view,
  shares: "coded",
  weight: table.weight_key === null ? "" : (table.weight_key ?? null),
  level: `${table.confidence_level}`,
  code: table.code_ids ?? [],
  ...inTable(pageFilter(table.filter ?? {})),
  saved: id,
});

/** The request that saves the table on the page. */
export const savedBody = (query: TableQuery) => ({
  table: tableBody(query),
  display: { cells: query.figure, colour: query.colour, view: query.view },
});

/** Describes the parts of a saved table that the question no longer has, such as: the code “Noise”. */
export function missingParts(
  { table, codes: saved }: SavedTable,
  segments: readonly Segment[],
  codes: readonly { id: string }[],
  { usualWeight, nameOf }: { usualWeight: string | null; nameOf: (key: string) => string },
): string[] {
  const keys = new Set([...segments.map(({ key }) => key), ...(usualWeight === null ? [] : [usualWeight])]);
  const pairs = new Set(segments.map(({ key, value }) => `${key}=${value}`));
  const ids = new Set(codes.map(({ id }) => id));
  const named = [...(table.segment_keys ?? []), ...(table.weight_key ? [table.weight_key] : [])];
  const values = (table.filter?.segments ?? []).filter((pair) => !pairs.has(pair)).map((pair) => pairOf(pair));
  const words = ({ key, value }: { key: string; value: string }) => `${nameOf(key)}: ${value}`;
  const column = table.sort?.segment;
  return [
    ...new Set(named.filter((key) => !keys.has(key)).map((key) => `the segment “${nameOf(key)}”`)),
    ...values.map((pair) => `the filter “${words(pair)}”`),
    ...(column && !pairs.has(column) ? [`the column “${words(pairOf(column))}”, by which it was sorted`] : []),
    ...saved.filter(({ id }) => !ids.has(id)).map(({ name }) => `the code “${name}”`),
  ];
}
