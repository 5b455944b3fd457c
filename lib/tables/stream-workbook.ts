import { Readable } from "node:stream";
import { ZipFile } from "yazl";
import { escapeXml } from "./escape-xml";
import { isFormula } from "./formula-guard";

/** `percent` is a share between 0 and 1, shown as a percentage such as 12.5%. */
export type WorkbookCell = string | number | null | { percent: number | null };
export type WorkbookSheet = {
  name: string;
  rows: Iterable<WorkbookCell[]> | AsyncIterable<WorkbookCell[]>;
  /** The number of header rows, which are bold and stay visible while scrolling; 1 by default. */
  headerRows?: number;
  /** Gives the header buttons to filter and sort by. */
  hasFilter?: boolean;
  /** The widths of the first columns, in characters. */
  widths?: readonly number[];
  /** The number of a hidden column, counted from 1; it must come after the columns with widths. */
  hiddenColumn?: number;
};

/** The most characters in a cell of a workbook. */
const LONGEST_CELL = 32_767;
/** Cells, and characters, whose XML is sent in one piece: about 300 kB. */
const CELLS_AT_ONCE = 5_000;
const CHARACTERS_AT_ONCE = 300_000;

/**
 * Streams an Excel workbook row by row, so that memory does not grow with its length. Text that begins like a formula
 * gets the format "quote prefix" (18.8.10), Excel's own apostrophe, so that it stays text if a person edits or copies
 * the cell. Source: ECMA-376, Office Open XML, part 1, chapter 18 (SpreadsheetML), with inline strings.
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
  for (const [index, sheet] of sheets.entries()) {
    const stream = Readable.from(sheetXml(sheet, escapeFormulas), { objectMode: false });
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

async function* sheetXml(sheet: WorkbookSheet, escapeFormulas: boolean): AsyncGenerator<string> {
  const { rows, headerRows = 1, hasFilter = false, widths = [], hiddenColumn } = sheet;
  yield `${DECLARATION}<worksheet ${MAIN}>${frozen(headerRows)}${columns(widths, hiddenColumn)}<sheetData>`;
  let written: string[] = [];
  let number = 0;
  let width = 0;
  let cells = 0;
  let characters = 0;
  for await (const row of rows) {
    number++;
    width = Math.max(width, row.length);
    const styles = number <= headerRows ? HEADER : BODY;
    const styleOf = (cell: WorkbookCell) => {
      if (typeof cell === "object" && cell !== null) return styles.percent;
      return escapeFormulas && typeof cell === "string" && isFormula(cell) ? styles.quoted : styles.plain;
    };
    const xml = `<row r="${number}">${row.map((cell) => cellXml(cell, styleOf(cell))).join("")}</row>`;
    written.push(xml);
    cells += Math.max(1, row.length);
    characters += xml.length;
    if (cells < CELLS_AT_ONCE && characters < CHARACTERS_AT_ONCE) continue;
    yield written.join("");
    written = [];
    cells = 0;
    characters = 0;
  }
  const filter = hasFilter && width > 0 ? `<autoFilter ref="A${headerRows}:${columnName(width)}${number}"/>` : "";
  yield `${written.join("")}</sheetData>${filter}</worksheet>`;
}

const frozen = (rows: number) =>
  `<sheetViews><sheetView workbookViewId="0"><pane ySplit="${rows}" topLeftCell="A${rows + 1}" activePane="bottomLeft" state="frozen"/></sheetView></sheetViews>`;

function columns(widths: readonly number[], hidden: number | undefined): string {
  const shown = widths.map((width, at) => `<col min="${at + 1}" max="${at + 1}" width="${width}" customWidth="1"/>`);
  const all = hidden === undefined ? shown : [...shown, `<col min="${hidden}" max="${hidden}" width="8" hidden="1"/>`];
  return all.length === 0 ? "" : `<cols>${all.join("")}</cols>`;
}

/** The name of a column by its number: A for 1 to Z, then AA, AB and so on. */
function columnName(number: number): string {
  const last = String.fromCharCode(65 + ((number - 1) % 26));
  return number <= 26 ? last : columnName(Math.floor((number - 1) / 26)) + last;
}

function cellXml(cell: WorkbookCell, style: number): string {
  const value = typeof cell === "object" && cell !== null ? cell.percent : cell;
  if (value === null) return "<c/>";
  if (typeof value === "number") return `<c s="${style}"><v>${value}</v></c>`;
  return `<c t="inlineStr" s="${style}"><is><t xml:space="preserve">${escapeXml(value.slice(0, LONGEST_CELL))}</t></is></c>`;
}

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
    .map(({ name }, index) => `<sheet name="${escapeXml(name)}" sheetId="${index + 1}" r:id="rId${index + 1}"/>`)
    .join("")}</sheets></workbook>`;

const workbookRelations = (sheets: readonly WorkbookSheet[]) =>
  `<Relationships xmlns="${PACKAGE}/relationships">${sheets
    .map(
      (_, index) =>
        `<Relationship Id="rId${index + 1}" Type="${OFFICE}/worksheet" Target="worksheets/sheet${index + 1}.xml"/>`,
    )
    .join("")}<Relationship Id="rId${sheets.length + 1}" Type="${OFFICE}/styles" Target="styles.xml"/></Relationships>`;

/** The indexes of formats in STYLES. Headers are bold. */
const BODY = { plain: 0, quoted: 2, percent: 4 };
const HEADER = { plain: 1, quoted: 3, percent: 4 };
const STYLES = `<styleSheet ${MAIN}><numFmts count="1"><numFmt numFmtId="164" formatCode="0.0%"/></numFmts><fonts count="2"><font><sz val="11"/><name val="Calibri"/></font><font><b/><sz val="11"/><name val="Calibri"/></font></fonts><fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills><borders count="1"><border/></borders><cellStyleXfs count="1"><xf/></cellStyleXfs><cellXfs count="5"><xf fontId="0" fillId="0" borderId="0" xfId="0"/><xf fontId="1" fillId="0" borderId="0" xfId="0" applyFont="1"/><xf fontId="0" fillId="0" borderId="0" xfId="0" quotePrefix="1"/><xf fontId="1" fillId="0" borderId="0" xfId="0" applyFont="1" quotePrefix="1"/><xf numFmtId="164" fontId="0" fillId="0" borderId="0" xfId="0" applyNumberFormat="1"/></cellXfs></styleSheet>`;
