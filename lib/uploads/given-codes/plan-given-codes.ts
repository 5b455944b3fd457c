import type { SavColumn } from "@/db/schema/segment-labels";
import { invalidInput } from "@/lib/errors/app-error";
import { textsOf } from "@/lib/tables/sav-column";
import type { Row, TableHead } from "@/lib/tables/table";
import { yesOrNo } from "@/lib/tables/yes-no";
import { withoutHtml } from "@/lib/text/plain-text";

/** How columns hold codes: `cells` name codes by number or label, `columns` stand for one code each, given or not. */
export const CODE_LAYOUTS = ["cells", "columns"] as const;
export type CodeLayout = (typeof CODE_LAYOUTS)[number];

type Column = string | number;

/**
 * Columns that hold the codes of a question's answers, or (`closed`) the options of the closed question whose “other,
 * specify” the answers are; as a caller names them.
 */
export type AskedCodes = {
  /** The question's text column; by default the only one. */
  text?: Column | undefined;
  /** Columns, or multiple-response sets of an SPSS file. */
  columns: readonly Column[];
  layout?: CodeLayout | undefined;
  /** The coder's name, for all rows or in a column. */
  coder?: string | undefined;
  coder_column?: Column | undefined;
};
export type AskedClosed = Pick<AskedCodes, "text" | "columns" | "layout"> & {
  /** The option that was to be specified, by number or name; by default the one that is named so. */
  other?: string | number | undefined;
};

/** A code as a file writes it (`token`), with the number and name that the file gives it. */
export type NamedToken = { token: string; number: number | null; name: string | null };

/** The columns that hold the codes of a question's answers. */
export type GivenCodes = {
  /** Present if these are the options of a closed question. */
  closed?: { name: string; label: string; other: string | number | null };
  /** The place of the question among the text columns of the plan. */
  text: number;
  columns: number[];
  layout: CodeLayout;
  coder: string | null;
  coderColumn: number | null;
  /** The codes that headers, variable labels or value labels name. With `columns` the token is the column's place. */
  frame: NamedToken[];
  /** With `columns`, the cell that gives each column's code; null for any word for yes. */
  on: (string | null)[];
};

const LONGEST_CLOSED = 500;

type Planning = {
  table: TableHead;
  rows: readonly Row[];
  /** The text columns of the plan. */
  text: readonly number[];
  place: (column: Column, path: string) => number;
};

/**
 * The columns that hold codes, with what the file says of them. Throws VALIDATION_ERROR for a column that the file does
 * not have, or whose question is unclear.
 */
export function planGivenCodes(
  field: "codes" | "closed",
  asked: readonly (AskedCodes & AskedClosed)[],
  { table, rows, text, place }: Planning,
): GivenCodes[] {
  const taken = new Set<number>();
  return asked.map(({ text: given, columns: named, layout, coder, coder_column, other }, index) => {
    const path = `mapping.${field}[${index}]`;
    const columns = [...new Set(named.flatMap((column) => columnsOf(column, table, `${path}.columns`, place)))];
    const question = text.indexOf(given === undefined ? (text[0] ?? -1) : place(given, `${path}.text`));
    if (question < 0 || (given === undefined && text.length !== 1)) {
      throw invalidInput([{ path: `${path}.text`, message: "must name one of the columns of answers" }]);
    }
    if (taken.size === taken.add(question).size) {
      throw invalidInput([{ path: `${path}.text`, message: "names a question that has columns of codes already" }]);
    }
    const wrong = columns.find((column) => text.includes(column));
    if (wrong !== undefined) {
      const message = `names "${table.columns[wrong]}", a column of answers; a column has one role`;
      throw invalidInput([{ path: `${path}.columns`, message }]);
    }
    const chosen = layout ?? (columns.every((column) => isSwitch(table, rows, column)) ? "columns" : "cells");
    return {
      ...(field === "closed" && {
        closed: { ...closedName(table, named, { columns, text: text[question] ?? -1 }), other: other ?? null },
      }),
      ...{ text: question, columns, layout: chosen, coder: coder?.trim() || null },
      coderColumn: coder_column === undefined ? null : place(coder_column, `${path}.coder_column`),
      frame: chosen === "columns" ? namesOfColumns(table, columns) : valueLabelsOf(table, columns),
      on: chosen === "columns" ? columns.map((column) => onTextOf(table, column)) : [],
    };
  });
}

/**
 * The closed question's name and wording: those of its set or its column, or what its columns have in common; otherwise
 * those of the column of answers, `text`.
 */
