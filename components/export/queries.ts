import type { Layout } from "@/lib/export/layouts";
import { api } from "../workbench/api";

export type ExportFormat = "csv" | "xlsx";

export const LAYOUTS: readonly { layout: Layout; words: string; detail: string; formats: readonly ExportFormat[] }[] = [
  {
    layout: "columns_by_mention",
    words: "Columns by mention",
    detail: "first, second, third code",
    formats: ["csv", "xlsx"],
  },
  { layout: "binary_dummy", words: "A column per code", detail: "0 or 1", formats: ["csv", "xlsx"] },
  {
    layout: "one_row_per_code",
    words: "A row per code",
    detail: "with its evidence, for pivot tables",
    formats: ["xlsx"],
  },
  { layout: "wide", words: "All codes in one cell", detail: "for reading", formats: ["xlsx"] },
];

export type ExportChoice = {
  format: ExportFormat;
  layout: Layout;
  include_demographics: boolean;
  include_sentiment: boolean;
  include_confidence: boolean;
};

/** The coded answers of a question as a file, under the name that the service gives it. */
export async function exportAnswers(
  { projectId, questionId }: { projectId: string; questionId: string },
  { format, layout, ...include }: ExportChoice,
) {
  const body = { project_id: projectId, question_id: questionId, ...include };
  const file =
    format === "xlsx"
      ? await api.export.xlsx({ ...body, layout })
      : await api.export.csv({ ...body, layout: layout === "binary_dummy" ? layout : "columns_by_mention" });
  return { name: file.name ?? `answers.${format}`, content: await file.response.blob() };
}
