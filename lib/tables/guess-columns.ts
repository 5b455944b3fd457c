import { isClosed } from "./closed-column";
import { guessPeriod, holdsDates } from "./date-columns";
import { FEW_VALUES, ROWS_PER_VALUE } from "./few-values";
import type { Period } from "./periods";
import { readWeight } from "./read-weight";
import { TableError } from "./table";
import { isRecorded, isTechnical } from "./technical-cells";

/** The columns of the answers and of their ids. `id` is null if no column has ids; the rows are then numbered. */
export type AnswerColumns = { text: number; id: number | null };

/** A table's columns with all or some of its rows. */
export type Columns = { columns: readonly string[]; rows: readonly (readonly (string | null)[])[] };

const TEXT_NAMES = /\b(answer|text|verbatim|comment|response|open|feedback|antwort|réponse|respuesta|why)s?\b/i;
const ID_NAMES =
  /^(.*[\s_-]|response|record)?(id|uuid|guid|key|nr|no|number|respondent|resp|participant|case|record|serial)$/i;
const WEIGHT_NAMES =
  /(?:^|[\s_.-])(?:weights?|weighting|wgt|wght|wt|gewicht(?:ung)?|gew|poids|pond[eé]rations?|ponderaci[oó]n|peso)(?:$|[\s_.-]|\d+$)/i;
/** Weights that are scaled to the size of the sample have a mean of 1; other means in this range are accepted too. */
const MEAN_WEIGHT = { min: 0.5, max: 2 };
const SAMPLE = 2_000;
/** A column with a name such as "comment" holds answers, though they recur, if most have several words and few are equal. */
const MIN_SPACED = 0.5;
const FEWEST_TEXTS = 3;
/** A column is taken for open answers if it has at least this share of the best column's score. */
const ALSO_TEXT = 0.2;
/** With a second column of this share of the best one's score, the command line does not choose. */
const AS_LIKELY = 0.5;
const MAX_LISTED = 50;
/**
 * A column with a name such as "id" holds ids if at least this share of its values are distinct. In a column with any
 * other name, all values must be distinct.
 */
const MIN_DISTINCT = 0.9;

/**
 * Guesses the columns of texts and ids. The text column is the one with the longest and most varied values, the id
 * column one with short, unique values. The caller can name either, by header or by number from 1.
 */
export function findColumns(
  table: Columns,
  given: { text?: string | undefined; id?: string | undefined },
): AnswerColumns {
  const text = given.text === undefined ? guessText(table) : columnNamed(table, given.text);
  const id = given.id === undefined ? guessId(table, [text]) : columnNamed(table, given.id);
  return { text, id };
}

export type Roles = {
  id: number | null;
  texts: number[];
  segments: number[];
  /** Columns with too many different dates for a segment, and the period that groups their dates into few values. */
  dates: { column: number; by: Period }[];
  weight: number | null;
};

/**
 * Guesses what each column holds: ids, open answers (the likeliest column first), the weight, segments, or dates that
 * become a segment by period.
 */
export function guessRoles(table: Columns): Roles {
  const scores = textScores(table);
  const best = Math.max(0, ...scores);
  const likely = scores.flatMap((score, index) => (score > 0 && score >= best * ALSO_TEXT ? [index] : []));
  const texts = likely.sort((a, b) => (scores[b] ?? 0) - (scores[a] ?? 0));
  const weight = guessWeight(table, texts);
  const other = weight === null ? texts : [...texts, weight];
  const id = guessId(table, other);
  const left = table.columns.flatMap((_, index) => (index === id || other.includes(index) ? [] : [index]));
  const dates = left.flatMap((column) => {
    if (hasFewValues(table, column) && isSegment(table, column)) return [];
    const by = guessPeriod(filledCells(table.rows, column));
    return by ? [{ column, by }] : [];
  });
  const segments = left.filter((each) => !dates.some(({ column }) => column === each) && isSegment(table, each));
  return { id, texts, segments, dates, weight };
}

/** The first column that is named like a weight, and holds positive numbers with decimals and a mean near 1. */
function guessWeight(table: Columns, texts: readonly number[]): number | null {
  const found = table.columns.findIndex((column, index) => {
    if (texts.includes(index) || !WEIGHT_NAMES.test(column.trim())) return false;
    const weights = sample(table, index).map(readWeight);
    if (weights.length === 0 || weights.includes(null) || weights.every((weight) => Number.isInteger(weight))) {
      return false;
    }
    const mean = weights.reduce<number>((sum, weight) => sum + (weight ?? 0), 0) / weights.length;
    return mean >= MEAN_WEIGHT.min && mean <= MEAN_WEIGHT.max;
  });
  return found < 0 ? null : found;
}

/** Column names, joined for a message. */
export function listed(columns: readonly string[]): string {
  const more = columns.length > MAX_LISTED ? ` and ${columns.length - MAX_LISTED} more` : "";
  return `The columns are: ${columns.slice(0, MAX_LISTED).join(", ")}${more}`;
}

/** The index of the column with this name, by preference in the same letter case; -1 if there is none. */
export function columnOfName(columns: readonly (string | null)[], name: string): number {
  const exact = columns.indexOf(name);
  if (exact >= 0) return exact;
  const similar = name.trim().toLowerCase();
  return columns.findIndex((column) => column?.trim().toLowerCase() === similar);
}

