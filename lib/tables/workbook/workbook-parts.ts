import { MEBIBYTE } from "@/lib/runtime/mebibyte";
import { tooMany } from "../bounded";
import { TableError } from "../table";
import type { Archive } from "./archive";
import { isDateFormat, isDateFormatId } from "./dates";
import { readWholeXml } from "./read-xml";

/** The most characters of all shared strings, each counted with `EXTRA` more for its overhead in memory. */
const MAX_SHARED = 64 * MEBIBYTE;
const EXTRA = 16;
/** Excel knows at most 65,490 cell formats, and few workbooks have a hundred sheets. */
const MAX_STYLES = 70_000;
const MAX_SHEETS = 1_000;

export type Sheet = { name: string; path: string };

/** The sheets in their order, and whether dates count from 1904 instead of 1900. */
export async function readSheets(archive: Archive): Promise<{ sheets: Sheet[]; from1904: boolean }> {
  const targets = new Map<string, string>();
  await readWholeXml(await archive.open("xl/_rels/workbook.xml.rels"), {
    open(name, { Id, Target }) {
      if (name === "Relationship" && Id && Target) targets.set(Id, resolvePath(Target));
      if (targets.size > MAX_SHEETS) throw tooMany(MAX_SHEETS, "parts");
    },
  });
  const sheets: Sheet[] = [];
  let from1904 = false;
  const file = await archive.open("xl/workbook.xml");
  if (!file) throw new TableError("This is not an Excel workbook (.xlsx), or it is damaged.");
  await readWholeXml(file, {
    open(name, attributes) {
      if (name === "workbookPr") from1904 = ["1", "true"].includes(attributes.date1904 ?? "");
      const path = name === "sheet" ? targets.get(relationOf(attributes)) : undefined;
      if (path?.includes("worksheets/")) sheets.push({ name: attributes.name ?? "", path });
      if (sheets.length > MAX_SHEETS) throw tooMany(MAX_SHEETS, "sheets");
    },
  });
  if (sheets.length === 0) throw new TableError("This workbook has no sheet.");
  return { sheets, from1904 };
}

const relationOf = (attributes: Record<string, string>) =>
  Object.entries(attributes).find(([name]) => name === "r:id" || name.endsWith(":id"))?.[1] ?? "";

const resolvePath = (target: string) => (target.startsWith("/") ? target.slice(1) : `xl/${target}`);

/** For each style, whether it shows numbers as dates. */
export async function readDateStyles(archive: Archive): Promise<boolean[]> {
  const custom = new Map<string, boolean>();
  const styles: boolean[] = [];
  let inCells = false;
  await readWholeXml(await archive.open("xl/styles.xml"), {
    open(name, { numFmtId = "", formatCode = "" }) {
      if (name === "numFmt") custom.set(numFmtId, isDateFormat(formatCode));
      if (styles.length + custom.size > MAX_STYLES) throw tooMany(MAX_STYLES, "cell formats");
      if (name === "cellXfs") inCells = true;
      if (name === "xf" && inCells) styles.push(custom.get(numFmtId) ?? isDateFormatId(Number(numFmtId)));
    },
    close(name) {
      if (name === "cellXfs") inCells = false;
    },
  });
  return styles;
}

/** The shared strings, which cells refer to by number. Phonetic hints are left out. */
export async function readSharedStrings(archive: Archive): Promise<string[]> {
  const strings: string[] = [];
  let current = "";
  let size = 0;
  let isText = false;
  let isPhonetic = false;
  await readWholeXml(await archive.open("xl/sharedStrings.xml"), {
    open(name) {
      if (name === "si") current = "";
      if (name === "rPh") isPhonetic = true;
      isText = name === "t" && !isPhonetic;
    },
    text(text) {
      if (isText) current += text;
    },
    close(name) {
      isText = false;
      if (name === "rPh") isPhonetic = false;
      if (name !== "si") return;
      size += current.length + EXTRA;
      if (size > MAX_SHARED)
        throw new TableError("This workbook holds too much text. Save the sheet as CSV and use that.");
      strings.push(unescapeCharacters(current));
    },
  });
  return strings;
}

/** Decodes characters that XML can't hold, which workbooks write as `_x000D_`. */
export const unescapeCharacters = (text: string): string =>
  text.includes("_x")
    ? text.replace(/_x([0-9A-Fa-f]{4})_/g, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)))
    : text;
