import { compareBelow, isCoded } from "./cells";

/**
 * What the row below a header is. `options`: it names the columns of questions that have several. `wordings`: it words
 * what the header names. `codes`: it names what the header words. Null: it is an answer.
 */
export type SecondRow = "options" | "wordings" | "codes" | null;

/** The option of a question with a single column. */
const ONLY_OPTION = /^(open-ended response|response)$/i;

/** The two rows and those below them have the same number of cells, without spaces around their texts. */
type Head = { header: readonly string[]; second: readonly string[]; below: readonly (readonly string[])[] };

/**
 * Recognises a second header row by its shape: it differs from the rows below where those hold numbers, dates or ids,
 * has no id where they do, or names columns that the header leaves unnamed.
 */
export function kindOfSecond({ header, second, below }: Head): SecondRow {
  if (below.length === 0 || second.every((cell) => cell === "")) return null;
  const found = second.map((cell, place) => compareBelow(cell, columnOf(below, place)));
  if (found.includes("like")) return null;
  const differing = found.filter((each) => each === "unlike").length;
  const isNumbered = second.some((cell) => cell !== "" && !/\p{L}/u.test(cell));
  if (isNumbered) return null;
  const lacksId = hasNoId({ header, second, below });
  const isBelowGap = second.some((cell, place) => cell !== "" && isGap(header, place));
  if (isBelowGap) return lacksId || differing > 0 ? "options" : null;
  if (lacksId) return areOnlyOptions(second, below) ? "options" : null;
  if (second.some((cell, place) => cell !== "" && columnOf(below, place).includes(cell))) return null;
  const isFull = header.every((cell, place) => cell === "" || second[place] !== "");
  if (
    !isFull ||
    !(differing > 1 || (differing === 1 && isAskedOrId({ second, below }, found)) || isWorded(header, second))
  )
    return null;
  return spaced(second) < spaced(header) ? "codes" : "wordings";
}

const columnOf = (rows: Head["below"], place: number) => rows.map((cells) => cells[place] ?? "");

/** Whether a column has no name of its own: none, or that of the column before. */
export const isGap = (header: readonly string[], place: number): boolean =>
  place > 0 ? header[place] === "" || header[place] === header[place - 1] : header[0] === "";

/** Whether the first named column is empty in this row alone. */
function hasNoId({ header, second, below }: Head): boolean {
  const first = header.findIndex((cell) => cell !== "");
  return second[first] === "" && columnOf(below, first).every((cell) => cell !== "");
}

/** Whether each question has the one option that questions with a single column have. */
function areOnlyOptions(second: readonly string[], below: Head["below"]): boolean {
  const filled = second.filter((cell) => cell !== "");
  const recurs = second.some((cell, place) => cell !== "" && columnOf(below, place).includes(cell));
  return filled.every(isOnlyOption) || (filled.length > 1 && new Set(filled).size === 1 && !recurs);
}

const isOnlyOption = (cell: string) => ONLY_OPTION.test(cell);

const asks = (cell: string) => /[?？:：]$/.test(cell);

/** Whether the one cell that differs from those below words a question, or stands above ids. */
function isAskedOrId({ second, below }: Omit<Head, "header">, found: readonly (string | null)[]): boolean {
  const place = found.indexOf("unlike");
  const column = columnOf(below, place);
  const isOfIds = place === 0 && column.length > 2 && new Set(column).size === column.length;
  return isOfIds || asks(second[place] ?? "");
}

/** Whether one of the rows has codes, such as Q1, and the other questions. */
function isWorded(header: readonly string[], second: readonly string[]): boolean {
  const filled = (row: readonly string[]) => row.filter((cell) => cell !== "");
  const areCodes = (row: readonly string[]) =>
    filled(row).some(isCoded) && filled(row).every((cell) => !/\s/.test(cell));
  const areAsked = (row: readonly string[]) => filled(row).filter(asks).length * 2 >= filled(row).length;
  return (areCodes(header) && areAsked(second)) || (areCodes(second) && areAsked(header));
}

/** The share of cells with several words. */
const spaced = (row: readonly string[]) => row.filter((cell) => /\s/.test(cell)).length / Math.max(1, row.length);

/** The names of columns by question and option. A question with a single column is named without its only option. */
export function nameOptions(header: readonly string[], second: readonly string[]): string[] {
  let question = "";
  const questions = header.map((name, place) => {
    if (!isGap(header, place) || second[place] === "") question = name;
    return question;
  });
  const counts = new Map<string, number>();
  for (const option of second) counts.set(option, (counts.get(option) ?? 0) + 1);
  return questions.map((name, place) => {
    const option = second[place] ?? "";
    const isAlone = questions[place - 1] !== name && questions[place + 1] !== name;
    if (option === "" || (isAlone && isOnlyOption(option))) return name;
    if (isAlone && (counts.get(option) ?? 0) > 1) return name;
    return name === "" ? option : `${name} - ${option}`;
  });
}
