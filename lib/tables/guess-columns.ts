import { type Table, TableError } from "./table";

/** Which columns hold the answers and their ids; `id` is null where the rows have to be numbered. */
export type AnswerColumns = { text: number; id: number | null };

const TEXT_NAMES = /\b(answer|text|verbatim|comment|response|open|feedback|antwort|réponse|respuesta|why)s?\b/i;
const ID_NAMES = /^(.*[\s_-])?(id|uuid|guid|key|nr|no|number|respondent|resp|participant|case|record|serial)$/i;
const SAMPLE = 2_000;

/**
 * The columns that a file's answers most likely stand in: the text is the longest and most varied column, the id a
 * column of short values none of which comes twice. Names of columns, or their numbers from 1, override the guess.
 */
export function findColumns(
  table: Table,
  given: { text?: string | undefined; id?: string | undefined },
): AnswerColumns {
  const text = given.text === undefined ? guessText(table) : columnNamed(table, given.text);
  const id = given.id === undefined ? guessId(table, text) : columnNamed(table, given.id);
  return { text, id };
}

function columnNamed({ columns }: Table, name: string): number {
  const exact = columns.indexOf(name);
  if (exact >= 0) return exact;
  const similar = columns.findIndex((column) => column.toLowerCase() === name.trim().toLowerCase());
  if (similar >= 0) return similar;
  const number = /^\d+$/.test(name) ? Number(name) : 0;
  if (number >= 1 && number <= columns.length) return number - 1;
  throw new TableError(`There is no column "${name}". The columns are: ${columns.join(", ")}.`);
}

function guessText(table: Table): number {
  const scores = table.columns.map((column, index) => {
    const cells = sample(table, index);
    if (cells.length === 0) return 0;
    const letters = cells.map((cell) => cell.match(/\p{L}/gu)?.length ?? 0);
    const length = letters.reduce((sum, count) => sum + count, 0) / cells.length;
    const variety = new Set(cells).size / cells.length;
    const spaces = cells.filter((cell) => /\S\s+\S/.test(cell) || /[\p{Lo}]{4}/u.test(cell)).length / cells.length;
    const looksLikeName = TEXT_NAMES.test(column.replaceAll("_", " "));
    return Math.min(length, 200) * variety * (0.1 + spaces) * (looksLikeName ? 2 : 1);
  });
  const best = scores.indexOf(Math.max(...scores));
  if ((scores[best] ?? 0) > 0) return best;
  throw new TableError(`No column holds text. The columns are: ${table.columns.join(", ")}.`);
}

function guessId(table: Table, text: number): number | null {
  const candidates = table.columns.flatMap((column, index) => {
    if (index === text) return [];
    const cells = table.rows.map((row) => row[index]?.trim() ?? "");
    const isUnique = new Set(cells).size === cells.length && cells.every((cell) => cell !== "" && cell.length <= 100);
    return isUnique ? [{ index, named: ID_NAMES.test(column.trim()) }] : [];
  });
  return (candidates.find(({ named }) => named) ?? candidates[0])?.index ?? null;
}

function sample({ rows }: Table, column: number): string[] {
  const step = Math.max(1, Math.floor(rows.length / SAMPLE));
  return rows
    .filter((_, index) => index % step === 0)
    .map((row) => row[column]?.trim() ?? "")
    .filter((cell) => cell !== "");
}
