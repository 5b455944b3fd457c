import { PERIODS, type Period } from "@/lib/tables/periods";
import type { DayOrder } from "@/lib/tables/read-day";

/** The role of a column. A period such as `month` means that the column's dates become a segment, grouped by month. */
export type ColumnRole = "id" | "text" | "segment" | Period | "weight" | "ignore";

export const ROLE_WORDS: Record<ColumnRole, string> = {
  text: "Answers",
  id: "Respondent id",
  segment: "Segment",
  week: "Dates, by week",
  month: "Dates, by month",
  quarter: "Dates, by quarter",
  year: "Dates, by year",
  weight: "Weight",
  ignore: "Left out",
};

/** Whether the day or the month comes first, by column, as a person has said. */
export type ChosenOrders = Readonly<Record<number, DayOrder>>;

export const isPeriod = (role: ColumnRole | undefined): role is Period => PERIODS.some((period) => period === role);

export const isSegment = (role: ColumnRole | undefined): boolean => role === "segment" || isPeriod(role);

type PreviewedColumns = {
  columns: readonly { name: string; role: "id" | "text" | "segment" | "weight" | "ignore" }[];
  mapping: { dates: readonly { column: string; by: Period }[] };
};

/** The roles of the columns in a preview. */
export const rolesOf = ({ columns, mapping }: PreviewedColumns): ColumnRole[] =>
  columns.map(({ name, role }) => mapping.dates.find(({ column }) => column === name)?.by ?? role);

/** The roles of the columns as the API takes them: columns by their position. */
export function mappingOf(roles: readonly ColumnRole[], orders: ChosenOrders = {}) {
  const having = (role: ColumnRole) => roles.flatMap((given, column) => (given === role ? [column] : []));
  const text = having("text");
  const segments = roles.flatMap((role, column): (number | { column: number; by: Period; order?: DayOrder })[] => {
    if (role === "segment") return [column];
    const order = orders[column];
    return isPeriod(role) ? [{ column, by: role, ...(order && { order }) }] : [];
  });
  return {
    id: having("id")[0] ?? null,
    ...(text.length > 0 && { text }),
    segments,
    weight: having("weight")[0] ?? null,
  };
}

/**
 * Whether a person has to say which comes first in the dates of a column, the day or the month. The years of dates do
 * not depend on it.
 */
export const needsOrder = (dates: { order: string } | null, role: ColumnRole | undefined): boolean =>
  isPeriod(role) && role !== "year" && (dates?.order === "unclear" || dates?.order === "mixed");

/**
 * Gives a column a role. There is at most one id column, one weight and, for a file that goes into one question, one
 * answer column.
 */
export function withRole(roles: readonly ColumnRole[], column: number, role: ColumnRole, oneQuestion: boolean) {
  const isSingle = role === "id" || role === "weight" || (role === "text" && oneQuestion);
  return roles.map((given, index) => (index === column ? role : isSingle && given === role ? "segment" : given));
}
