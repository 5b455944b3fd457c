import { invalidInput } from "@/lib/errors/app-error";
import { columnOfName, guessRoles, listed, type Roles } from "@/lib/tables/guess-columns";
import type { Row, TableHead } from "@/lib/tables/table";
import { type AskedClosed, type AskedCodes, type GivenCodes, planGivenCodes } from "./given-codes/plan-given-codes";
import { type AskedSegment, type DateSegment, planSegments } from "./plan-segments";

/** The columns that a caller names: by header, by label, or by index from 0. Missing ones are guessed. */
export type ColumnMapping = {
  id?: string | number | null | undefined;
  text?: string | number | (string | number)[] | undefined;
  segments?: (string | number | AskedSegment<string | number>)[] | undefined;
  weight?: string | number | null | undefined;
  /** Columns that hold the codes that answers were given before. */
  codes?: readonly AskedCodes[] | undefined;
  /** Closed questions whose “other, specify” the answers are. */
  closed?: readonly AskedClosed[] | undefined;
};

const PARTS = ["id", "text", "segments", "weight"] as const;

/** The indexes of the columns to read. */
export type ColumnPlan = {
  id: number | null;
  text: number[];
  segments: number[];
  /** The segments that are periods of dates. */
  dates: DateSegment[];
  weight: number | null;
  /** The codes that the answers come with, and the options of closed questions. */
  codes?: GivenCodes[];
  guessed: (typeof PARTS)[number][];
};

/**
 * `question`: the wording of the question that the answers go to; null if each text column has a question of its own.
 * `isPreview`: the plan is only shown, so that what is missing can be asked for.
 */
type PlanOptions = { mapping: ColumnMapping; question: string | null; isPreview: boolean };

/** The rows from which columns are guessed, and their share of the file: 1 if they are all of its rows. */
type Sample = { rows: readonly Row[]; share: number };

/**
 * The columns to read: those that the mapping names, else a guess from the file's first rows. For a `question` the guess
 * is one text column: the one with its wording, else the best. Throws VALIDATION_ERROR for a column that the file does
 * not have, and, except for a preview, if no column looks like answers or the order of day and month is open.
 */
export function planColumns(
  table: TableHead,
  { rows, share }: Sample,
  { mapping, question, isPreview }: PlanOptions,
): ColumnPlan {
  const guess = guessRoles({ columns: table.columns, rows: rows.map(({ cells }) => cells) });
  const place = (column: string | number, path: string) => placeOf(table, column, path);
  const likely =
    question === null ? guess.texts.toSorted((a, b) => a - b) : [columnFor(question, table, guess.texts) ?? []].flat();
  const text =
    mapping.text === undefined ? likely : [mapping.text].flat().map((column) => place(column, "mapping.text"));
  if (text.length === 0 && !isPreview) {
    throw invalidInput([
      {
        path: "mapping.text",
        message: `is required: no column of the file looks like answers. ${listed(table.columns)}`,
      },
    ]);
  }
  const id = mapping.id === undefined ? guess.id : mapping.id === null ? null : place(mapping.id, "mapping.id");
  const planning = { table, rows, text, place };
  const codes = [
    ...planGivenCodes("codes", mapping.codes ?? [], planning),
    ...planGivenCodes("closed", mapping.closed ?? [], planning),
  ];
  const coded = codes.flatMap(({ columns, coderColumn }) => [...columns, coderColumn ?? []].flat());
  const taken = (column: number) => column === id || text.includes(column) || coded.includes(column);
  const weight = weightIn(mapping, { guessed: guess.weight, taken, place });
  const named = mapping.segments?.map((given) => {
    const segment = typeof given === "object" ? given : { column: given };
    return { ...segment, column: place(segment.column, "mapping.segments") };
  });
  if (weight !== null && named?.some(({ column }) => column === weight)) {
    throw invalidInput([{ path: "mapping.weight", message: "is among the segments, too; a column has one role" }]);
  }
  const guessed = PARTS.filter((part) => mapping[part] === undefined && (part !== "weight" || !mapping.segments));
  const plan = { id: text.includes(id ?? -1) && mapping.id === undefined ? null : id, text, weight, codes, guessed };
  if (new Set(text).size < text.length) throw invalidInput([{ path: "mapping.text", message: "names a column twice" }]);
  // In a longer file, later cells of the column may not be dates. The upload would then fail because of a guess.
  const segments = likelySegments(guess, share === 1).filter(({ column }) => !taken(column) && column !== weight);
  return { ...plan, ...planSegments(named ?? segments, rows, isPreview) };
}

const likelySegments = ({ segments, dates }: Roles, withDates: boolean): AskedSegment[] =>
  [...segments.map((column) => ({ column })), ...(withDates ? dates : [])].sort((a, b) => a.column - b.column);

/** The column with this wording, else the likeliest one. */
function columnFor(
  question: string,
  { columns, labels = [] }: TableHead,
  likely: readonly number[],
): number | undefined {
  const worded = [columnOfName(columns, question), columnOfName(labels, question)];
  return worded.find((column) => column >= 0) ?? likely[0];
}

/**
 * The column of the weight: the one that the mapping names, or a guess. If the mapping lists the segments, the weight is
 * not guessed, because the list may be complete.
 */
function weightIn(
  { weight, segments }: ColumnMapping,
  {
    guessed,
    taken,
    place,
  }: {
    guessed: number | null;
    taken: (column: number) => boolean;
    place: (column: string | number, path: string) => number;
  },
): number | null {
  if (weight === null) return null;
  if (weight === undefined) return segments || guessed === null || taken(guessed) ? null : guessed;
  const named = place(weight, "mapping.weight");
  if (taken(named))
    throw invalidInput([
      { path: "mapping.weight", message: "is the column of the ids or of answers, too; a column has one role" },
    ]);
  return named;
}

function placeOf({ columns, labels = [] }: TableHead, column: string | number, path: string): number {
  const named = typeof column === "number" ? column : columnOfName(columns, column);
  const index = named < 0 && typeof column === "string" ? columnOfName(labels, column) : named;
  if (index >= 0 && index < columns.length) return index;
  throw invalidInput([{ path, message: `names no column of the file, "${column}". ${listed(columns)}` }]);
}

/** The plan as the API shows it, with the columns' names. */
export function shownPlan(
  { id, text, segments, dates = [], weight, codes = [], guessed }: ColumnPlan,
  columns: readonly string[],
) {
  const nameOf = (column: number) => columns[column] ?? "";
  const placed = ({ text: question, columns: named, layout }: GivenCodes) => ({
    ...{ text: nameOf(text[question] ?? -1), columns: named.map(nameOf), layout },
  });
  return {
    id: id === null ? null : nameOf(id),
    text: text.map(nameOf),
    segments: segments.map(nameOf),
    dates: dates.map(({ column, by, order }) => ({ column: nameOf(column), by, order })),
    weight: weight === null ? null : nameOf(weight),
    codes: codes
      .filter(({ closed }) => !closed)
      .map((given) => ({
        ...placed(given),
        coder: given.coder,
        coder_column: given.coderColumn === null ? null : nameOf(given.coderColumn),
      })),
    closed: codes.flatMap((given) => (given.closed ? { ...placed(given), name: given.closed.name } : [])),
    guessed,
  };
}
