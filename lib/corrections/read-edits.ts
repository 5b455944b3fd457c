import { readAnswerKey } from "@/lib/export/answer-key";
import type { ByteSource } from "@/lib/tables/byte-source";
import { unguard } from "@/lib/tables/formula-guard";
import { openTable } from "@/lib/tables/open-table";
import { type OpenTable, type Row, TableError } from "@/lib/tables/table";
import type { BadRow } from "@/lib/uploads/check-row";
import { MOST_PROBLEMS } from "@/lib/uploads/preview-upload";
import { codeColumnsOf, keyColumnOf } from "./code-columns";
import { type CodeNames, codeNames, type NamedCode } from "./code-names";
import { codesOfRow, isSameSet, type RowCodes } from "./row-codes";

/** An answer whose codes the file changes: `exported` are those at the time of the export, `edited` those of the file. */
export type Edit = { row: number; responseId: string; textHash: string; exported: number[]; edited: number[] };

export type ReadEdits = {
  /** Answers in the file, those with a problem left out. */
  answers: number;
  edits: Edit[];
  problems: BadRow[];
  problemCount: number;
  notes: string[];
};

/** The most answers whose codes one file changes. */
const MOST_EDITS = 20_000;

/** Reads which answers of an exported file were given other codes. TableError for what is wrong with the file. */
export async function readEdits(source: ByteSource, name: string, current: readonly NamedCode[]): Promise<ReadEdits> {
  const table = await openTable(source, name, { isUnlabelled: true });
  const names = codeNames(await exportedCodes(source, name, table), current);
  const answers = new Map<string, Found>();
  const problems = problemList();
  const columns = codeColumnsOf(table.columns, names);
  const keyColumn = keyColumnOf(table.columns);
  for await (const { rows } of table.batches()) {
    for (const row of rows) {
      const read = readerOf(row, table.format === "csv");
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
      const codes = codesOfRow(read, columns, { exported: key.numbers, names });
      answers.set(key.responseId, {
        row: found?.row ?? row.row,
        key: found?.key ?? read(keyColumn),
        codes: found ? together(found.codes, codes) : codes,
      });
    }
  }
  return { ...editsOf(answers, names, problems), notes: [...table.notes, ...notesOn(columns, names, current)] };
}

type Found = { row: number; key: string; codes: RowCodes };

/** A cell as plain text; the apostrophe that our CSV puts before formulas is taken off. */
const readerOf =
  ({ cells }: Row, isGuarded: boolean) =>
  (column: number | undefined): string => {
    const cell = (column === undefined ? "" : (cells[column] ?? "")).trim();
    return isGuarded ? unguard(cell) : cell;
  };

/** The codes of one answer from several rows. */
function together(one: RowCodes, other: RowCodes): RowCodes {
  if ("problem" in one) return one;
  return "problem" in other ? other : [...new Set([...one, ...other])];
}

/** The codes under the names that they had when a workbook was exported: its sheet `Codebook`, where it still has it. */
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

function editsOf(answers: ReadonlyMap<string, Found>, names: CodeNames, problems: Problems) {
  const edits: Edit[] = [];
  for (const { row, key, codes } of answers.values()) {
    const { responseId, textHash, numbers: exported } = readAnswerKey(key) ?? NO_KEY;
    if ("problem" in codes) {
      problems.add(row, codes.problem);
      continue;
    }
    if (isSameSet(codes, exported)) continue;
    const unknown = codes.find((number) => !exported.includes(number) && !names.has(number));
    if (unknown !== undefined) problems.add(row, `names code ${unknown}, which the codebook does not have`);
    else edits.push({ row, responseId, textHash, exported, edited: codes });
    if (edits.length <= MOST_EDITS) continue;
    const most = MOST_EDITS.toLocaleString("en");
    throw new TableError(`The file changes the codes of more than ${most} answers. Split it into several files.`);
  }
  return { answers: answers.size, edits, problems: problems.shown, problemCount: problems.count() };
}

const NO_KEY = { responseId: "", textHash: "", numbers: [] };

function notesOn(columns: ReturnType<typeof codeColumnsOf>, names: CodeNames, current: readonly NamedCode[]): string[] {
  if (columns.layout !== "dummies") return [];
  const known = new Set(columns.columns.map(({ code }) => code));
  const missing = current.filter(({ number }) => names.has(number) && !known.has(number));
  if (missing.length === 0) return [];
  return [`${missing.length} codes have no column in the file; answers keep them as they are.`];
}

type Problems = ReturnType<typeof problemList>;

function problemList() {
  const shown: BadRow[] = [];
  let count = 0;
  return {
    shown,
    count: () => count,
    add(row: number, reason: string, column: string | null = null) {
      if (++count <= MOST_PROBLEMS) shown.push({ row, column, reason });
    },
  };
}
