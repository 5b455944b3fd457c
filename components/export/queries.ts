import { queryOptions } from "@tanstack/react-query";
import type { ReceivedFile } from "@/lib/api/client/call";
import type { Layout } from "@/lib/export/layouts";
import type { ApiFilter } from "../filters/api-filter";
import { pngOf } from "../tables/chart-file";
import { api } from "../workbench/api";

export const FORMATS = [
  { value: "csv", words: "CSV" },
  { value: "xlsx", words: "Excel" },
  { value: "sav", words: "SPSS" },
  { value: "triple-s", words: "triple-s" },
  { value: "json", words: "JSON" },
  { value: "pptx", words: "PowerPoint" },
  { value: "svg", words: "Chart (SVG)" },
  { value: "png", words: "Chart (PNG)" },
] as const;
export type ExportFormat = (typeof FORMATS)[number]["value"];
/** The formats of files with answers, and those of charts. */
export type FileFormat = Exclude<ExportFormat, ChartFormat | "pptx">;
export type ChartFormat = "svg" | "png";

const TABLES: readonly ExportFormat[] = ["csv", "xlsx"];
const ALL: readonly ExportFormat[] = [...TABLES, "sav", "triple-s"];

export const LAYOUTS: readonly { layout: Layout; words: string; detail: string; formats: readonly ExportFormat[] }[] = [
  { layout: "columns_by_mention", words: "Columns by mention", detail: "first, second, third code", formats: ALL },
  { layout: "binary_dummy", words: "A column per code", detail: "0 or 1", formats: ALL },
  { layout: "one_row_per_code", words: "A row per code", detail: "for pivot tables", formats: TABLES },
  { layout: "wide", words: "All codes in one cell", detail: "for reading", formats: TABLES },
];

export type ExportChoice = {
  format: ExportFormat;
  /** The question that the page shows, or all questions of its project. */
  scope: "question" | "project";
  layout: Layout;
  /** Whether the whole project is one file with a row per respondent, and not a zip with a file per question. */
  singleFile: boolean;
  /** Which answers the file has: all, those of the page, or those of a saved view, by its id. */
  only: "all" | "page" | (string & {});
  filter: ApiFilter | null;
  /** Whether the file also has the other waves of the question's group. */
  grouped: boolean;
  include_demographics: boolean;
  include_sentiment: boolean;
  include_confidence: boolean;
  include_evidence: boolean;
  /** For CSV, Excel and JSON only. */
  include_provenance: boolean;
  /** Whether an SPSS file is compressed (.zsav). */
  zlib: boolean;
  /** The rows of a chart, and whether it has a panel for each value of the segments. */
  rows: "nested" | "codes" | "nets";
  bySegments: boolean;
};

/** Whether all questions of the project go into one file. */
export const isSingleFile = ({ scope, singleFile, format }: ExportChoice): boolean =>
  scope === "project" && singleFile && mayBeSingle(format);

/** The formats that can hold all questions of a project side by side. */
export const mayBeSingle = (format: ExportFormat): boolean =>
  format === "sav" || format === "triple-s" || TABLES.includes(format);

export type ExportIds = { projectId: string; questionId: string };

export const isChart = (format: ExportFormat): format is ChartFormat => format === "svg" || format === "png";

/** The options of a format, as the API expects them. */
function shapeOf(format: FileFormat, choice: ExportChoice) {
  const isText = format !== "sav" && format !== "triple-s";
  return {
    format,
    layout: format === "json" ? ("columns_by_mention" as const) : layoutOf(choice),
    include_demographics: choice.include_demographics,
    include_sentiment: choice.include_sentiment,
    include_confidence: choice.include_confidence,
    include_evidence: choice.include_evidence,
    include_provenance: isText && choice.include_provenance,
  };
}

/** Only the answers of one question can be filtered. */
const filterOf = ({ scope, filter }: Pick<ExportChoice, "scope" | "filter">) =>
  scope === "question" && filter ? { filter } : {};

/** The chosen layout; undefined if a file with a row per respondent does not have it. */
const layoutOf = (choice: ExportChoice): Layout =>
  isSingleFile(choice) && choice.layout === "one_row_per_code" ? "columns_by_mention" : choice.layout;