function columnNamed({ columns }: Columns, name: string): number {
  const named = columnOfName(columns, name);
  if (named >= 0) return named;
  const number = /^\d+$/.test(name) ? Number(name) : 0;
  if (number >= 1 && number <= columns.length) return number - 1;
  throw new TableError(`There is no column "${name}". ${listed(columns)}.`);
}

/** The column of answers. Throws TableError if none looks like answers, or several do. */
function guessText(table: Columns): number {
  const scores = textScores(table);
  const best = Math.max(0, ...scores);
  const likely = scores.flatMap((score, index) => (score > 0 && score >= best * AS_LIKELY ? [index] : []));
  const [only, ...others] = likely;
  if (only === undefined) throw new TableError(`No column looks like open answers. ${listed(table.columns)}.`);
  if (others.length === 0) return only;
  const names = likely.map((index) => `"${table.columns[index]}"`).join(", ");
  throw new TableError(`Several columns look like open answers: ${names}. Say which one to code with --text.`);
}

function textScores(table: Columns): number[] {
  return table.columns.map((column, index) => {
    const cells = sample(table, index);
    // Dates can contain letters (a time zone such as "GMT+1"), but they are not open answers.
    if (cells.length === 0 || holdsDates(cells) || isTechnical(cells)) return 0;
    const letters = cells.map((cell) => cell.match(/\p{L}/gu)?.length ?? 0);
    const length = letters.reduce((sum, count) => sum + count, 0) / cells.length;
    const variety = new Set(cells).size / cells.length;
    const spaces = cells.filter((cell) => /\S\s+\S/.test(cell) || /[\p{Lo}]{4}/u.test(cell)).length / cells.length;
    const looksLikeName = TEXT_NAMES.test(column.replaceAll("_", " "));
    const isWordedText = looksLikeName && spaces > MIN_SPACED && new Set(cells).size > FEWEST_TEXTS;
    if (!isWordedText && isClosed(cells, sampledRows(table))) return 0;
    return Math.min(length, 200) * variety * (0.1 + spaces) * (looksLikeName ? 2 : 1);
  });
}

/** A name with its words apart: "Employee No" for EmployeeNo, "Customer ID" for CustomerID. */
const inWords = (name: string) => name.replace(/(?<=\p{Ll})(?=\p{Lu})/gu, " ");

function guessId(table: Columns, taken: readonly number[]): number | null {
  const candidates = table.columns.flatMap((column, index) => {
    if (taken.includes(index)) return [];
    const cells = table.rows.map((row) => row[index]?.trim() ?? "");
    const distinct = new Set(cells.filter((cell) => cell !== "" && cell.length <= 100)).size;
    const named = ID_NAMES.test(inWords(column.trim()));
    if (!(distinct === cells.length || (named && distinct >= cells.length * MIN_DISTINCT))) return [];
    const filled = filledCells(table.rows, index);
    return isRecorded(filled) || holdsDates(filled) || !(named || areIds(filled)) ? [] : [{ index, named }];
  });
  return (candidates.find(({ named }) => named) ?? candidates[0])?.index ?? null;
}

/** Whether different values are ids though the column is not named so: codes without spaces, or numbers in their order. */
function areIds(cells: readonly string[]): boolean {
  if (!cells.every((cell) => /^\S*\d\S*$/.test(cell))) return false;
  if (!cells.every((cell) => /^-?\d+(?:[.,]\d+)?$/.test(cell))) return true;
  return cells.every((cell, index) => /^\d+$/.test(cell) && (index === 0 || Number(cell) > Number(cells[index - 1])));
}

/** A column with at least this many values is not a segment if its values are all different. */
const MIN_COMPARED = 6;

/**
 * Whether a column can be a segment: it has short values, few of them distinct in relation to the number of rows, and
 * some that occur several times. The one value of a column may be the wave. What programs record is no segment, nor is a
 * column of many dates.
 */
function isSegment(table: Columns, index: number): boolean {
  const cells = sample(table, index);
  const values = new Set(cells);
  if (cells.length >= MIN_COMPARED && values.size === cells.length) return false;
  if (isTechnical([...values])) return false;
  if (values.size > FEW_VALUES && holdsDates([...values])) return false;
  const max = Math.max(FEW_VALUES, cells.length / ROWS_PER_VALUE);
  return values.size > 0 && values.size <= max && [...values].every(({ length }) => length <= 100);
}

const hasFewValues = (table: Columns, index: number) => new Set(sample(table, index)).size <= FEW_VALUES;

const stepOf = ({ rows }: Columns) => Math.max(1, Math.floor(rows.length / SAMPLE));

const sampledRows = (table: Columns) => Math.ceil(table.rows.length / stepOf(table));

function sample(table: Columns, column: number): string[] {
  const step = stepOf(table);
  return filledCells(
    table.rows.filter((_, index) => index % step === 0),
    column,
  );
}

/** The cells of a column that are not empty, without the spaces around them. */
export const filledCells = (rows: Columns["rows"], column: number): string[] =>
  rows.map((row) => row[column]?.trim() ?? "").filter((cell) => cell !== "");
