import { guessLanguage } from "@/lib/language/guess-language";
import { describeDates } from "@/lib/tables/date-columns";
import { filledCells } from "@/lib/tables/guess-columns";
import { countPlaceholders } from "@/lib/tables/placeholders";
import type { OpenTable, Row } from "@/lib/tables/table";
import { checkRow, rowContext } from "./check-row";
import { type ColumnPlan, shownPlan } from "./column-plan";
import { tallyGiven } from "./given-codes/tally-given";

const SHOWN_ROWS = 20;
const SAMPLES = 5;
const LONGEST_SAMPLE = 200;
export const MAX_PROBLEMS = 100;

/**
 * Shows how a file would be read: its columns and their roles, its first rows, and why rows of the sample would be
 * refused. `raw`: the rows as the file has them, with placeholders.
 */
export function previewUpload(
  table: OpenTable,
  { rows, raw, share }: { rows: Row[]; raw: Row[]; share: number },
  plan: ColumnPlan,
) {
  const { format, encoding = null, delimiter = null, sheets = null, sheet = null, columns, labels, notes } = table;
  const { hiddenSheets = null } = table;
  const context = rowContext(columns, plan);
  const checked = rows.map((row, index) => checkRow(row, index + 1, context));
  const problems = checked.flatMap((row) => row.problems);
  return {
    format,
    encoding,
    delimiter,
    sheets,
    hidden_sheets: hiddenSheets,
    sheet,
    columns: columns.map((name, index) => ({
      index,
      name,
      label: labels?.[index] ?? null,
      set: table.multipleSets?.find((set) => set.columns.includes(index))?.name ?? null,
      role: roleOf(index, plan),
      ...describeColumn(rows, index),
      placeholders: format === "json" ? [] : countPlaceholders(raw, index),
    })),
    mapping: shownPlan(plan, columns),
    language: guessLanguage(rows.flatMap(({ cells }) => plan.text.map((column) => cells[column] ?? ""))),
    given_codes: (plan.codes ?? []).map((_, place) => tallyGiven(checked, place)),
    rows: rows
      .slice(0, SHOWN_ROWS)
      .map(({ cells }) => columns.map((_, index) => (index < cells.length ? (cells[index] ?? null) : ""))),
    row_count: Math.max(rows.length, Math.round(rows.length / share)),
    row_count_exact: share === 1,
    problems: problems.slice(0, MAX_PROBLEMS),
    problem_count: new Set(problems.map(({ row }) => row)).size,
    notes: [
      ...notes,
      ...(plan.id === null ? ["No column holds ids: the rows are numbered."] : []),
      ...(plan.text.length === 0 ? ["No column looks like answers."] : []),
      ...plan.dates.flatMap(({ column, open }) =>
        open ? [`In “${columns[column]}” ${open}: which order is meant has to be said before loading.`] : [],
      ),
    ],
  };
}

function roleOf(column: number, { id, text, segments, weight, codes = [] }: ColumnPlan) {
  const given = codes.find(({ columns }) => columns.includes(column));
  if (given) return given.closed ? ("closed" as const) : ("codes" as const);
  if (codes.some(({ coderColumn }) => coderColumn === column)) return "coder" as const;
  if (column === id) return "id" as const;
  if (column === weight) return "weight" as const;
  if (text.includes(column)) return "text" as const;
  return segments.includes(column) ? ("segment" as const) : ("ignore" as const);
}

function describeColumn(rows: readonly Row[], column: number) {
  const filled = filledCells(
    rows.map(({ cells }) => cells),
    column,
  );
  const distinct = new Set(filled);
  const samples = [...distinct].slice(0, SAMPLES).map((cell) => cell.slice(0, LONGEST_SAMPLE).toWellFormed());
  return { samples, distinct: distinct.size, filled: filled.length, dates: describeDates(filled) };
}
