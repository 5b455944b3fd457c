import { invalidInput } from "@/lib/errors/app-error";
import { columnOfName, listed } from "@/lib/tables/guess-columns";
import { MOSTLY } from "./find-header";
import { isRoleName, type Role, rankOf } from "./role-words";
import { isNumber } from "./whole-number";

type Column = string | number;
const TEXTS = ["parent", "definition", "include", "exclude", "always", "exclusive", "sentiment", "code_id"] as const;
const SINGLE = [
  "code_id",
  "parent",
  "include",
  "exclude",
  "always",
  "exclusive",
  "sentiment",
  "number",
  "code",
  "definition",
] as const;
type Single = (typeof SINGLE)[number];

/** The columns that a caller names, by header or by index from 0. Those left out are guessed; null is none. */
export type FrameMapping = { nets?: Column[] | undefined } & { [Field in Single]?: Column | null | undefined };

/** The columns to read by their index; `nets` from the outermost level to the innermost. */
export type FramePlan = { nets: number[] } & Record<Single, number | null>;

type Columns = { columns: readonly string[]; rows: readonly (readonly string[])[] };

/** Columns with such names hold numbers of answers. */
const COUNTS = /^(?:counts?|n|freq\w*|mentions|answers|anzahl|häufigkeit|nennungen|%|share|percent\w*|total|base)$/i;

/**
 * The columns to read: those that the mapping names, else a guess from names and contents. Throws VALIDATION_ERROR for
 * a column that the file does not have or that has two roles, or if no column can hold the names of codes.
 */
export function planColumns(table: Columns, mapping: FrameMapping): FramePlan {
  const place = (column: Column, field: string) => placeOf(table.columns, column, `mapping.${field}`);
  const nets = mapping.nets?.map((column) => place(column, "nets"));
  const free = new Set(table.columns.keys());
  const take = (column: number, field: string) => {
    if (free.delete(column)) return;
    throw invalidInput([{ path: `mapping.${field}`, message: "names a column that has another role, too" }]);
  };
  for (const net of nets ?? []) take(net, "nets");
  const plan = { nets: nets ?? [] } as FramePlan;
  for (const field of SINGLE) {
    const given = mapping[field];
    plan[field] = given === undefined || given === null ? null : place(given, field);
    if (plan[field] !== null) take(plan[field], field);
  }
  const guesses = guessesFor(table);
  for (const field of SINGLE) {
    if (mapping[field] !== undefined) continue;
    plan[field] = guesses[field]([...free]) ?? null;
    free.delete(plan[field] ?? -1);
  }
  if (plan.code === null) {
    const message = `is required: no column looks like the names of codes. ${listed(table.columns)}`;
    throw invalidInput([{ path: "mapping.code", message }]);
  }
  return nets ? plan : { ...plan, nets: guesses.nets([...free], plan.code) };
}

function placeOf(columns: readonly string[], column: Column, path: string): number {
  const index = typeof column === "number" ? column : columnOfName(columns, column);
  if (index >= 0 && index < columns.length) return index;
  throw invalidInput([{ path, message: `names no column of the file, "${column}". ${listed(columns)}` }]);
}

/** The role of a column. */
export function roleOf(column: number, plan: FramePlan): Role {
  if (plan.nets.includes(column)) return "net";
  return SINGLE.find((field) => plan[field] === column) ?? "ignore";
}

/** The plan as the API shows it, with the columns' names. */
export function shownPlan({ nets, ...plan }: FramePlan, columns: readonly string[]) {
  const nameOf = (column: number) => columns[column] ?? "";
  const single = SINGLE.map((field) => [field, plan[field] === null ? null : nameOf(plan[field])] as const);
  return { ...(Object.fromEntries(single) as Record<Single, string | null>), nets: nets.map(nameOf) };
}

/** The guesses for each role, among the columns that have none yet. */
function guessesFor({ columns, rows }: Columns) {
  const about = columns.map((name, column) => {
    const filled = rows.flatMap((row) => row[column] || []);
    const isNumeric = filled.length > 0 && filled.filter(isNumber).length >= filled.length * MOSTLY;
    return { name, isNumeric, filled: filled.length, distinct: new Set(filled).size };
  });
  const is = (column: number) => about[column] ?? { name: "", isNumeric: false, filled: 0, distinct: 0 };
  const named = (role: Exclude<Role, "ignore">, free: readonly number[]) =>
    free
      .filter((column) => rankOf(role, is(column).name) >= 0)
      .sort((a, b) => rankOf(role, is(a).name) - rankOf(role, is(b).name));
  const texts = (free: readonly number[]) =>
    free.filter((column) => is(column).filled > 0 && !is(column).isNumeric && !isRoleName(is(column).name));
  const byName = (role: (typeof TEXTS)[number]) => (free: readonly number[]) => named(role, free)[0];
  return {
    ...(Object.fromEntries(TEXTS.map((role) => [role, byName(role)])) as Record<
      (typeof TEXTS)[number],
      ReturnType<typeof byName>
    >),
    number(free: readonly number[]) {
      const numeric = free.filter((column) => is(column).isNumeric);
      const unnamed = numeric.filter((column) => !isRoleName(is(column).name) && !COUNTS.test(is(column).name.trim()));
      return named("number", numeric)[0] ?? unnamed.find((column) => is(column).distinct === is(column).filled);
    },
    code: (free: readonly number[]) =>
      named("code", free)[0] ?? texts(free).sort((a, b) => is(b).distinct - is(a).distinct || a - b)[0],
    /** Columns without a known name are nets if each of their values stands in one block of rows. */
    nets(free: readonly number[], code: number) {
      const byWord = named("net", free).sort((a, b) => a - b);
      const worded = byWord.filter((column) => !is(column).isNumeric);
      if (byWord.length > 0) return worded.length > 0 ? worded : byWord;
      return texts(free).filter(
        (column) => is(column).distinct > 1 && is(column).distinct < is(code).distinct && isInBlocks(rows, column),
      );
    },
  };
}

function isInBlocks(rows: Columns["rows"], column: number): boolean {
  const filled = rows.flatMap((row) => row[column] || []);
  const blocks = filled.filter((value, index) => value !== filled[index - 1]);
  return new Set(filled).size === blocks.length;
}
