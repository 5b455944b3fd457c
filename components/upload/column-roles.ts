import { PERIODS, type Period } from "@/lib/tables/periods";
import type { DayOrder } from "@/lib/tables/read-day";
import { yesOrNo } from "@/lib/tables/yes-no";

/**
 * The role of a column. A period such as `month` means that the column's dates become a segment, grouped by month;
 * `codes:3`, that the column holds codes which the answers in column 3 were given before; `closed:3`, that it holds the
 * options of the closed question whose “other, specify” these answers are.
 */
export type ColumnRole = PlainRole | CodesRole;
export type PlainRole = "id" | "text" | "segment" | Period | "weight" | "coder" | "ignore";
export type CodesRole = `${CodesKind}:${number}`;
type CodesKind = "codes" | "closed";

export const ROLE_WORDS: Record<PlainRole, string> = {
  text: "Answers",
  id: "Respondent id",
  segment: "Segment",
  week: "Dates, by week",
  month: "Dates, by month",
  quarter: "Dates, by quarter",
  year: "Dates, by year",
  weight: "Weight",
  coder: "Who gave the codes",
  ignore: "Left out",
};

/** Whether the day or the month comes first, by column, as a person has said. */
export type ChosenOrders = Readonly<Record<number, DayOrder>>;

export const isPeriod = (role: ColumnRole | undefined): role is Period => PERIODS.some((period) => period === role);

export const isSegment = (role: ColumnRole | undefined): boolean => role === "segment" || isPeriod(role);

export const codesRole = (kind: CodesKind, text: number): CodesRole => `${kind}:${text}`;

export const isCodes = (role: ColumnRole | undefined): role is CodesRole => /^(codes|closed):/.test(role ?? "");

/** What a person has said about the codes of a file: who gave them, and by question which option is “Other”. */
export type AboutCodes = { coder?: string; others?: Readonly<Record<number, string | number>> };

type PreviewedColumns = {
  columns: readonly {
    name: string;
    role: "id" | "text" | "segment" | "weight" | "codes" | "coder" | "closed" | "ignore";
  }[];
  mapping: {
    dates: readonly { column: string; by: Period }[];
    codes: readonly { text: string; columns: readonly string[] }[];
    closed: readonly { text: string; columns: readonly string[] }[];
  };
};

/** The roles of the columns in a preview. */
export const rolesOf = ({ columns, mapping }: PreviewedColumns): ColumnRole[] =>
  columns.map(({ name, role }) => {
    if (role !== "codes" && role !== "closed") return mapping.dates.find(({ column }) => column === name)?.by ?? role;
    const coded = mapping[role].find((given) => given.columns.includes(name));
    return codesRole(
      role,
      columns.findIndex((column) => column.name === coded?.text),
    );
  });

/** The roles of the columns as the API takes them: columns by their position. */
export function mappingOf(
  roles: readonly ColumnRole[],
  orders: ChosenOrders = {},
  { coder = "", others = {} }: AboutCodes = {},
) {
  const having = (role: ColumnRole) => roles.flatMap((given, column) => (given === role ? [column] : []));
  const text = having("text");
  const segments = roles.flatMap((role, column): (number | { column: number; by: Period; order?: DayOrder })[] => {
    if (role === "segment") return [column];
    const order = orders[column];
    return isPeriod(role) ? [{ column, by: role, ...(order && { order }) }] : [];
  });
  const [coder_column] = having("coder");
  const codes = text.flatMap((column) => {
    const columns = having(codesRole("codes", column));
    const by = { ...(coder !== "" && { coder }), ...(coder_column !== undefined && { coder_column }) };
    return columns.length > 0 ? [{ text: column, columns, ...by }] : [];
  });
  const closed = text.flatMap((column) => {
    const [columns, other] = [having(codesRole("closed", column)), others[column]];
    return columns.length > 0 ? [{ text: column, columns, ...(other !== undefined && { other }) }] : [];
  });
  return {
    id: having("id")[0] ?? null,
    ...(text.length > 0 && { text }),
    segments,
    weight: having("weight")[0] ?? null,
    ...(codes.length > 0 && { codes }),
    ...(closed.length > 0 && { closed }),
  };
}

/**
 * Whether a person has to say which comes first in the dates of a column, the day or the month. The years of dates do
 * not depend on it.
 */
export const needsOrder = (dates: { order: string } | null, role: ColumnRole | undefined): boolean =>
  isPeriod(role) && role !== "year" && (dates?.order === "unclear" || dates?.order === "mixed");

/**
 * Gives a column a role. There is at most one id column, one weight, one column of coders and, for a file that goes
 * into one question, one answer column. Codes of a column that is no answer any more become segments.
 */
export function withRole(roles: readonly ColumnRole[], column: number, role: ColumnRole, oneQuestion: boolean) {
  const isSingle = role === "id" || role === "weight" || role === "coder" || (role === "text" && oneQuestion);
  const given = roles.map((each, index) => (index === column ? role : isSingle && each === role ? "segment" : each));
  return given.map((each) => (isCodes(each) && given[Number(each.split(":")[1])] !== "text" ? "segment" : each));
}

type Described = { name: string; set: string | null; samples: readonly string[] };

/**
 * Gives the role of a column of codes to the columns after it that go on with it: of the same multiple-response set,
 * numbered under the same name (`code1`, `code2`), or also answered by yes or no.
 */
export function withLikeColumns(roles: readonly ColumnRole[], columns: readonly Described[], column: number) {
  const [role, first] = [roles[column], columns[column]];
  if (!isCodes(role) || !first) return roles;
  const goesOn = (next: Described, at: number) =>
    (roles[at] === "segment" || roles[at] === "ignore") &&
    (first.set === null && next.set === null ? isAlike(first, next) : first.set === next.set);
  const end = columns.findIndex((next, at) => at > column && !goesOn(next, at));
  return roles.map((given, at) => (at > column && (end < 0 || at < end) ? role : given));
}

function isAlike(one: Described, other: Described): boolean {
  const [stem, next] = [one, other].map(({ name }) => name.replace(/\d+$/, ""));
  if (stem === next && stem !== one.name && next !== other.name) return true;
  return [one, other].every(({ samples }) => samples.every((cell) => yesOrNo(cell) !== undefined));
}