export type ExportPreview = Awaited<ReturnType<typeof api.export.preview>>;

/** The preview of a file: its columns and first rows. */
export function previewQuery({ projectId, questionId }: ExportIds, format: FileFormat, choice: ExportChoice) {
  const ids = isSingleFile(choice)
    ? { project_id: projectId, single_file: true }
    : {
        project_id: projectId,
        question_id: questionId,
        grouped: choice.grouped && choice.scope === "question",
        ...filterOf(choice),
      };
  const body = { ...shapeOf(format, choice), ...ids };
  return queryOptions({
    queryKey: ["questions", questionId, "export-preview", body],
    queryFn: ({ signal }) => api.export.preview(body, { signal }),
    staleTime: 60_000,
    meta: { isShownInPlace: true },
  });
}

/** The chart as an SVG document. */
export const chartQuery = (ids: ExportIds, choice: ExportChoice) =>
  queryOptions({
    queryKey: ["questions", ids.questionId, "export-chart", choice.rows, choice.bySegments, choice.filter],
    queryFn: async ({ signal }) => (await drawChart(ids, choice, signal)).response.text(),
    staleTime: 60_000,
    meta: { isShownInPlace: true },
  });

/**
 * Downloads the coded answers of a question or of a whole project, their figures as slides, or a chart, with the
 * service's name for the file.
 */
export async function exportAnswers(ids: ExportIds, choice: ExportChoice) {
  const { format } = choice;
  if (isChart(format)) return chartFile(ids, format, choice);
  const file = format === "pptx" ? await deckOf(ids, choice) : await fileOf(ids, format, choice);
  return { name: file.name ?? "answers", content: await file.response.blob() };
}

/** The chart as a file; the service sends SVG, which the browser draws as PNG. */
async function chartFile(ids: ExportIds, format: ChartFormat, choice: ExportChoice) {
  const { response } = await drawChart(ids, choice);
  const content = format === "svg" ? await response.blob() : await pngOf(await response.text());
  return { name: `cross-tab.${format}`, content };
}

/** The slides of the question, of its tracker, or of the whole project. */
const deckOf = ({ projectId, questionId }: ExportIds, choice: ExportChoice): Promise<ReceivedFile> =>
  api.export.pptx({
    project_id: projectId,
    ...(choice.scope === "question" && { question_id: questionId, grouped: choice.grouped }),
    ...filterOf(choice),
  });

async function fileOf(ids: ExportIds, format: FileFormat, choice: ExportChoice): Promise<ReceivedFile> {
  const { format: _, layout, include_provenance, ...include } = shapeOf(format, choice);
  const compression = choice.zlib ? "zlib" : "bytecode";
  if (choice.scope === "project") {
    const single_file = isSingleFile(choice);
    return api.export.project({ project_id: ids.projectId, ...shapeOf(format, choice), single_file, compression });
  }
  const body = {
    project_id: ids.projectId,
    question_id: ids.questionId,
    grouped: choice.grouped,
    ...filterOf(choice),
    ...include,
  };
  const narrow = layout === "binary_dummy" ? layout : "columns_by_mention";
  switch (format) {
    case "csv":
      return api.export.csv({ ...body, include_provenance, layout });
    case "xlsx":
      return api.export.xlsx({ ...body, include_provenance, layout });
    case "sav":
      return api.export.sav({ ...body, layout: narrow, compression });
    case "triple-s":
      return api.export.tripleS({ ...body, layout: narrow });
    case "json":
      return api.export.json({ ...body, include_provenance });
  }
}

/**
 * Draws the cross-tab as a picture. If the `Accept` header asks for an image, the operation returns a file, not a
 * table.
 */
async function drawChart(
  { projectId, questionId }: ExportIds,
  { rows, bySegments, scope, filter }: ExportChoice,
  signal?: AbortSignal,
): Promise<ReceivedFile> {
  const answer: unknown = await api.analytics.crossTab(
    {
      project_id: projectId,
      question_id: questionId,
      rows,
      ...(!bySegments && { segment_keys: [] }),
      ...filterOf({ scope, filter }),
    },
    { headers: { accept: "image/svg+xml" }, signal },
  );
  return answer as ReceivedFile;
}
