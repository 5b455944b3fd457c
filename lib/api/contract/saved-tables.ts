import { z } from "zod";
import { CELL_FIGURES } from "@/db/schema/terms";
import type { GivenTable, SavedTableChanges, TableDisplay } from "@/lib/analytics/saved-tables/save-table";
import { filter, segmentText } from "./analytics-shapes";
import { segmentKeys, tableShape } from "./cross-tab";
import { operation } from "./operation";
import { questionPath } from "./questions";
import { count, deleted, id, idWithoutExample, moment, name, page, pageMeta } from "./values";

const pair = segmentText.regex(/.=/, "must be `key=value`");

const table = z
  .strictObject({
    segment_keys: segmentKeys.min(1).optional().meta({ description: "The banner, one part per segment" }),
    ...tableShape,
    code_ids: z
      .array(idWithoutExample)
      .min(1)
      .max(500)
      .refine((ids) => new Set(ids).size === ids.length, { message: "must not repeat a code" })
      .optional()
      .meta({ description: "Only these codes; by default all" }),
    filter: filter
      .extend({ segments: z.array(pair).max(20).optional().meta({ description: "All must hold" }) })
      .optional(),
  })
  .meta({
    id: "SavedTableDefinition",
    description: "What is counted: the body of a cross-tab without its question",
  });

const display = z
  .strictObject({
    cells: z.enum(CELL_FIGURES).default("share").meta({
      description:
        "share: the percentage of a column's base; count: answers; both; row: of the answers with the code, the percentage in the column; index: the share in the column where the share in all answers is 100",
    }),
    colour: z.enum(["significant", "difference", "share", "none"]).default("significant"),
    view: z.enum(["table", "chart"]).default("table"),
  })
  .meta({ id: "SavedTableDisplay", description: "How the page of cross-tabs shows it" });

const savedTable = z
  .object({
    id,
    question_id: id,
    name: z.string(),
    table,
    display,
    codes: z
      .array(z.object({ id, name: z.string() }))
      .meta({ description: "The codes of `code_ids` with their names at the time of saving" }),
    revision: count.meta({ description: "The number of changes; in quotes it is the record's `ETag`" }),
    created_at: moment,
    updated_at: moment,
  })
  .meta({ id: "SavedTable" });

/** What to count, in the form that domain functions take. */
const givenTable = ({ filter: { segments = [], ...others } = {}, ...given }: z.output<typeof table>): GivenTable => ({
  rows: given.rows,
  order: given.order,
  sort: given.sort ?? null,
  level: given.confidence_level,
  keys: given.segment_keys ?? null,
  weightKey: given.weight_key,
  segments,
  filter: Object.keys(others).length > 0 ? others : null,
  codeIds: given.code_ids ?? [],
});

const givenDisplay = ({ cells, colour, view }: z.output<typeof display>): TableDisplay => ({
  figure: cells,
  colour,
  view,
});

const tableName = name(200).meta({ example: "Themes by region" });
const newTableBody = z.strictObject({ name: tableName, table, display: display.prefault({}) });

/** The table to save, in the form that domain functions take. */
export const newTable = (body: z.output<typeof newTableBody>) => ({
  name: body.name,
  table: givenTable(body.table),
  display: givenDisplay(body.display),
});

const changesBody = z
  .strictObject({ name: tableName.optional(), table: table.optional(), display: display.optional() })
  .refine((body) => Object.keys(body).length > 0, { message: "must name at least one field to change" });

/** The changes to a saved table, in the form that domain functions take. */
export const tableChanges = (body: z.output<typeof changesBody>): SavedTableChanges => ({
  name: body.name,
  table: body.table && givenTable(body.table),
  display: body.display && givenDisplay(body.display),
});

const PATH = "/v2/projects/{projectId}/questions/{questionId}/tables";
const tag = "Analytics";
const write = { tag, scope: "projects:write", idempotent: true, audited: true } as const;
const tablePath = questionPath.extend({ tableId: id });

export const listSavedTables = operation({
  id: "listSavedTables",
  method: "GET",
  path: PATH,
  tag,
  summary: "List the saved cross-tabs of a question",
  description: "The oldest first. Everybody in the organization sees them.",
  scope: "analytics:read",
  params: questionPath,
  query: page(id),
  replies: { 200: { description: "A page of saved tables", data: z.array(savedTable), meta: pageMeta } },
  errors: ["NOT_FOUND"],
  idempotent: false,
});

export const createSavedTable = operation({
  ...write,
  id: "createSavedTable",
  method: "POST",
  path: PATH,
  summary: "Save a cross-tab",
  description:
    "The name must be unique among the saved tables of the question. A question has at most 100 of them, each of at most 32 KiB. Only the settings are saved: whenever the table is opened, the answers are counted again.",
  params: questionPath,
  body: newTableBody,
  replies: { 201: { description: "The saved table", data: savedTable, etag: true } },
  errors: ["NOT_FOUND", "CONFLICT"],
});

export const getSavedTable = operation({
  id: "getSavedTable",
  method: "GET",
  path: `${PATH}/{tableId}`,
  tag,
  summary: "Read a saved cross-tab",
  description:
    "To count the table, send `table` with `project_id` and `question_id` to `POST /v2/analytics/cross-tab`. If a segment or code was deleted meanwhile, that request is refused with a VALIDATION_ERROR that names it.",
  scope: "analytics:read",
  params: tablePath,
  replies: { 200: { description: "The saved table", data: savedTable, etag: true } },
  errors: ["NOT_FOUND"],
  idempotent: false,
});

export const updateSavedTable = operation({
  ...write,
  id: "updateSavedTable",
  method: "PATCH",
  path: `${PATH}/{tableId}`,
  summary: "Rename or overwrite a saved cross-tab",
  description: "Changes only the fields in the body. `table` and `display` are replaced as a whole.",
  params: tablePath,
  ifMatch: true,
  body: changesBody,
  replies: { 200: { description: "The saved table", data: savedTable, etag: true } },
  errors: ["NOT_FOUND"],
});

export const deleteSavedTable = operation({
  ...write,
  id: "deleteSavedTable",
  method: "DELETE",
  path: `${PATH}/{tableId}`,
  summary: "Delete a saved cross-tab",
  params: tablePath,
  replies: { 200: { description: "The saved table is gone", data: deleted } },
  errors: ["NOT_FOUND"],
});
