import type { SavColumn } from "@/db/schema/segment-labels";
import { sourceOf } from "@/lib/tables/byte-source";
import { columnWording } from "@/lib/tables/column-wording";
import { openTable } from "@/lib/tables/open-table";
import { withoutPlaceholders } from "@/lib/tables/placeholders";
import type { Row, TableHead } from "@/lib/tables/table";
import { withoutHtml } from "@/lib/text/plain-text";
import { serve } from "@/lib/workers/serve";
import { type CheckedRow, checkRow, rowContext, segmentNamesOf } from "./check-row";
import { type ColumnMapping, type ColumnPlan, planColumns } from "./column-plan";
import { type Fingerprints, fingerprintsOf } from "./fingerprints";
import { previewUpload } from "./preview-upload";
import { explainedTable, receivedFile } from "./received-file";
import { sampleRows } from "./sample-rows";

const MAX_ROWS = 2_000;
const MAX_CHARACTERS = 4_000_000;

export type Look = {
  /** True if the sample holds all rows. */
  isWhole: boolean;
  plan: ColumnPlan;
  preview: ReturnType<typeof previewUpload>;
  /** The wording of each text column's question: the variable's label, otherwise the header. */
  wordings: string[];
  /** The labels of the segments, of the weight and of the ids, by the names under which their values are stored. */
  segmentLabels: Record<string, string>;
  /** What an SPSS file says of the segments, the weight and the ids, by name. */
  savColumns: Record<string, SavColumn>;
  /** What it says of each text column. */
  answerColumns: SavColumn[];
  fingerprints: Fingerprints;
};

let reading: { rows: AsyncGenerator<CheckedRow[]>; count: number } | undefined;

const received = receivedFile(() => {
  reading = undefined;
});

const handlers = {
  ...received.handlers,
  look: (input: { mapping: ColumnMapping; question: string | null; isPreview: boolean }) =>
    explainedTable(() => look(input)),
  /** Begins to read the rows after row `known`. */
  begin: (input: { plan: ColumnPlan; known: number }): void => {
    const begun: { count: number } = { count: 0 };
    reading = Object.assign(begun, { rows: checkedRows(input, () => begun.count++) });
  },
  /** The next rows; empty after the last. */
  next: (_: object) => explainedTable(async () => (await reading?.rows.next())?.value ?? []),
  /** How many rows have been read. */
  count: (_: object) => reading?.count ?? 0,
};

export type UploadCalls = typeof handlers;
export default serve(handlers);

function open() {
  const { name, bytes, options } = received.current();
  return openTable(sourceOf(bytes), name, options);
}

/** How rows are taken: without HTML, and with placeholders as missing values. JSON is taken as it is sent. */
function valuesOf({ format }: TableHead): (row: Row) => Row {
  if (format === "json") return (row) => row;
  return received.current().options.placeholders === false
    ? rowWithoutHtml
    : (row) => withoutPlaceholders(rowWithoutHtml(row));
}

const rowWithoutHtml = (row: Row): Row => ({ ...row, cells: row.cells.map((cell) => cell && withoutHtml(cell)) });

async function look(options: Parameters<UploadCalls["look"]>[0]): Promise<Look> {
  const table = await open();
  const raw = await sampleRows(table);
  const withValues = valuesOf(table);
  const sample = { ...raw, rows: raw.rows.map(withValues) };
  const plan = planColumns(table, sample, options);
  const wordings = plan.text.map((column) => columnWording(table, column));
  const preview = previewUpload(table, { ...sample, raw: raw.rows }, plan);
  return {
    isWhole: sample.share === 1,
    plan,
    preview,
    wordings,
    segmentLabels: segmentLabelsOf(table, plan),
    savColumns: savColumnsOf(table, plan),
    answerColumns: plan.text.flatMap((column) => table.savColumns?.[column] ?? []),
    fingerprints: fingerprintsOf(table, sample.rows, plan),
  };
}

function segmentLabelsOf(table: TableHead, { segments, weight, id }: ColumnPlan): Record<string, string> {
  const names = segmentNamesOf(table.columns);
  const columns = [...segments, weight ?? [], id ?? []].flat();
  return Object.fromEntries(columns.map((column) => [names[column] ?? "", columnWording(table, column)] as const));
}

/** Also keeps columns that could have the name of one of our variables in exports, so that ours get other names. */
function savColumnsOf({ columns, savColumns = [] }: TableHead, { segments, weight, id }: ColumnPlan) {
  const kept = new Set([...segments, weight, id]);
  const names = segmentNamesOf(columns);
  return Object.fromEntries(
    savColumns.flatMap((column, at) =>
      kept.has(at) || /^(Q|OPEN|CODED)\d/i.test(columns[at] ?? "") ? [[names[at] ?? "", column] as const] : [],
    ),
  );
}

async function* checkedRows(
  { plan, known }: Parameters<UploadCalls["begin"]>[0],
  count: () => number,
): AsyncGenerator<CheckedRow[]> {
  const table = await open();
  const context = rowContext(table.columns, plan);
  const withValues = valuesOf(table);
  let pending: CheckedRow[] = [];
  let size = 0;
  for await (const batch of table.batches()) {
    for (const row of batch.rows) {
      const ordinal = count() + 1;
      if (row.row <= known) continue;
      const checked = checkRow(withValues(row), ordinal, context);
      pending.push(checked);
      size += charactersOf(checked);
      if (pending.length < MAX_ROWS && size <= MAX_CHARACTERS) continue;
      yield pending;
      pending = [];
      size = 0;
    }
  }
  if (pending.length > 0) yield pending;
}

/** The approximate length of a row as JSON, in which each row repeats the names of its segments. */
const charactersOf = ({ texts, segments, codings }: CheckedRow): number =>
  texts.reduce((sum, text) => sum + (text?.length ?? 0), 0) +
  codings.flatMap((coding) => coding?.codes ?? []).reduce((sum, code) => sum + code.length + 3, 0) +
  Object.entries(segments).reduce((sum, [name, value]) => sum + name.length + `${value}`.length + 6, 0);
