import { extname } from "node:path";
import { bounded } from "./bounded";
import type { ByteSource } from "./byte-source";
import { openDelimited } from "./read-delimited";
import { openJson } from "./read-json";
import { openSav } from "./read-sav/open-sav";
import { type OpenTable, type ReadOptions, TableError } from "./table";
import { openWorkbook } from "./workbook/open-workbook";

const OLD_WORKBOOK =
  "The old Excel format (.xls) and workbooks with a password cannot be read. Save it as .xlsx or CSV.";
const OPEN_DOCUMENT = "OpenDocument sheets (.ods) cannot be read. Save it as .xlsx or CSV.";
const PORTABLE = "SPSS portable files (.por) cannot be read. Save it as .sav: SAVE OUTFILE='answers.sav'.";
const STATA = "Stata files (.dta) cannot be read. Save it as CSV (export delimited) or as .xlsx (export excel).";
const REFUSED: Record<string, string> = {
  ".xls": OLD_WORKBOOK,
  ".xlsb": "Binary workbooks (.xlsb) cannot be read. Save it as .xlsx or CSV.",
  ".zip": "Zip archives cannot be read. Unpack it and send the file inside.",
  ".ods": OPEN_DOCUMENT,
  ".numbers": "Numbers documents cannot be read. Export it as Excel (.xlsx) or CSV.",
  ".por": PORTABLE,
  ".dta": STATA,
  ".sas7bdat": "SAS files (.sas7bdat) cannot be read. Export it as CSV or .sav.",
  ".xpt": "SAS transport files (.xpt) cannot be read. Export it as CSV or .sav.",
  ".rds": "R's files (.rds) cannot be read. Save it as CSV: write.csv(answers, 'answers.csv', row.names = FALSE).",
};
/** How such files begin, whatever their names are. A control character is written as its number, such as `<0>`. */
const REFUSED_STARTS: [RegExp, string][] = [
  [/^PK.{28,120}mimetypeapplication\/vnd\.oasis\.opendocument/s, OPEN_DOCUMENT],
  [/SPSS PORT FILE/, PORTABLE],
  [/^<stata_dta>|^[i-s]<[12]><1><0>/, STATA],
  [/^HEADER RECORD\*{7}LIBRARY HEADER RECORD/, "SAS transport files cannot be read. Export it as CSV or .sav."],
];
const START = 128;

const ZIP = [0x50, 0x4b, 0x03, 0x04];
const SAV = [Buffer.from("$FL2"), Buffer.from("$FL3")];
const COMPOUND = [0xd0, 0xcf, 0x11, 0xe0];
const BINARY: Record<string, readonly number[]> = {
  PDF: [0x25, 0x50, 0x44, 0x46],
  PNG: [0x89, 0x50, 0x4e, 0x47],
  JPEG: [0xff, 0xd8, 0xff],
  gzip: [0x1f, 0x8b],
};

/**
 * Opens a file of answers. The first bytes tell the format, else the extension: .csv, .tsv, .tab, .txt, .xlsx, .sav,
 * .json, and .jsonl or .ndjson with an object per line. Throws TableError for any error in the file, here or while its
 * rows are read.
 */
export async function openTable(source: ByteSource, name: string, options: ReadOptions = {}): Promise<OpenTable> {
  return bounded(await openFormat(source, name, options));
}

async function openFormat(source: ByteSource, name: string, options: ReadOptions): Promise<OpenTable> {
  if (source.size === 0) throw new TableError("The file is empty.");
  const extension = extname(name).toLowerCase();
  const start = await source.read(0, Math.min(START, source.size));
  if (startsWith(start, COMPOUND)) throw new TableError(OLD_WORKBOOK);
  const text = Buffer.from(start)
    .toString("latin1")
    .replace(/\p{Cc}/gu, (control) => `<${control.charCodeAt(0)}>`);
  const refusal = REFUSED_STARTS.find(([pattern]) => pattern.test(text))?.[1] ?? REFUSED[extension];
  if (refusal) throw new TableError(refusal);
  for (const [kind, magic] of Object.entries(BINARY)) {
    if (startsWith(start, magic)) throw new TableError(`This is a ${kind} file, not a table. Send CSV, Excel or SPSS.`);
  }
  if (SAV.some((magic) => startsWith(start, [...magic]))) return openSav(source, options);
  if ([".sav", ".zsav"].includes(extension)) throw new TableError("This is not an SPSS file (.sav), or it is damaged.");
  if (startsWith(start, ZIP) || extension === ".xlsx") return openWorkbook(source, options);
  const isLines = extension === ".jsonl" || extension === ".ndjson";
  return isLines || extension === ".json" ? openJson(source, isLines) : openDelimited(source, options);
}

const startsWith = (bytes: Uint8Array, magic: readonly number[]) => magic.every((byte, index) => bytes[index] === byte);