function closedName(
  { columns: names, labels = [], multipleSets = [] }: TableHead,
  named: readonly Column[],
  { columns, text }: { columns: readonly number[]; text: number },
) {
  const set = multipleSets.find(({ name }) => named.length === 1 && name === named[0]);
  const own = set?.name || commonStart(columns.map((at) => names[at] ?? ""));
  const name = own || (names[text] ?? "");
  const label = set?.label || commonStart(columns.map((at) => labels[at] ?? "")) || own || labels[text] || name;
  return { name: name.slice(0, LONGEST_CLOSED), label: withoutHtml(label).slice(0, LONGEST_CLOSED) };
}

function commonStart([first = "", ...others]: readonly string[]): string {
  let end = first.length;
  for (const other of others) while (!other.startsWith(first.slice(0, end))) end -= 1;
  return others.length === 0 ? first : first.slice(0, end).replace(/[\s\p{P}_]+$/u, "");
}

function columnsOf(column: Column, { multipleSets = [] }: TableHead, path: string, place: Planning["place"]): number[] {
  const set = typeof column === "string" && multipleSets.find(({ name }) => name === column);
  return set ? set.columns : [place(column, path)];
}

/** Whether the cells of a column only say yes or no. */
function isSwitch(table: TableHead, rows: readonly Row[], column: number): boolean {
  const set = table.multipleSets?.find(({ columns }) => columns.includes(column));
  if (set) return set.counted !== null;
  const sav = table.savColumns?.[column];
  const cells = rows.flatMap(({ cells }) => cells[column]?.trim() || []);
  if (sav && sav.width === 0 && sav.valueLabels?.length) {
    const known = new Set([0, 1, 2].map(textsOf(sav)));
    return sav.valueLabels.length <= 2 && cells.every((cell) => known.has(cell));
  }
  return cells.every((cell) => yesOrNo(cell) !== undefined);
}

/** The cell that gives the code of a column of an SPSS file: the set's counted value, otherwise 1. */
function onTextOf({ multipleSets, savColumns }: TableHead, column: number): string | null {
  const sav = savColumns?.[column];
  if (!sav) return null;
  const counted = multipleSets?.find(({ columns }) => columns.includes(column))?.counted ?? "1";
  return textsOf(sav)(sav.width === 0 ? Number(counted) : counted);
}

/** A header that only numbers a code: `12`, `code_12`, `Q5_12`, `Q5c12`. */
const NUMBERED = /^(?:[a-z]+\d*)?(?:[._ -]?[a-z]*)[._ -]??(\d{1,9})$/i;
const SEPARATED = /^(.*\s[-–|]\s|.*[:?]\s+)/;

/** The codes that columns stand for: by their labels or headers, without the question's wording that all begin with. */
function namesOfColumns({ columns: headers, labels = [] }: TableHead, columns: readonly number[]): NamedToken[] {
  const numbers = columns.map((column) => Number(NUMBERED.exec(headers[column] ?? "")?.[1] ?? Number.NaN));
  const isNumbered = new Set(numbers).size === columns.length && numbers.every((number) => number > 0);
  const texts = columns.map((column) => {
    const label = withoutHtml(labels[column] ?? "").trim();
    return label || (isNumbered ? "" : (headers[column] ?? ""));
  });
  const starts = new Set(texts.map((text) => SEPARATED.exec(text)?.[0] ?? ""));
  const [start = ""] = starts.size === 1 ? starts : [];
  return texts.map((text, place) => {
    const name = text.slice(start.length);
    const number = isNumbered ? (numbers[place] ?? null) : null;
    return { token: String(place), ...(number === null ? readToken(name) : { number, name: name || null }) };
  });
}

function valueLabelsOf({ savColumns = [] }: TableHead, columns: readonly number[]): NamedToken[] {
  const frame = new Map<string, NamedToken>();
  for (const column of columns.flatMap((index): SavColumn[] => [savColumns[index] ?? []].flat())) {
    const textOf = textsOf(column);
    for (const [value] of column.valueLabels ?? []) {
      const token = textOf(value)?.trim();
      if (!token || frame.has(token)) continue;
      const number = typeof value === "number" && Number.isInteger(value) && value > 0 ? value : null;
      frame.set(token, { token, number, name: token });
    }
  }
  return [...frame.values()];
}

/** A number and a name in one text: `12: Price`, `12 - Price`, `Code 12. Price`. */
const BOTH = /^(?:code\s*)?0*([1-9]\d{0,8})\s*[-–:=.)]\s*(\D.*)$/is;

export const isNumberedName = (text: string): boolean => BOTH.test(text);

/** The number and the name that a text holds. `isNumbered`: names have their numbers before them. */
export function readToken(text: string, isNumbered = true): { number: number | null; name: string | null } {
  if (/^[1-9]\d{0,8}$/.test(text)) return { number: Number(text), name: null };
  const [, number, name = ""] = (isNumbered && BOTH.exec(text)) || [];
  return number ? { number: Number(number), name: name.trim() } : { number: null, name: text.trim() || null };
}
