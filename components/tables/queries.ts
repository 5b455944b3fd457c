import { infiniteQueryOptions, queryOptions } from "@tanstack/react-query";
import { withoutSmallLetters } from "@/lib/analytics/small-letters";
import type { ReceivedFile } from "@/lib/api/client/call";
import type { DECK_TYPE } from "@/lib/slides/deck-type";
import type { WORKBOOK_TYPE } from "@/lib/tables/workbook-type";
import { inRow } from "../answers/answer-query";
import { filterPart } from "../filters/api-filter";
import type { QuestionIds } from "../questions/question-ids";
import { api, pages } from "../workbench/api";
import type { TableQuery } from "./table-query";

export type CrossTab = Awaited<ReturnType<typeof api.analytics.crossTab>>;
export type CrossTabRow = CrossTab["rows"][number];
export type CrossTabColumn = CrossTab["columns"][number];
export type CrossTabCell = CrossTabRow["cells"][number];

/** The question's segments with their values and how they are made. */
export const segmentsQuery = ({ projectId, questionId }: QuestionIds) =>
  queryOptions({
    queryKey: ["questions", questionId, "recodes"],
    queryFn: ({ signal }) => api.analytics.segments({ project_id: projectId, question_id: questionId }, { signal }),
  });

type Asked = Pick<
  TableQuery,
  "by" | "rows" | "order" | "sort" | "direction" | "weight" | "level" | "code" | "where" | "filter"
>;

/** The table that the page shows. Only what changes its figures is part of the key. */
export const crossTabQuery = ({ projectId, questionId }: QuestionIds, asked: Asked) =>
  queryOptions({
    queryKey: ["questions", questionId, "cross-tab", tableBody(asked)],
    queryFn: ({ signal }) =>
      api.analytics.crossTab({ project_id: projectId, question_id: questionId, ...tableBody(asked) }, { signal }),
    select: withoutSmallLetters<CrossTab>,
    staleTime: 60_000,
  });

export type CorrectedTable = Awaited<ReturnType<typeof api.analytics.correctedShares>>;

/** The corrected shares of the table's codes, in all its columns. */
export const correctedQuery = (
  { projectId, questionId }: QuestionIds,
  { by, where, filter, weight }: Pick<TableQuery, "by" | "where" | "filter" | "weight">,
) =>
  queryOptions({
    queryKey: ["questions", questionId, "corrected-shares", by, where, filter, weight],
    queryFn: ({ signal }) =>
      api.analytics.correctedShares(
        {
          project_id: projectId,
          question_id: questionId,
          segment_keys: by,
          segments: where,
          ...filterPart(filter),
          weighted: weight === null,
        },
        { signal },
      ),
    staleTime: 60_000,
  });

/** The table that the page shows, as a file of this type. */
export async function tableFile(
  { projectId, questionId }: QuestionIds,
  asked: Asked & Pick<TableQuery, "figure">,
  type: typeof WORKBOOK_TYPE | typeof DECK_TYPE,
): Promise<ReceivedFile> {
  const body = { project_id: projectId, question_id: questionId, ...tableBody(asked), cells: asked.figure };
  const file: unknown = await api.analytics.crossTab(body, { headers: { accept: type } });
  return file as ReceivedFile;
}

/** The part of the API's request that says what a table counts. */
export const tableBody = ({ by, rows, order, sort, direction, weight, level, code, where, filter }: Asked) => ({
  rows,
  order,
  ...(sort !== null && { sort: { segment: sort || null, direction } }),
  confidence_level: LEVEL_NUMBERS[level],
  ...(by.length > 0 && { segment_keys: by }),
  ...(weight !== null && { weight_key: weight || null }),
  ...(code.length > 0 && { code_ids: code }),
  ...filterPart({ ...filter, ...(where.length > 0 && { segment: where }) }),
});

const LEVEL_NUMBERS = { "90": 90, "95": 95, "99": 99 } as const;

/** An open cell: its row and its column (null for the total). */
export type CellName = { kind: "code" | "net"; id: string; segment: string | null };

type Filtered = Pick<TableQuery, "where" | "filter">;

/** The filter of the answers page that shows the answers behind a cell. */
export const cellFilter = ({ kind, id, segment }: CellName, { where, filter }: Filtered) =>
  inRow(
    { ...filter, segment: [...where, ...(segment === null ? [] : [segment])] },
    kind === "code" ? "code" : "category",
    id,
  );

/** The answers behind a cell, page by page. */
export const cellAnswersQuery = (questionId: string, cell: CellName, filtered: Filtered) =>
  infiniteQueryOptions({
    queryKey: ["questions", questionId, "cell", cellFilter(cell, filtered)],
    queryFn: ({ pageParam, signal }) =>
      pages.answers(questionId, { ...cellFilter(cell, filtered), limit: 30, after: pageParam }, { signal }),
    initialPageParam: undefined as number | undefined,
    getNextPageParam: ({ next }) => next ?? undefined,
  });
