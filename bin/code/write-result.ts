import { randomBytes } from "node:crypto";
import { access, constants, open, rename, rm, stat } from "node:fs/promises";
import { basename, dirname, extname, join } from "node:path";
import Papa from "papaparse";
import { guard } from "@/lib/tables/formula-guard";
import { streamWorkbook } from "@/lib/tables/stream-workbook";
import type { Table } from "@/lib/tables/table";
import { StartError } from "../local/data-folder";
import { encodeSav } from "./encode-sav";
import type { CodingResult } from "./result";

const ADDED = ["codes", "code_numbers", "sentiments", "confidence", "evidence"];
const SEPARATOR = " | ";
const CODEBOOK_HEADER = ["code_number", "category", "code", "sentiment", "frequency", "definition"];

/** Throws if the output cannot be written, so that this is known before any answer is coded. */
export async function checkOutput(path: string, input: string): Promise<void> {
  const extension = extname(path).toLowerCase();
  if (![".csv", ".xlsx", ".sav", ".zsav", ".json"].includes(extension)) {
    throw new StartError(
      `${basename(path)} is of no kind that is written here. Choose .csv, .xlsx, .sav, .zsav or .json for --out.`,
    );
  }
  if (path === input) throw new StartError("The result would replace the answers. Choose another name for --out.");
  if ((await stat(path).catch(() => null))?.isDirectory()) throw new StartError(`${path} is a folder.`);
  await access(dirname(path), constants.W_OK).catch(() => {
    throw new StartError(`The folder ${dirname(path)} cannot be written. Choose another place with --out.`);
  });
}

/** A file of answers as people read it; `raw`: with values in place of the labels of an SPSS file. */
type Answers = { table: Table; raw: Table };

/** Writes the coded answers in the format of the file's extension. The file appears complete or not at all. */
export async function writeResult(path: string, answers: Answers, result: CodingResult): Promise<void> {
  const draft = join(dirname(path), `.${basename(path)}-${randomBytes(4).toString("hex")}`);
  try {
    const file = await open(draft, "wx");
    await file.writeFile(await encode(path, answers, result));
    await file.close();
    await rename(draft, path);
  } catch (cause) {
    await rm(draft, { force: true });
    throw new StartError(`${path} cannot be written: ${cause instanceof Error ? cause.message : cause}.`, { cause });
  }
}

async function encode(path: string, { table, raw }: Answers, result: CodingResult): Promise<string | Uint8Array> {
  const extension = extname(path).toLowerCase();
  if (extension === ".json") return `${JSON.stringify(result, null, 2)}\n`;
  if (extension === ".sav" || extension === ".zsav") {
    return encodeSav(basename(path, extname(path)), raw, result, extension === ".zsav" ? "zlib" : "bytecode");
  }
  const rows = codedRows(table, result, extension === ".csv" ? guard : (cell) => cell);
  if (extension === ".csv") return `\ufeff${Papa.unparse(rows, { newline: "\r\n" })}\r\n`;
  const codebook = result.codebook.flatMap(({ name, codes }) =>
    codes.map((code) => [code.code_number, name, code.name, code.sentiment, code.frequency, code.definition ?? ""]),
  );
  const workbook = streamWorkbook([
    { name: "Answers", rows },
    { name: "Codebook", rows: [CODEBOOK_HEADER, ...codebook] },
  ]);
  return new Uint8Array(await new Response(workbook).arrayBuffer());
}

function codedRows(table: Table, { results }: CodingResult, guarded: (cell: string) => string): string[][] {
  const taken = new Set(table.columns);
  const added = ADDED.map((name) => (taken.has(name) ? `coded_${name}` : name));
  const rows = table.rows.map((row, index) => {
    const codes = results[index]?.codes ?? [];
    const cells = [
      codes.map(({ name }) => name),
      codes.map(({ code_number }) => code_number),
      codes.map(({ mention_sentiment }) => mention_sentiment),
      codes.map(({ confidence }) => confidence),
      codes.map(({ evidence }) => evidence ?? ""),
    ];
    return [...row, ...cells.map((entries) => entries.join(SEPARATOR))];
  });
  return [[...table.columns, ...added], ...rows].map((cells) => cells.map(guarded));
}
