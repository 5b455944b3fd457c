import { type AnswerKey, readAnswerKey } from "@/lib/export/answer-key";
import type { ByteSource } from "@/lib/tables/byte-source";
import { openTable } from "@/lib/tables/open-table";
import { type OpenTable, type Row, TableError } from "@/lib/tables/table";
import { OFF, ON } from "@/lib/tables/yes-no";
import { counted } from "@/lib/text/figures";
import type { BadRow } from "@/lib/uploads/check-row";
import { MAX_PROBLEMS } from "@/lib/uploads/preview-upload";
import { type CodeColumns, codeColumnsOf, keyColumnOf, missingMention, reviewedColumnOf } from "./code-columns";
import { type CodeNames, codeNames, type NamedCode } from "./code-names";
import { type Edit, editOf } from "./edit";
import { codesOfRow, type RowCode, type RowCodes } from "./row-codes";

export type ReadEdits = {
  /** The number of answers in the file, without those that have a problem. */
  answers: number;
  edits: Edit[];
  problems: BadRow[];
  problemCount: number;
  notes: string[];
};

/** The most answers that one file may change. */
const MAX_EDITS = 20_000;

/**
 * Finds the answers of an exported file whose codes, sentiments or review states were edited. Throws TableError for
 * errors in the file.
 */
export async function readEdits(source: ByteSource, name: string, current: readonly NamedCode[]): Promise<ReadEdits> {
  const table = await openTable(source, name, { isUnlabelled: true });
  const names = codeNames(await exportedCodes(source, name, table), current);
  const answers = new Map<string, FoundEdit>();
  const problems = problemList();
  const columns = codeColumnsOf(table.columns, names);
  const keyColumn = keyColumnOf(table.columns);
  const reviewedColumn = reviewedColumnOf(table.columns);
  for await (const { rows } of table.batches()) {
    for (const row of rows) {
      const read = readerOf(row);
      const key = readAnswerKey(read(keyColumn));
      if (row.problem !== undefined || !key) {
        problems.add(row.row, row.problem ?? "has no key, or one that was changed", table.columns[keyColumn]);
        continue;
      }
      const found = answers.get(key.responseId);
      if (found && columns.layout !== "rows") {
        problems.add(row.row, `is a copy of row ${found.row}: the key is the same`, table.columns[keyColumn]);
        continue;
      }
      const exported = key.mentions.map(({ number }) => number);
      if (columns.layout === "mentions" && exported.length > columns.places.length)
        throw missingMention(columns.places.length + 1);
      const codes = codesOfRow(read, columns, { exported, names });
      const reviewed = reviewedIn(read(reviewedColumn));
      if (typeof reviewed === "object" && reviewed !== null) {
        problems.add(row.row, reviewed.problem, table.columns[reviewedColumn ?? keyColumn]);
        continue;
      }
      if (found) addRow(found, key, { codes, reviewed });
      else answers.set(key.responseId, { row: row.row, key, codes: asMap(codes), reviewed });
    }
  }
  return {
    ...editsOf(answers, names, columns.layout, problems),
    notes: [...table.notes, ...notesOn(columns, names, current)],
  };
}

type FoundEdit = { row: number; key: AnswerKey; codes: FoundCodes; reviewed: boolean | null };
/** The codes by number, in the order of the rows. */
type FoundCodes = Map<number, RowCode> | { problem: string };

function reviewedIn(cell: string): boolean | null | { problem: string } {
  if (cell === "") return null;
  if (ON.has(cell.toLowerCase())) return true;
  return OFF.has(cell.toLowerCase()) ? false : { problem: `holds "${cell}", where only 0 and 1 are known` };
}

/**
 * Returns a function that reads a cell as plain text. It removes no apostrophes of the formula guard: only CSV exports
 * have them, and those have no keys, so they cannot be imported here.
 */
const readerOf =
  ({ cells }: Row) =>
  (column: number | undefined): string =>
    (column === undefined ? "" : (cells[column] ?? "")).trim();

const asMap = (codes: RowCodes): FoundCodes =>
  "problem" in codes ? codes : new Map(codes.map((code) => [code.number, code]));

/** Adds another row of the same answer. */
function addRow(
  found: FoundEdit,
  key: AnswerKey,
  { codes, reviewed }: { codes: RowCodes; reviewed: boolean | null },
): void {
  if (found.reviewed === key.reviewed) found.reviewed = reviewed;
  if ("problem" in found.codes) return;
  if ("problem" in codes) found.codes = codes;
  else for (const code of codes) if (!found.codes.has(code.number)) found.codes.set(code.number, code);
}

/** The codes as named when the workbook was exported, from its sheet `Codebook` if that is still there. */
async function exportedCodes(source: ByteSource, name: string, { sheets = [] }: OpenTable): Promise<NamedCode[]> {
  if (!sheets.includes("Codebook")) return [];
  const sheet = await openTable(source, name, { sheet: "Codebook" });
  const [number, category, code] = ["code_number", "category", "code"].map((column) => sheet.columns.indexOf(column));
  const codes: NamedCode[] = [];
  for await (const { rows } of sheet.batches()) {
    for (const { cells } of rows) {
      const read = (column: number | undefined) => cells[column ?? -1] ?? "";
      if (/^\d{1,9}$/.test(read(number)))
        codes.push({ number: Number(read(number)), category: read(category), name: read(code) });
    }
  }
  return codes;
}

function editsOf(
  answers: ReadonlyMap<string, FoundEdit>,
  names: CodeNames,
  layout: CodeColumns["layout"],
  problems: Problems,
) {
  const edits: Edit[] = [];
  for (const { row, key, codes, reviewed } of answers.values()) {
    if ("problem" in codes) {
      problems.add(row, codes.problem);
      continue;
    }
    const edit = editOf(key, { row, codes: [...codes.values()], reviewed }, layout);
    if (!edit) continue;
    const had = new Set(key.mentions.map(({ number }) => number));
    const unknown = edit.codes?.find(({ number }) => !had.has(number) && !names.has(number));
    if (unknown) problems.add(row, `names code ${unknown.number}, which the codebook does not have`);
    else edits.push(edit);
    if (edits.length <= MAX_EDITS) continue;
    const max = MAX_EDITS.toLocaleString("en");
    throw new TableError(`The file changes more than ${max} answers. Split it into several files.`);
  }
  return { answers: answers.size, edits, problems: problems.shown, problemCount: problems.count() };
}

function notesOn(columns: ReturnType<typeof codeColumnsOf>, names: CodeNames, current: readonly NamedCode[]): string[] {
  if (columns.layout !== "dummies") return [];
  const known = new Set(columns.columns.map(({ code }) => code));
  const missing = current.filter(({ number }) => names.has(number) && !known.has(number));
  if (missing.length === 0) return [];
  return [
    `${counted(missing.length, "code")} without a column in the file: answers keep ${missing.length === 1 ? "it as it is" : "them as they are"}.`,
  ];
}

type Problems = ReturnType<typeof problemList>;

function problemList() {
  const shown: BadRow[] = [];
  let count = 0;
  return {
    shown,
    count: () => count,
    add(row: number, reason: string, column: string | null = null) {
      if (++count <= MAX_PROBLEMS) shown.push({ row, column, reason });
    },
  };
}
