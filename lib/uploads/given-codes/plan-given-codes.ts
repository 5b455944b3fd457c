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
  /** Further cells that say no. */
  off: string[][];
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
    const switches = chosen === "columns" ? columns.map((column) => switchOf(table, column)) : [];
    return {
      ...(field === "closed" && {
        closed: { ...closedName(table, named, { columns, text: text[question] ?? -1 }), other: other ?? null },
      }),
      ...{ text: question, columns, layout: chosen, coder: coder?.trim() || null },
      coderColumn: coder_column === undefined ? null : place(coder_column, `${path}.coder_column`),
      frame: chosen === "columns" ? namesOfColumns(table, columns) : valueLabelsOf(table, columns),
      ...{ on: switches.map(({ on }) => on), off: switches.map(({ off }) => off) },
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
  const labels = sav && sav.width === 0 ? labelsOf(sav) : [];
  if (labels.length > 0) {
    const { on, off } = switchOf(table, column);
    const isWords = labels.every(([, label]) => yesOrNo(label) !== undefined);
    const isZeroOrOne = labels.every(([value]) => value === 0 || value === 1);
    return (isWords || isZeroOrOne) && cells.every((cell) => cell === on || off.includes(cell));
  }
  return cells.every((cell) => yesOrNo(cell) !== undefined);
}

/** The value labels of a variable, without those of missing values. */
const labelsOf = (sav: SavColumn) => (sav.valueLabels ?? []).filter(([value]) => textsOf(sav)(value) !== null);

/**
 * The cells of a column of an SPSS file that say yes (the set's counted value, otherwise the one that is labelled so,
 * otherwise 1) and no: labels for no, and of 0, 1 and 2 what is usual beside the yes.
 */
function switchOf({ multipleSets, savColumns }: TableHead, column: number): { on: string | null; off: string[] } {
  const sav = savColumns?.[column];
  const counted = multipleSets?.find(({ columns }) => columns.includes(column))?.counted ?? null;
  if (!sav || (sav.width > 0 && counted === null)) return { on: null, off: [] };
  const textOf = (value: string | number) => withoutHtml(textsOf(sav)(value) ?? "").trim();
  if (sav.width > 0) return { on: textOf(counted ?? ""), off: [] };
  const labels = labelsOf(sav);
  const on = counted === null ? (labels.find(([, label]) => yesOrNo(label))?.[0] ?? 1) : Number(counted);
  const named = labels.filter(([, label]) => yesOrNo(label) === false).map(([value]) => value);
  const isNamed = (value: number) => labels.some(([each]) => each === value);
  const usual = on === 2 ? [0, 1] : on === 1 && !isNamed(0) && !isNamed(2) ? [0, 2] : [0];
  const off = [...new Set([...named, ...usual])].filter((value) => value !== on).map(textOf);
  return { on: textOf(on) || null, off: off.filter(Boolean) };
}

/**
 * A header that only numbers a code: `12`, `c12`, `code_12`, `Q5_12`, `Q5c12`. Others, such as `Radio 4` and `PS5`, are
 * names.
 */
const NUMBERED =
  /^((?:(?:[a-z]|code|item|option|mention|answer|var)[._ -]?)?|[a-z]\d+(?:[a-z]+|[ -][a-z]*)[._ -]?|[a-z][\w.]*[._][a-z]?)(\d{1,9})$/i;
const SEPARATED = /^(.*\s[-–|]\s|.*[:?]\s+)/;

/** The codes that columns stand for: by their labels or headers, without the question's wording that all begin with. */
function namesOfColumns({ columns: headers, labels = [] }: TableHead, columns: readonly number[]): NamedToken[] {
  const parts = columns.map((column) => NUMBERED.exec(headers[column] ?? ""));
  const numbers = parts.map((part) => Number(part?.[2] ?? Number.NaN));
  const stems = new Set(parts.map((part) => part?.[1]?.toLowerCase()));
  const isDistinct = new Set(numbers).size === columns.length && numbers.every((number) => number > 0);
  const isNumbered = stems.size === 1 && isDistinct;
  const texts = columns.map((column) => {
    const label = withoutHtml(labels[column] ?? "").trim();
    return label || (isNumbered ? "" : (headers[column] ?? ""));
  });
  const starts = new Set(texts.map((text) => SEPARATED.exec(text)?.[0] ?? ""));
  const [start = ""] = starts.size === 1 ? starts : [];
  const names = texts.map((text) => text.slice(start.length));
  return names.map((name, place) => {
    const token = String(place);
    const header = headers[columns[place] ?? -1] ?? "";
    if (isNumbered) return { token, number: numbers[place] ?? null, name: name || null };
    const isRepeated = names.some((other, at) => other === name && at !== place);
    return { token, ...readToken(isRepeated ? `${name} (${header})` : name) };
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
