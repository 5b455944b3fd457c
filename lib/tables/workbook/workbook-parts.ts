import { posix } from "node:path";
import { MEBIBYTE } from "@/lib/runtime/mebibyte";
import { tooMany } from "../bounded";
import { TableError } from "../table";
import type { Archive } from "./archive";
import { isDateFormat, isDateFormatId } from "./dates";
import { readWholeXml } from "./read-xml";
import { type ZeroPattern, zeroPattern } from "./zero-pattern";

/** The most characters of all shared strings, each counted with `EXTRA` more for its overhead in memory. */
const MAX_SHARED = 64 * MEBIBYTE;
const EXTRA = 16;
/** Excel knows at most 65,490 cell formats, and few workbooks have a hundred sheets. */
const MAX_STYLES = 70_000;
const MAX_SHEETS = 1_000;

export type Sheet = { name: string; path: string; isHidden: boolean };

/** A workbook's sheets, and the paths of its other parts; null for those that it lacks. */
export type Workbook = {
  /** In the order of the workbook, hidden ones last. */
  sheets: Sheet[];
  /** Whether dates count from 1904 instead of 1900. */
  from1904: boolean;
  strings: string | null;
  styles: string | null;
};

type Relation = { type: string; path: string };

/** Reads what a workbook consists of. Parts may have any name and place: relationships lead to them (ECMA-376, part 2). */
export async function readWorkbook(archive: Archive): Promise<Workbook> {
  const [start] = await partsOfType(archive, "", "officeDocument");
  const place = start ?? "xl/workbook.xml";
  const relations = await readRelations(archive, place);
  const sheets: Sheet[] = [];
  let from1904 = false;
  const file = await archive.open(place);
  if (!file) throw new TableError("This is not an Excel workbook (.xlsx), or it is damaged.");
  await readWholeXml(file, {
    open(name, attributes) {
      if (name === "workbookPr") from1904 = ["1", "true"].includes(attributes.date1904 ?? "");
      const part = name === "sheet" ? relations.get(relationOf(attributes)) : undefined;
      const isHidden = ["hidden", "veryHidden"].includes(attributes.state ?? "");
      if (part?.type === "worksheet") sheets.push({ name: attributes.name ?? "", path: part.path, isHidden });
      if (sheets.length > MAX_SHEETS) throw tooMany(MAX_SHEETS, "sheets");
    },
  });
  if (sheets.length === 0) throw new TableError("This workbook has no sheet.");
  const pathOf = (type: string) => [...relations.values()].find((relation) => relation.type === type)?.path ?? null;
  return {
    sheets: sheets.toSorted((one, other) => Number(one.isHidden) - Number(other.isHidden)),
    from1904,
    strings: pathOf("sharedStrings"),
    styles: pathOf("styles"),
  };
}

const partsOfType = async (archive: Archive, part: string, wanted: string) =>
  [...(await readRelations(archive, part)).values()].flatMap(({ type, path }) => (type === wanted ? [path] : []));

/** The relations of a part to others by their ids, with the last word of each type's address. */
async function readRelations(archive: Archive, part: string): Promise<Map<string, Relation>> {
  const { dir, base } = posix.parse(part);
  const relations = new Map<string, Relation>();
  await readWholeXml(await archive.open(posix.join(dir, "_rels", `${base}.rels`)), {
    open(name, { Id, Target, Type = "" }) {
      if (name !== "Relationship" || !Id || !Target) return;
      const path = posix.join("/", dir, posix.isAbsolute(Target) ? posix.relative(`/${dir}`, Target) : Target).slice(1);
      relations.set(Id, { type: Type.slice(Type.lastIndexOf("/") + 1), path });
      if (relations.size > MAX_SHEETS) throw tooMany(MAX_SHEETS, "parts");
    },
  });
  return relations;
}

const relationOf = (attributes: Record<string, string>) =>
  Object.entries(attributes).find(([name]) => name === "r:id" || name.endsWith(":id"))?.[1] ?? "";

/** How a style shows numbers: as dates, or padded with zeros by the pattern; else as they are. */
export type NumberStyle = "date" | ZeroPattern | null;

/** Excel indents by at most this many steps. */
const MAX_INDENT = 250;

/** The styles of cells by number: how they show numbers, and by how many steps they indent texts. */
export async function readStyles(archive: Archive, path: string | null) {
  const custom = new Map<string, NumberStyle>();
  const styles: NumberStyle[] = [];
  const indents: number[] = [];
  let inCells = false;
  await readWholeXml(path && (await archive.open(path)), {
    open(name, { numFmtId = "", formatCode = "", indent }) {
      if (name === "numFmt") custom.set(numFmtId, isDateFormat(formatCode) ? "date" : zeroPattern(formatCode));
      if (styles.length + custom.size > MAX_STYLES) throw tooMany(MAX_STYLES, "cell formats");
      if (name === "cellXfs") inCells = true;
      if (name === "alignment" && inCells)
        indents[styles.length - 1] = Math.max(0, Math.min(Number(indent) || 0, MAX_INDENT));
      if (name !== "xf" || !inCells) return;
      const style = custom.get(numFmtId);
      styles.push(style === undefined ? (isDateFormatId(Number(numFmtId)) ? "date" : null) : style);
    },
    close(name) {
      if (name === "cellXfs") inCells = false;
    },
  });
  return { styles, indents };
}

/** The shared strings, which cells refer to by number. Phonetic hints are left out. */
export async function readSharedStrings(archive: Archive, path: string | null): Promise<string[]> {
  const strings: string[] = [];
  let current = "";
  let size = 0;
  let isText = false;
  let isPhonetic = false;
  await readWholeXml(path && (await archive.open(path)), {
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
