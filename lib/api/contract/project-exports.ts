import { z } from "zod";
import type { ExportShape } from "@/lib/export/preview/preview-export";
import type { SurveyShape } from "@/lib/export/survey/export-survey";
import { WORKBOOK_TYPE } from "@/lib/tables/workbook-type";
import {
  byte_order_mark,
  compression,
  escape_formulas,
  hasOneSource,
  include_import_key,
  include_provenance,
  includedAsText,
  layout,
  parts,
  shared,
  source,
} from "./export-shapes";
import { operation } from "./operation";
import { count, id } from "./values";

const format = z.enum(["sav", "csv", "xlsx", "triple-s", "json"]);

const shape = {
  format,
  layout: layout.meta({ description: "`sav` and `triple-s` have only the first two layouts, `json` has none" }),
  ...parts,
  include_provenance: include_provenance.meta({
    description: "In `csv`, `xlsx` and `json`: who or what gave each code",
  }),
  include_import_key,
};

type Shape = Pick<z.output<z.ZodObject<typeof shape>>, "format" | "layout" | "include_provenance">;

const hasLayout = ({ format, layout }: Shape) =>
  format === "csv" || format === "xlsx" || layout === "columns_by_mention" || layout === "binary_dummy";
const WRONG_LAYOUT = { path: ["layout"], message: "is available for CSV and Excel only" };

const hasProvenance = ({ format, include_provenance }: Shape) =>
  !include_provenance || (format !== "sav" && format !== "triple-s");
const NO_PROVENANCE = { path: ["include_provenance"], message: "is available for CSV, Excel and JSON only" };

const single_file = z.boolean().default(false).meta({
  description:
    "One file in place of a zip: a row per respondent, the columns of all questions side by side, the segments once; not for `json`, nor for the layout one_row_per_code. `triple-s` is a zip of definition and data. It has no import key",
});

type Single = Pick<z.output<z.ZodObject<typeof shape>>, "format" | "layout"> & { single_file: boolean };

const hasSingleFile = ({ single_file, format, layout }: Single) =>
  !single_file || (format !== "json" && layout !== "one_row_per_code");
const NO_SINGLE_FILE = {
  path: ["single_file"],
  message: "is not for json, nor for the layout one_row_per_code: it has one row per respondent",
};

type PreviewSource = Parameters<typeof hasOneSource>[0] & { single_file: boolean; filter?: object | undefined };

const hasSource = ({ single_file, ...given }: PreviewSource) =>
  single_file
    ? given.project_id !== undefined && given.question_id === undefined && given.group_id === undefined && !given.filter
    : hasOneSource(given);
const SOURCE_MISSING = {
  path: ["question_id"],
  message: "and project_id, or group_id alone, must be given; with single_file project_id alone, without filter",
};

const previewBody = z
  .strictObject({
    ...source,
    ...shape,
    single_file: single_file.meta({ description: "With `project_id` alone: the one file of all its questions" }),
  })
  .refine(hasSource, SOURCE_MISSING)
  .refine(hasSingleFile, NO_SINGLE_FILE)
  .refine(hasLayout, WRONG_LAYOUT)
  .refine(hasProvenance, NO_PROVENANCE);

const projectBody = z
  .strictObject({ project_id: id, ...shape, single_file, escape_formulas, byte_order_mark, compression })
  .refine(hasSingleFile, NO_SINGLE_FILE)
  .refine(hasLayout, WRONG_LAYOUT)
  .refine(hasProvenance, NO_PROVENANCE);

/** The format with its options, in the form that domain functions take. */
export function exportShape(body: z.output<typeof previewBody> | z.output<typeof projectBody>): ExportShape {
  const { format, layout } = body;
  const key = body.include_import_key && (format === "sav" || format === "xlsx");
  const included = { ...includedAsText(body), key };
  if (format === "json") return { ...included, format };
  if (format === "csv" || format === "xlsx") return { ...included, format, layout };
  return { ...included, format, layout: layout === "binary_dummy" ? layout : "columns_by_mention" };
}

/**
 * The format of a single file with its options, in the form that domain functions take; null if the request asks for a
 * file per question.
 */
