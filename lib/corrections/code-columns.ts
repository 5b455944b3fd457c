import { KEY_COLUMN } from "@/lib/export/layouts";
import { TableError } from "@/lib/tables/table";
import type { CodeNames } from "./code-names";

/** Which columns of a file hold codes, by their places. */
export type CodeColumns =
  /** By mention: the number or the name of a code, or both. */
  | { layout: "mentions"; places: Place[] }
  /** One row per code. */
  | { layout: "rows"; place: Place & { category: number | undefined } }
  /** All codes of an answer in one cell. */
  | { layout: "list"; place: Place }
  /** A 0/1 column per code. */
  | { layout: "dummies"; columns: { column: number; code: number }[] };

export type Place = { number: number | undefined; name: number | undefined };

/** The column of keys. TableError where the file has none. */
export function keyColumnOf(columns: readonly string[]): number {
  const found = columns.findLastIndex((name) => name.startsWith(KEY_COLUMN) || /^Q\d+_KEY$/i.test(name));
  if (found >= 0) return found;
  throw new TableError(
    `The file has no column "${KEY_COLUMN}" or "Q1_KEY", so nobody can tell what was edited. Export it again with \`include_import_key\`, and edit that file.`,
  );
}

/** The columns of codes, whatever the layout. Those of codes stand behind all others of the same name. */
export function codeColumnsOf(columns: readonly string[], names: CodeNames): CodeColumns {
  const last = (name: RegExp) => {
    const found = columns.findLastIndex((column) => name.test(column));
    return found < 0 ? undefined : found;
  };
  const places = mentionPlaces(columns);
  if (places.length > 0) return { layout: "mentions", places };
  const list = { number: last(/^code_numbers(_\d+)?$/), name: last(/^codes(_\d+)?$/) };
  if (list.number !== undefined) return { layout: "list", place: list };
  const row = { number: last(/^code_number(_\d+)?$/), name: last(/^code(_\d+)?$/) };
  if (row.number !== undefined) return { layout: "rows", place: { ...row, category: last(/^category(_\d+)?$/) } };
  const dummies = dummyColumns(columns, names);
  if (dummies.length > 0) return { layout: "dummies", columns: dummies };
  throw new TableError("The file has no columns of codes. Leave their names as they were exported.");
}

/** `code_1` and `code_number_1` of a workbook, `Q1_M1` of an SPSS file. */
function mentionPlaces(columns: readonly string[]): Place[] {
  const byMention = new Map<number, Place>();
  for (const [column, name] of columns.entries()) {
    const [, kind, mention] = /^(code_|code_number_|Q\d+_M)(\d+)$/i.exec(name) ?? [];
    if (!kind || mention === undefined) continue;
    const place = byMention.get(Number(mention)) ?? { number: undefined, name: undefined };
    byMention.set(Number(mention), { ...place, [kind.toLowerCase() === "code_" ? "name" : "number"]: column });
  }
  return [...byMention]
    .filter(([, { number }]) => number !== undefined)
    .toSorted(([one], [other]) => one - other)
    .map(([, place]) => place);
}

/** `Q1_C12` of an SPSS file; in a workbook the name of a code, with a number behind it where another column has it. */
function dummyColumns(columns: readonly string[], names: CodeNames) {
  const byCode = new Map<number, number>();
  for (const [column, name] of columns.entries()) {
    const number = /^Q\d+_C(\d+)$/i.exec(name)?.[1];
    const exact = number === undefined ? names.find(name) : [Number(number)];
    const found = exact.length > 0 ? exact : names.find(name.replace(/_\d+$/, ""));
    const [code] = found;
    if (code !== undefined && found.length === 1) byCode.set(code, column);
  }
  return [...byCode].map(([code, column]) => ({ column, code }));
}
