import { readWeight } from "@/lib/tables/read-weight";
import type { Row } from "@/lib/tables/table";
import type { ColumnPlan } from "./column-plan";
import { type RowCoding, readRowCoding } from "./given-codes/read-given-codes";
import { type DateSegment, periodIn } from "./plan-segments";

/** Why a row can't be loaded. `column` is null if the whole row is wrong. */
export type BadRow = { row: number; column: string | null; reason: string };

export type CheckedRow = {
  row: number;
  externalId: string | null;
  texts: (string | null)[];
  segments: Record<string, string | number>;
  /** The codes that the row gives, by entry of the plan's `codes`; null where nobody coded the answer. */
  codings: (RowCoding | null)[];
  problems: BadRow[];
};

const LONGEST_ID = 500;
export const LONGEST_TEXT = 100_000;
export const LONGEST_SEGMENT = 1_000;
export const LONGEST_SEGMENT_NAME = 200;
/** Characters of the number that tells equal names apart, such as ` (12)`. */
const LONGEST_COPY = 8;
const LONGEST_SHOWN = 40;
const NO_DATE = {
  "day-first": "is not a date with the day first",
  "month-first": "is not a date with the month first",
  any: "is not a clear date",
};

/** What is needed to read a row: the columns, the names and periods of the segments, and the plan. */
type RowContext = {
  columns: readonly string[];
  segmentNames: readonly string[];
  dates: ReadonlyMap<number, DateSegment>;
  plan: ColumnPlan;
};

/** Computes the `RowContext` that all rows of a file share. */
export const rowContext = (columns: readonly string[], plan: ColumnPlan): RowContext => ({
  columns,
  segmentNames: segmentNamesOf(columns),
  dates: new Map(plan.dates.map((date) => [date.column, date])),
  plan,
});

/** Makes a respondent of a row. If the file has no column of ids, the id is `ordinal`, the row's number from 1. */
export function checkRow(
  { row, cells, problem }: Row,
  ordinal: number,
  { columns, segmentNames, dates, plan }: RowContext,
): CheckedRow {
  const problems: BadRow[] = [];
  const refuse = (column: number | null, reason: string) =>
    problems.push({ row, column: column === null ? null : (columns[column] ?? null), reason });
  if (problem) refuse(null, problem);
  const read = (column: number, longest: number) => {
    const cell = column < cells.length ? (cells[column] ?? null) : "";
    if (cell === null) return null;
    if (cell.includes("\0")) refuse(column, "holds a null character");
    if (cell.length > longest) refuse(column, `has ${cell.length} characters; at most ${longest} are taken`);
    return cell.toWellFormed();
  };
  const readPeriod = (cell: string, date: DateSegment) => {
    const period = periodIn(cell, date);
    if (period === undefined) refuse(date.column, `${NO_DATE[date.order ?? "any"]}: "${startOf(cell)}"`);
    return period ?? "";
  };
  const externalId = plan.id === null ? `row-${ordinal}` : read(plan.id, LONGEST_ID)?.trim() || null;
  if (externalId === null) refuse(plan.id, "has no id");
  const codings = (plan.codes ?? []).map((given) =>
    readRowCoding(given, (column) => read(column, LONGEST_SEGMENT) ?? "", refuse),
  );
  const texts = plan.text.map((column) => read(column, LONGEST_TEXT));
  const segments = plan.segments.flatMap((column) => {
    const cell = read(column, LONGEST_SEGMENT)?.trim();
    const date = dates.get(column);
    const value = cell && date ? readPeriod(cell, date) : cell;
    if (!value) return [];
    return [[segmentNames[column] ?? "", date ? value : segmentValue(value)] as const];
  });
  const weights = [plan.weight ?? []].flat().flatMap((column) => {
    const cell = read(column, LONGEST_SEGMENT)?.trim();
    if (!cell) return [];
    const weight = readWeight(cell);
    if (weight === null) refuse(column, `is not a weight: "${startOf(cell)}"; a weight is a number from 0`);
    return [[segmentNames[column] ?? "", weight ?? 0] as const];
  });
  if (problems.length > 0) return { row, externalId: null, texts: [], segments: {}, codings: [], problems };
  return { row, externalId, texts, segments: Object.fromEntries([...segments, ...weights]), codings, problems };
}

/** The start of a cell for a message. PostgreSQL's JSON takes no null characters and no halves of a cut emoji. */
const startOf = (cell: string) => cell.slice(0, LONGEST_SHOWN).replaceAll("\0", "").toWellFormed();

/** A segment's name that can be stored: schemas drop a field with the name of an object's prototype. */
export const storableName = (name: string): string => (name === "__proto__" ? "proto" : name);

/**
 * The names under which the columns' values are stored with the answers. Long headers are cut off; those that begin
 * alike, as the items of a grid do, are numbered from the second one on.
 */
export function segmentNamesOf(columns: readonly string[]): string[] {
  const isKept = (column: string) => column.length <= LONGEST_SEGMENT_NAME && storableName(column) === column;
  const taken = new Set(columns.filter(isKept));
  const copies = new Map<string, number>();
  return columns.map((column) => {
    if (isKept(column)) return column;
    const given = storableName(column);
    const start = given.slice(0, LONGEST_SEGMENT_NAME - LONGEST_COPY);
    let copy = copies.get(start) ?? 1;
    let name = given.slice(0, LONGEST_SEGMENT_NAME);
    while (taken.has(name)) name = `${start} (${++copy})`;
    copies.set(start, copy);
    taken.add(name);
    return name;
  });
}

/** A segment's value, as a number only if it is written as one: `7` is a number, `007` stays text. */
export const segmentValue = (text: string): string | number =>
  text.length <= 15 && String(Number(text)) === text ? Number(text) : text;
