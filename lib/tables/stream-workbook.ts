import { Readable } from "node:stream";
import { ZipFile } from "yazl";
import { isFormula } from "./formula-guard";

export type WorkbookCell = string | number | null;
export type WorkbookSheet = {
  name: string;
  /** The first row is the header; it stays visible when one scrolls. */
  rows: Iterable<WorkbookCell[]> | AsyncIterable<WorkbookCell[]>;
};

/** The most characters in a cell of a workbook. */
const LONGEST_CELL = 32_767;
const ROWS_AT_ONCE = 500;

/**
 * Streams an Excel workbook row by row, so that memory does not grow with its length. Source: ECMA-376, Office Open
 * XML, part 1, chapter 18 (SpreadsheetML), with inline strings. Text that begins like a formula gets the format
 * "quote prefix" (18.8.10), the apostrophe of Excel's own: it stays text where a person edits or copies the cell.
 */
export function streamWorkbook(
  sheets: readonly WorkbookSheet[],
  { escapeFormulas = true }: { escapeFormulas?: boolean } = {},
): ReadableStream<Uint8Array> {
  const zip = new ZipFile();
  const part = (path: string, xml: string) => zip.addBuffer(Buffer.from(DECLARATION + xml), path);
  part("[Content_Types].xml", contentTypes(sheets));
  part("_rels/.rels", ROOT_RELATIONS);
  part("xl/workbook.xml", workbook(sheets));
  part("xl/_rels/workbook.xml.rels", workbookRelations(sheets));
  part("xl/styles.xml", STYLES);
  for (const [index, { rows }] of sheets.entries()) {
    const stream = Readable.from(sheetXml(rows, escapeFormulas), { objectMode: false });
    stream.once("error", (error) => (zip.outputStream as Readable).destroy(error));
    zip.addReadStream(stream, `xl/worksheets/sheet${index + 1}.xml`);
  }
  zip.end();
  return Readable.toWeb(zip.outputStream as Readable) as ReadableStream<Uint8Array>;
}

const DECLARATION = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';
const MAIN = 'xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"';
const OFFICE = "http://schemas.openxmlformats.org/officeDocument/2006/relationships";
const PACKAGE = "http://schemas.openxmlformats.org/package/2006";
const SPREADSHEET = "application/vnd.openxmlformats-officedocument.spreadsheetml";

async function* sheetXml(rows: WorkbookSheet["rows"], escapeFormulas: boolean): AsyncGenerator<string> {
  yield `${DECLARATION}<worksheet ${MAIN}><sheetViews><sheetView workbookViewId="0"><pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/></sheetView></sheetViews><sheetData>`;
  let written: string[] = [];
  let number = 0;
  for await (const row of rows) {
    number++;
    const styles = number === 1 ? HEADER : BODY;
    const styleOf = (cell: WorkbookCell) =>
      escapeFormulas && typeof cell === "string" && isFormula(cell) ? styles.quoted : styles.plain;
    written.push(`<row r="${number}">${row.map((cell) => cellXml(cell, styleOf(cell))).join("")}</row>`);
    if (written.length < ROWS_AT_ONCE) continue;
    yield written.join("");
    written = [];
  }
  yield `${written.join("")}</sheetData></worksheet>`;
}

function cellXml(cell: WorkbookCell, style: number): string {
  if (cell === null) return "<c/>";
  if (typeof cell === "number") return `<c s="${style}"><v>${cell}</v></c>`;
  return `<c t="inlineStr" s="${style}"><is><t xml:space="preserve">${text(cell.slice(0, LONGEST_CELL))}</t></is></c>`;
}

/** Escapes text for XML, without characters that XML 1.0 forbids. */
const text = (value: string): string =>
  value
    .toWellFormed()
    // biome-ignore lint/suspicious/noControlCharactersInRegex: those are what XML forbids.
    .replace(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g, "")
    .replace(/[&<>"\r]/g, (character) => `&#${character.charCodeAt(0)};`);

const contentTypes = (sheets: readonly WorkbookSheet[]) =>
  `<Types xmlns="${PACKAGE}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/xl/workbook.xml" ContentType="${SPREADSHEET}.sheet.main+xml"/><Override PartName="/xl/styles.xml" ContentType="${SPREADSHEET}.styles+xml"/>${sheets
    .map(
      (_, index) =>
        `<Override PartName="/xl/worksheets/sheet${index + 1}.xml" ContentType="${SPREADSHEET}.worksheet+xml"/>`,
    )
    .join("")}</Types>`;

const ROOT_RELATIONS = `<Relationships xmlns="${PACKAGE}/relationships"><Relationship Id="rId1" Type="${OFFICE}/officeDocument" Target="xl/workbook.xml"/></Relationships>`;

const workbook = (sheets: readonly WorkbookSheet[]) =>
  `<workbook ${MAIN} xmlns:r="${OFFICE}"><sheets>${sheets
    .map(({ name }, index) => `<sheet name="${text(name)}" sheetId="${index + 1}" r:id="rId${index + 1}"/>`)
    .join("")}</sheets></workbook>`;

const workbookRelations = (sheets: readonly WorkbookSheet[]) =>
  `<Relationships xmlns="${PACKAGE}/relationships">${sheets
    .map(
      (_, index) =>
        `<Relationship Id="rId${index + 1}" Type="${OFFICE}/worksheet" Target="worksheets/sheet${index + 1}.xml"/>`,
    )
    .join("")}<Relationship Id="rId${sheets.length + 1}" Type="${OFFICE}/styles" Target="styles.xml"/></Relationships>`;

/** The places of formats in STYLES. The header is bold. */
const BODY = { plain: 0, quoted: 2 };
const HEADER = { plain: 1, quoted: 3 };
const STYLES = `<styleSheet ${MAIN}><fonts count="2"><font><sz val="11"/><name val="Calibri"/></font><font><b/><sz val="11"/><name val="Calibri"/></font></fonts><fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills><borders count="1"><border/></borders><cellStyleXfs count="1"><xf/></cellStyleXfs><cellXfs count="4"><xf fontId="0" fillId="0" borderId="0" xfId="0"/><xf fontId="1" fillId="0" borderId="0" xfId="0" applyFont="1"/><xf fontId="0" fillId="0" borderId="0" xfId="0" quotePrefix="1"/><xf fontId="1" fillId="0" borderId="0" xfId="0" applyFont="1" quotePrefix="1"/></cellXfs></styleSheet>`;
