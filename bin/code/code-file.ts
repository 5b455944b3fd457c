import { readFile } from "node:fs/promises";
import { basename, dirname, extname, join, resolve } from "node:path";
import type { CodingType } from "@/db/schema/terms";
import type { Client } from "@/lib/api/client/client";
import { guessLanguage } from "@/lib/language/guess-language";
import { languageWords } from "@/lib/language/language-words";
import { isEmptyAnswer } from "@/lib/preparation/empty-answer";
import { columnWording } from "@/lib/tables/column-wording";
import { type AnswerColumns, findColumns, guessRoles } from "@/lib/tables/guess-columns";
import { isPlaceholder } from "@/lib/tables/placeholders";
import { readTable } from "@/lib/tables/read-table";
import { textsOf } from "@/lib/tables/sav-column";
import type { Table } from "@/lib/tables/table";
import { withoutHtml } from "@/lib/text/plain-text";
import { StartError } from "../local/data-folder";
import { asStartError, clientOf, codeAnswers } from "./code-answers";
import { findService } from "./find-service";
import type { CodeOptions } from "./options";
import { splitAnswers } from "./parts";
import { showProgress } from "./progress";
import { type CodebookInput, readCodebookFile } from "./read-codebook";
import { type CodingResult, mergeResults } from "./result";
import { printSummary } from "./summary";
import { checkOutput, writeResult } from "./write-result";

const say = (line: string) => console.error(line);

/**
 * Codes a file of answers: reads it, lets the service code the answers, prints a summary, and writes the result next to
 * the file.
 */
export async function codeFile(file: string, options: CodeOptions, stopping: AbortSignal): Promise<void> {
  const input = fromCaller(file);
  const output = options.out ? fromCaller(options.out) : besides(input);
  const bytes = await readFile(input).catch((cause) => {
    throw new StartError(`${file} can't be read (${cause.code === "ENOENT" ? "there is no such file" : cause.code}).`);
  });
  const raw = await readTable(file, bytes, { ...options, isUnlabelled: true });
  const table = labelled(raw);
  const answered = JSON_FILE.test(file) ? table : cleaned(table);
  const columns = findColumns(answered, options);
  const language = options.language ?? guessLanguage(answered.rows.map((row) => row[columns.text] ?? ""));
  describe(answered, columns, language, options);
  describePlaceholders(table, answered, columns.text);
  await checkOutput(output, input);
  const codebook = options.codebook ? await readCodebookFile(fromCaller(options.codebook)) : null;
  const service = await findService(options, say, stopping);
  try {
    const client = clientOf(service);
    const result = await codeInParts({ client, stopping }, answered, columns, { ...options, language }, codebook);
    await writeResult(output, { table, raw }, result);
    const { credits_remaining } = await client.credits.usage({ signal: stopping });
    printSummary({ table: answered, columns, result, creditsLeft: credits_remaining, output });
  } catch (error) {
    throw asStartError(error);
  } finally {
    await service.release();
  }
}

/** The folder in which the command was called. */
const CALLED_IN = process.env.npm_lifecycle_event ? (process.env.INIT_CWD ?? "") : process.cwd();

/** The absolute path. Relative paths start from the caller's folder, not from the application's. */
const fromCaller = (path: string) => resolve(CALLED_IN, path);

/** The cells of an SPSS file as people read them; those of other files as they are. */
function labelled({ savColumns, ...raw }: Table): Table {
  if (!savColumns) return raw;
  const texts = savColumns.map((column) => {
    const textOf = textsOf(column);
    return (cell: string) => (cell === "" ? "" : (textOf(column.width > 0 ? cell : Number(cell)) ?? ""));
  });
  return { ...raw, rows: raw.rows.map((row) => row.map((cell, place) => texts[place]?.(cell) ?? cell)) };
}

/** Texts in JSON are taken as they are sent. */
const JSON_FILE = /\.(json|jsonl|ndjson)$/i;

/** The cells without HTML and placeholders. */
const cleaned = (table: Table): Table => ({
  ...table,
  rows: table.rows.map((row) => row.map((cell) => (isPlaceholder(cell) ? "" : withoutHtml(cell)))),
});

function describePlaceholders(table: Table, answered: Table, text: number): void {
  const found = table.rows.flatMap((row, index) =>
    isPlaceholder(row[text] ?? "") && answered.rows[index]?.[text] === "" ? [row[text]] : [],
  );
  if (found.length === 0) return;
  const spellings = [...new Set(found)].map((cell) => `"${cell?.trim()}"`).join(", ");
  say(`Note: ${found.length} cells are missing answers, and free: ${spellings}.`);
}

const besides = (input: string) => join(dirname(input), `${basename(input, extname(input))}.coded.csv`);

function describe(table: Table, { text, id }: AnswerColumns, language: string, options: CodeOptions): void {
  for (const note of table.notes) say(`Note: ${note}`);
  const guessed = (given?: string) => (given === undefined ? " (guessed)" : "");
  const ids = id === null ? "numbered by row" : `"${table.columns[id]}"${guessed(options.id)}`;
  const answers = table.rows.filter((row) => !isEmptyAnswer(row[text] ?? "")).length;
  const inLanguage = `${languageWords(language)}${guessed(options.language)}`;
  const where = `"${table.columns[text]}"${guessed(options.text)}`;
  say(`${table.rows.length} rows, ${answers} answers in ${where}; ids: ${ids}; language: ${inLanguage}.`);
  if (options.text !== undefined) return;
  const others = guessRoles(table).texts.filter((column) => column !== text);
  if (others.length === 0) return;
  const names = others.map((column) => `"${table.columns[column]}"`).join(", ");
  say(`Note: ${names} ${others.length === 1 ? "looks" : "look"} like answers too; --text codes another column.`);
}

/** The longest wording that the service takes, in characters. */
const LONGEST_WORDING = 5_000;

async function codeInParts(
  { client, stopping }: { client: Client; stopping: AbortSignal },
  table: Table,
  { text, id }: AnswerColumns,
  { type, language }: { type: CodingType; language: string },
  given: CodebookInput | null,
): Promise<CodingResult> {
  const answers = table.rows.map((row, index) => ({
    id: (id === null ? "" : (row[id] ?? "").trim().slice(0, 500)) || `row-${index + 1}`,
    text: (row[text] ?? "").replaceAll("\u0000", ""),
  }));
  const question = columnWording(table, text).slice(0, LONGEST_WORDING);
  const about = { coding_type: type, language, ...(question && { question }) };
  const parts = splitAnswers(answers);
  if (parts.length > 1) say(`Coding in ${parts.length} parts, all with the codebook of the first.`);
  const display = showProgress();
  const done: CodingResult[] = [];
  let codebook = given;
  let before = 0;
  try {
    for (const responses of parts) {
      const request = { responses, ...about, ...(codebook && { codebook }) };
      const result = await codeAnswers(client, request, {
        signal: stopping,
        onProgress: ({ processed }) => display.at(before + processed, answers.length),
      });
      done.push(result);
      before += responses.length;
      codebook ??= { categories: result.codebook };
    }
  } finally {
    display.end();
  }
  return mergeResults(done);
}