export function surveyShape(body: z.output<typeof previewBody> | z.output<typeof projectBody>): SurveyShape | null {
  const shape = exportShape(body);
  if (!body.single_file || shape.format === "json") return null;
  if (shape.format === "sav" || shape.format === "triple-s") return { ...shape, format: shape.format };
  const { layout } = shape;
  return layout === "one_row_per_code" ? null : { ...shape, format: shape.format, layout };
}

const value = z.union([z.number(), z.string()]).meta({ description: "Text in a variable of text" });

const column = z
  .object({
    name: z.string(),
    label: z.string().nullable().meta({ example: "Mention 1: What stood out?" }),
    type: z
      .enum(["text", "number", "character", "quantity", "logical", "single", "multiple"])
      .meta({ description: "text or number; the last five are those of triple-s" }),
    measure: z.enum(["nominal", "ordinal", "scale"]).nullable().meta({ description: "In SPSS files" }),
    width: z.int().nullable().meta({ description: "Bytes of the longest text, if the format states them" }),
    values: z
      .array(z.object({ value, label: z.string().meta({ example: "Friendly staff" }) }))
      .meta({ description: "The first five labels of values" }),
    values_total: count,
    missing: z.array(value).meta({ description: "Values that count as missing" }),
    set: z.string().nullable().meta({ description: "The multiple-response set that it belongs to", example: "$Q1" }),
  })
  .meta({ id: "ExportedColumn" });

const preview = z
  .object({
    format,
    answers: count,
    survey: z
      .object({
        respondents: count.meta({ description: "Rows of the file" }),
        in_all: count.meta({ description: "Respondents with an answer to every question; an empty one counts" }),
        questions: count,
        id_column: z.string().meta({ example: "respondent_id" }),
      })
      .nullable()
      .meta({ description: "With `single_file`: how the answers are joined; null otherwise" }),
    columns: z.array(column).meta({ description: "The first 300 columns; empty for JSON" }),
    columns_total: count,
    sets: z
      .array(
        z.object({
          name: z.string().meta({ example: "$Q1" }),
          label: z.string().meta({ example: "What stood out?" }),
          columns: count,
        }),
      )
      .meta({ description: "Multiple-response sets" }),
    rows: z.array(z.array(z.union([z.string(), z.number(), z.null()]))).meta({
      description: "The rows of the first two answers, at most four; cells are in the order of `columns`",
    }),
    sample: z.string().nullable().meta({
      description: "For JSON: the first two answers as the file will contain them",
      example: '{ "id": "r-1001", "text": "Friendly staff", "state": "coded", "codes": [] }',
    }),
  })
  .meta({ id: "ExportPreview" });

export const previewExport = operation({
  ...shared,
  id: "previewExport",
  path: "/v2/export/preview",
  summary: "Preview the columns of an export",
  description:
    "Describes what a file of this format with these options will contain: its columns or variables as the file describes them, and the rows of the first two answers, made by the code that writes the file. Texts are cut at 200 characters.",
  body: previewBody,
  replies: { 200: { description: "The preview", data: preview } },
  errors: ["NOT_FOUND", "NOT_GROUPED", "NO_DATA"],
});

export const exportProject = operation({
  ...shared,
  id: "exportProject",
  path: "/v2/export/project",
  summary: "Export all questions of a project at once",
  description:
    "Returns a zip with a file for each question that has answers, as the export of that question would be, and with `contents.csv`, which lists questions, wordings and files. With `single_file` it returns one file with a row per respondent. Respondents are joined by their ids; rows that were uploaded without ids are joined only if they were uploaded together. If answers have different values of a segment, that of the first question is used. The file is written while it is sent.",
  body: projectBody,
  replies: {},
  file: {
    description: "The files, or with `single_file` the file",
    mediaTypes: ["application/zip", "application/x-spss-sav", "text/csv", WORKBOOK_TYPE],
  },
  errors: ["NOT_FOUND", "NO_DATA", "PAYLOAD_TOO_LARGE", "SPSS_NOT_CONFIGURED", "SPSS_SERVICE_ERROR"],
});
