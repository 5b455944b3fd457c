import { z } from "zod";
import { CSV_LAYOUTS, type ExportOptions, XLSX_LAYOUTS } from "@/lib/export/layouts";
import { questionOf } from "./codebook";
import { operation } from "./operation";
import { id } from "./values";

const include = (what: string) => z.boolean().default(false).meta({ description: what });

const shape = {
  project_id: id,
  question_id: id,
  include_demographics: include("The segments, one column each"),
  include_sentiment: include("How each answer feels about each of its codes"),
  include_confidence: include("How sure each code is"),
  escape_formulas: z.boolean().default(true).meta({
    description:
      "Marks text that a spreadsheet would run as a formula as text. Switch it off for programs that read the file",
  }),
};

const MENTIONS =
  "columns_by_mention: columns for the first, second, third mention; binary_dummy: a 0/1 column per code";

const csvBody = z.strictObject({
  ...shape,
  layout: z.enum(CSV_LAYOUTS).default("columns_by_mention").meta({ description: MENTIONS }),
});

const xlsxBody = z.strictObject({
  ...shape,
  layout: z
    .enum(XLSX_LAYOUTS)
    .default("columns_by_mention")
    .meta({
      description: `${MENTIONS}; one_row_per_code: a row for each code of each answer; wide: all codes of an answer in one cell`,
    }),
});

/** The question and what to export of it, in the domain's words. */
export const exportRequest = (body: z.output<typeof xlsxBody>) => {
  const options: ExportOptions = {
    layout: body.layout,
    demographics: body.include_demographics,
    sentiment: body.include_sentiment,
    confidence: body.include_confidence,
    escapeFormulas: body.escape_formulas,
  };
  return { path: questionOf(body), options };
};

const shared = {
  method: "POST",
  tag: "Export",
  scope: "projects:read",
  replies: {},
  errors: ["NOT_FOUND", "NO_DATA"],
  idempotent: false,
  audited: false,
} as const;

export const exportCsv = operation({
  ...shared,
  id: "exportCsv",
  path: "/v2/export/csv",
  summary: "Export coded answers as CSV",
  description:
    "One row per answer, in the order of their arrival: UTF-8 with a byte order mark, separated by commas. Text that a spreadsheet would take for a formula gets an apostrophe before it, unless `escape_formulas` is false; numbers are never changed.",
  body: csvBody,
  file: { description: "The coded answers", mediaTypes: ["text/csv"] },
});

export const exportXlsx = operation({
  ...shared,
  id: "exportXlsx",
  path: "/v2/export/xlsx",
  summary: "Export coded answers as an Excel workbook",
  description:
    "The coded answers on the first sheet, the codebook on the second. Text that looks like a formula has the cell format that keeps it text (quote prefix), unless `escape_formulas` is false.",
  body: xlsxBody,
  file: {
    description: "The workbook",
    mediaTypes: ["application/vnd.openxmlformats-officedocument.spreadsheetml.sheet"],
  },
});
