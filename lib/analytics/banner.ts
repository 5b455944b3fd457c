import { inOrder, type ValueOrder } from "@/lib/questions/value-orders";
import type { BaseLine, ColumnName } from "./tabulate";

/** Columns with fewer answers are marked, because their percentages are uncertain. */
export const SMALL_BASE = 30;

export type Column = BaseLine & {
  /** The letter by which other columns refer to this one; null for the total. */
  letter: string | null;
  /**
   * The effective base for significance tests (L. Kish, Survey Sampling (1965), 11.7); without weights, the number of
   * answers.
   */
  effective: number;
};

/** The columns of a table: the total, then the values of each key in their order, lettered from A on. */
export function bannerOf(
  bases: readonly BaseLine[],
  keys: readonly string[],
  orders: ReadonlyMap<string, ValueOrder> = new Map(),
): Column[] {
  const total = bases.find(({ column }) => column === null) ?? NOBODY;
  const ofKeys = keys.flatMap((key) => {
    const own = new Map(
      bases.flatMap((base) => (base.column?.key === key ? [[base.column.value, base] as const] : [])),
    );
    return inOrder([...own.keys()], orders.get(key)).flatMap((value) => own.get(value) ?? []);
  });
  return [
    { ...total, letter: null, effective: effectiveBase(total) },
    ...ofKeys.map((base, index) => ({ ...base, letter: letterOf(index), effective: effectiveBase(base) })),
  ];
}

const NOBODY: BaseLine = { column: null, answers: 0, respondents: 0, weight: 0, squares: 0 };

/** A text that identifies a column within a table; empty for the total. */
export const columnId = (column: ColumnName): string => (column ? JSON.stringify([column.key, column.value]) : "");

/** A segment as the API shows it; `segment` can be sent back unchanged. Null for the total. */
export const shownSegment = (column: ColumnName) => ({
  segment: column && `${column.key}=${column.value}`,
  segment_key: column?.key ?? null,
  segment_value: column?.value ?? null,
});

/** The column of a segment, named `key=value` as in replies, or that of the total (null). */
export const columnNamed = (columns: readonly Column[], segment: string | null) =>
  columns.find(({ column }) => shownSegment(column).segment === segment);

/** The columns of one key, in the order of the banner. */
export const columnsOfKey = (columns: readonly Column[], key: string) =>
  columns.filter(({ column }) => column?.key === key);

/**
 * The effective base of weighted answers: the square of the sum of weights, divided by the sum of squared weights (L.
 * Kish, Survey Sampling (1965), 11.7).
 */
export const effectiveBase = ({ weight, squares }: BaseLine) => (squares > 0 ? weight ** 2 / squares : 0);

/** A to Z, then AA, AB and so on. */
function letterOf(index: number): string {
  const last = String.fromCharCode(65 + (index % 26));
  return index < 26 ? last : letterOf(Math.floor(index / 26) - 1) + last;
}
