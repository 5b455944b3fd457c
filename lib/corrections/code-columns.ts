import { KEY_COLUMN } from "@/lib/export/layouts";
import { NAME_PREFIXES } from "@/lib/export/sav/name-prefix";
import { TableError } from "@/lib/tables/table";
import type { CodeNames } from "./code-names";

/** The indexes of a file's columns that hold codes. */
export type CodeColumns =
  /** One column group per mention, with the code's number, its name, or both. */
  | { layout: "mentions"; places: MentionColumns[] }
  /** One row per code. */
  | { layout: "rows"; place: MentionColumns & { category: number | undefined } }
  /** All codes of an answer in one cell. */
  | { layout: "list"; place: MentionColumns }
  /** One 0/1 column per code. */
  | { layout: "dummies"; columns: { column: number; code: number; sentiment: number | undefined }[] };

/** The columns of a mention's code, by its number and its name, and of its sentiment. */
export type MentionColumns = { number: number | undefined; name: number | undefined; sentiment: number | undefined };

/** The index of the column of keys. Throws TableError if the file has none. */
export function keyColumnOf(columns: readonly string[]): number {
  const found = columns.findLastIndex((name) => name.startsWith(KEY_COLUMN) || KEY_VARIABLE.test(name));
  if (found >= 0) return found;
  throw new TableError(
    `The file has no column "${KEY_COLUMN}" or "Q1_KEY", so nobody can tell what was edited. Download the answers again as Excel or SPSS (over the API with \`include_import_key\`), and edit that file.`,
  );
}

const KEY_VARIABLE = new RegExp(`^((?:${NAME_PREFIXES.join("|")})\\d+)_KEY$`, "i");

/** A pattern that matches the question's name in an SPSS file: `Q1`, `OPEN1` …; for a workbook it matches nothing. */
const questionIn = (columns: readonly string[]): string =>
  KEY_VARIABLE.exec(columns[keyColumnOf(columns)] ?? "")?.[1] ?? "(?!)";

/**
 * The index of the column that tells whether a person has decided about the answer: `reviewed` in a workbook,
 * `Q1_REVIEWED` in an SPSS file.
 */
export function reviewedColumnOf(columns: readonly string[]): number | undefined {
  const named = new RegExp(`^(reviewed(_\\d+)?|${questionIn(columns)}_REVIEWED)$`, "i");
  const found = columns.findLastIndex((name) => named.test(name));
  return found < 0 ? undefined : found;
}

/**
 * The columns that hold codes, in any layout. If several columns have the same name, those of codes come last in our
 * files.
 */
export function codeColumnsOf(columns: readonly string[], names: CodeNames): CodeColumns {
  const last = (name: RegExp) => {
    const found = columns.findLastIndex((column) => name.test(column));
    return found < 0 ? undefined : found;
  };
  const question = questionIn(columns);
  const places = mentionPlaces(columns, question);
  if (places.length > 0) return { layout: "mentions", places };
  const sentiment = last(/^sentiment(_\d+)?$/);
  const list = { number: last(/^code_numbers(_\d+)?$/), name: last(/^codes(_\d+)?$/), sentiment };
  if (list.number !== undefined) return { layout: "list", place: list };
  const row = { number: last(/^code_number(_\d+)?$/), name: last(/^code(_\d+)?$/), sentiment };
  if (row.number !== undefined) return { layout: "rows", place: { ...row, category: last(/^category(_\d+)?$/) } };
  const dummies = dummyColumns(columns, names, question);
  if (dummies.length > 0) return { layout: "dummies", columns: dummies };
  throw new TableError("The file has no columns of codes. Leave their names as they were exported.");
}

/** `code_1`, `code_number_1` and `sentiment_1` of a workbook, `Q1_M1` and `Q1_S1` of an SPSS file. */
function mentionPlaces(columns: readonly string[], question: string): MentionColumns[] {
  const named = new RegExp(`^(code_|code_number_|sentiment_|${question}_[MS])(\\d+)$`, "i");
  const byMention = new Map<number, MentionColumns>();
  for (const [column, name] of columns.entries()) {
    const [, kind, mention] = named.exec(name) ?? [];
    if (!kind || mention === undefined) continue;
    const place = byMention.get(Number(mention)) ?? { number: undefined, name: undefined, sentiment: undefined };
    byMention.set(Number(mention), { ...place, [partOf(kind.toLowerCase())]: column });
  }
  const numbered = [...byMention]
    .filter(([, { number }]) => number !== undefined)
    .toSorted(([one], [other]) => one - other);
  for (const [at, [mention]] of numbered.entries()) if (mention !== at + 1) throw missingMention(at + 1);
  return numbered.map(([, place]) => place);
}

/** The error for a file that lacks the column of a mention. Importing it would remove that code from every answer. */
export const missingMention = (mention: number) =>
  new TableError(
    `The file has no column for mention ${mention} (code_number_${mention}, in SPSS Q1_M${mention}), though it was exported with one. Leave the columns of codes and their names as they were exported.`,
  );

const partOf = (kind: string): keyof MentionColumns => {
  if (kind === "code_") return "name";
  return kind === "sentiment_" || kind.endsWith("s") ? "sentiment" : "number";
};

/**
 * Finds 0/1 columns: `Q1_C12` in an SPSS file; in a workbook, the name of a code, with a number after it if another
 * column has that name.
 */
function dummyColumns(columns: readonly string[], names: CodeNames, question: string) {
  const named = new RegExp(`^${question}_([CS])(\\d+)$`, "i");
  const [byCode, sentiments] = [new Map<number, number>(), new Map<number, number>()];
  const only = (text: string) => {
    const exact = names.find(text);
    const codes = exact.size > 0 ? exact : names.find(text.replace(/_\d+$/, ""));
    const [code] = codes;
    return codes.size > 1 ? undefined : code;
  };
  for (const [column, name] of columns.entries()) {
    const [, kind, number] = named.exec(name) ?? [];
    const code = number === undefined ? only(name) : Number(number);
    const felt = code === undefined ? only(/^(.+) \(sentiment\)(_\d+)?$/.exec(name)?.[1] ?? "") : undefined;
    if (code !== undefined) (kind?.toLowerCase() === "s" ? sentiments : byCode).set(code, column);
    else if (felt !== undefined) sentiments.set(felt, column);
  }
  return [...byCode].map(([code, column]) => ({ column, code, sentiment: sentiments.get(code) }));
}
