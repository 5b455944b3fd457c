import { z } from "zod";
import type { ExportShape } from "@/lib/export/preview/preview-export";
import {
  byte_order_mark,
  compression,
  escape_formulas,
  hasOneSource,
  include_import_key,
  include_provenance,
  includedAsText,
  layout,
  ONE_SOURCE,
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

const previewBody = z
  .strictObject({ ...source, ...shape })
  .refine(hasOneSource, ONE_SOURCE)
  .refine(hasLayout, WRONG_LAYOUT)
  .refine(hasProvenance, NO_PROVENANCE);

const projectBody = z
  .strictObject({ project_id: id, ...shape, escape_formulas, byte_order_mark, compression })
  .refine(hasLayout, WRONG_LAYOUT)
  .refine(hasProvenance, NO_PROVENANCE);

/** The format with its options, as domain functions expect. */
export function exportShape(body: z.output<typeof previewBody> | z.output<typeof projectBody>): ExportShape {
  const { format, layout } = body;
  const key = body.include_import_key && (format === "sav" || format === "xlsx");
  const included = { ...includedAsText(body), key };
  if (format === "json") return { ...included, format };
  if (format === "csv" || format === "xlsx") return { ...included, format, layout };
  return { ...included, format, layout: layout === "binary_dummy" ? layout : "columns_by_mention" };
}

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
      .array(z.object({ value: z.number(), label: z.string().meta({ example: "Friendly staff" }) }))
      .meta({ description: "The first five labels of values" }),
    values_total: count,
    missing: z.array(z.number()).meta({ description: "Values that count as missing" }),
    set: z.string().nullable().meta({ description: "The multiple-response set that it belongs to", example: "$Q1" }),
  })
  .meta({ id: "ExportedColumn" });

const preview = z
  .object({
    format,
    answers: count,
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
    "Returns a zip with a file for each question that has answers, as the export of that question would be, and with `contents.csv`, which lists questions, wordings and files. The zip is written while it is sent.",
  body: projectBody,
  replies: {},
  file: { description: "The files", mediaTypes: ["application/zip"] },
  errors: ["NOT_FOUND", "NO_DATA", "PAYLOAD_TOO_LARGE", "SPSS_NOT_CONFIGURED", "SPSS_SERVICE_ERROR"],
});
