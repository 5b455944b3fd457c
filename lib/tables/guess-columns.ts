import { TableError } from "./table";

/** Which columns hold the answers and their ids; `id` is null where the rows have to be numbered. */
export type AnswerColumns = { text: number; id: number | null };

/** Columns with all or some of their rows. */
export type Columns = { columns: readonly string[]; rows: readonly (readonly (string | null)[])[] };

const TEXT_NAMES = /\b(answer|text|verbatim|comment|response|open|feedback|antwort|réponse|respuesta|why)s?\b/i;
const ID_NAMES = /^(.*[\s_-])?(id|uuid|guid|key|nr|no|number|respondent|resp|participant|case|record|serial)$/i;
const SAMPLE = 2_000;
/** A column with this share of the best one's score is taken for open answers too. */
const ALSO_TEXT = 0.2;
const MOST_LISTED = 50;
/** A column that is named like ids may have mistakes. */
const NEARLY_ALL = 0.9;

/**
 * The columns that a file's answers most likely stand in: the text is the longest and most varied column, the id a
 * column of short values none of which comes twice. Names of columns, or their numbers from 1, override the guess.
 */
export function findColumns(
  table: Columns,
  given: { text?: string | undefined; id?: string | undefined },
): AnswerColumns {
  const text = given.text === undefined ? guessText(table) : columnNamed(table, given.text);
  const id = given.id === undefined ? guessId(table, [text]) : columnNamed(table, given.id);
  return { text, id };
}

/** What each column most likely holds: ids, open answers (the likeliest first) or demographics. */
export function guessRoles(table: Columns): { id: number | null; texts: number[]; segments: number[] } {
  const scores = textScores(table);
  const best = Math.max(0, ...scores);
  const likely = scores.flatMap((score, index) => (score > 0 && score >= best * ALSO_TEXT ? [index] : []));
  const texts = likely.sort((a, b) => (scores[b] ?? 0) - (scores[a] ?? 0));
  const id = guessId(table, texts);
  const segments = table.columns.flatMap((_, index) =>
    index !== id && !texts.includes(index) && isSegment(table, index) ? [index] : [],
  );
  return { id, texts, segments };
}

/** The columns' names in a sentence. */
export function listed(columns: readonly string[]): string {
  const more = columns.length > MOST_LISTED ? ` and ${columns.length - MOST_LISTED} more` : "";
  return `The columns are: ${columns.slice(0, MOST_LISTED).join(", ")}${more}.`;
}

/** The column of a name, in any letter case where no other differs by it; -1 where there is none. */
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
  throw new TableError(`There is no column "${name}". ${listed(columns)}`);
}

function guessText(table: Columns): number {
  const scores = textScores(table);
  const best = scores.indexOf(Math.max(...scores));
  if ((scores[best] ?? 0) > 0) return best;
  throw new TableError(`No column holds text. ${listed(table.columns)}`);
}

function textScores(table: Columns): number[] {
  return table.columns.map((column, index) => {
    const cells = sample(table, index);
    if (cells.length === 0) return 0;
    const letters = cells.map((cell) => cell.match(/\p{L}/gu)?.length ?? 0);
    const length = letters.reduce((sum, count) => sum + count, 0) / cells.length;
    const variety = new Set(cells).size / cells.length;
    const spaces = cells.filter((cell) => /\S\s+\S/.test(cell) || /[\p{Lo}]{4}/u.test(cell)).length / cells.length;
    const looksLikeName = TEXT_NAMES.test(column.replaceAll("_", " "));
    return Math.min(length, 200) * variety * (0.1 + spaces) * (looksLikeName ? 2 : 1);
  });
}

function guessId(table: Columns, texts: readonly number[]): number | null {
  const candidates = table.columns.flatMap((column, index) => {
    if (texts.includes(index)) return [];
    const cells = table.rows.map((row) => row[index]?.trim() ?? "");
    const distinct = new Set(cells.filter((cell) => cell !== "" && cell.length <= 100)).size;
    const named = ID_NAMES.test(column.trim());
    return distinct === cells.length || (named && distinct >= cells.length * NEARLY_ALL) ? [{ index, named }] : [];
  });
  return (candidates.find(({ named }) => named) ?? candidates[0])?.index ?? null;
}

/** Few different values, and short ones: what respondents can be told apart by. */
function isSegment(table: Columns, index: number): boolean {
  const cells = sample(table, index);
  const values = new Set(cells);
  return (
    values.size > 0 && values.size <= Math.max(20, cells.length / 5) && [...values].every(({ length }) => length <= 100)
  );
}

function sample({ rows }: Columns, column: number): string[] {
  const step = Math.max(1, Math.floor(rows.length / SAMPLE));
  return rows
    .filter((_, index) => index % step === 0)
    .map((row) => row[column]?.trim() ?? "")
    .filter((cell) => cell !== "");
}
