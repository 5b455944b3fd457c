import type { Layout } from "@/lib/export/layouts";
import { api } from "../workbench/api";

export const FORMATS = [
  { value: "csv", words: "CSV" },
  { value: "xlsx", words: "Excel" },
  { value: "sav", words: "SPSS" },
  { value: "tripleS", words: "triple-s" },
  { value: "json", words: "JSON" },
] as const;
export type ExportFormat = (typeof FORMATS)[number]["value"];

const TABLES: readonly ExportFormat[] = ["csv", "xlsx"];
const ALL: readonly ExportFormat[] = [...TABLES, "sav", "tripleS"];

export const LAYOUTS: readonly { layout: Layout; words: string; detail: string; formats: readonly ExportFormat[] }[] = [
  { layout: "columns_by_mention", words: "Columns by mention", detail: "first, second, third code", formats: ALL },
  { layout: "binary_dummy", words: "A column per code", detail: "0 or 1", formats: ALL },
  { layout: "one_row_per_code", words: "A row per code", detail: "for pivot tables", formats: TABLES },
  { layout: "wide", words: "All codes in one cell", detail: "for reading", formats: TABLES },
];

export type ExportChoice = {
  format: ExportFormat;
  layout: Layout;
  /** With the other waves of the question's group. */
  grouped: boolean;
  include_demographics: boolean;
  include_sentiment: boolean;
  include_confidence: boolean;
  include_evidence: boolean;
  /** An SPSS file as .zsav, smaller. */
  zlib: boolean;
  /** Only in files that hold text. */
  include_provenance: boolean;
};

/** The coded answers of a question as a file, under the name that the service gives it. */
export async function exportAnswers(
  { projectId, questionId }: { projectId: string; questionId: string },
  { format, layout, include_provenance, zlib, ...include }: ExportChoice,
) {
  const body = { project_id: projectId, question_id: questionId, ...include };
  const bodyOfText = { ...body, include_provenance };
  const narrow = layout === "binary_dummy" ? layout : "columns_by_mention";
  const files = {
    csv: () => api.export.csv({ ...bodyOfText, layout }),
    xlsx: () => api.export.xlsx({ ...bodyOfText, layout }),
    sav: () => api.export.sav({ ...body, layout: narrow, compression: zlib ? "zlib" : "bytecode" }),
    tripleS: () => api.export.tripleS({ ...body, layout: narrow }),
    json: () => api.export.json(bodyOfText),
  };
  const file = await files[format]();
  return { name: file.name ?? "answers", content: await file.response.blob() };
}
