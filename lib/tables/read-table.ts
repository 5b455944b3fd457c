import { extname } from "node:path";
import { readDelimited } from "./read-delimited";
import { readJson } from "./read-json";
import { readWorkbook } from "./read-workbook";
import { type Table, TableError } from "./table";

const REFUSED: Record<string, string> = {
  ".xls": "The old Excel format (.xls) is not read. Save it as .xlsx or CSV.",
  ".sav": "SPSS files (.sav) are not read yet. Save it as CSV or Excel.",
  ".ods": "OpenDocument sheets (.ods) are not read. Save it as .xlsx or CSV.",
};

/** Reads a file of answers by its name: .csv, .tsv, .tab, .txt, .xlsx, .json. A TableError says what is wrong with it. */
export async function readTable(name: string, bytes: Uint8Array): Promise<Table> {
  if (bytes.length === 0) throw new TableError("The file is empty.");
  const extension = extname(name).toLowerCase();
  const refusal = REFUSED[extension];
  if (refusal) throw new TableError(refusal);
  if (isZip(bytes) || extension === ".xlsx") return readWorkbook(bytes);
  return extension === ".json" ? readJson(bytes) : readDelimited(bytes);
}

const isZip = (bytes: Uint8Array) => bytes[0] === 0x50 && bytes[1] === 0x4b && bytes[2] === 0x03 && bytes[3] === 0x04;
