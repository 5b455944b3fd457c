import { buffer } from "node:stream/consumers";
import { describe, expect, it } from "vitest";
import { ZipFile } from "yazl";
import { sourceOf } from "../byte-source";
import { openTable } from "../open-table";

const MAIN = 'xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"';
const DOCUMENT = "http://schemas.openxmlformats.org/officeDocument/2006/relationships";
const PACKAGE = "http://schemas.openxmlformats.org/package/2006/relationships";

const relations = (...targets: [id: string, type: string, target: string][]) =>
  `<Relationships xmlns="${PACKAGE}">${targets
    .map(([id, type, target]) => `<Relationship Id="${id}" Type="${DOCUMENT}/${type}" Target="${target}"/>`)
    .join("")}</Relationships>`;
const workbook = (...sheets: string[]) =>
  `<workbook ${MAIN} xmlns:r="${DOCUMENT}"><sheets>${sheets.join("")}</sheets></workbook>`;
const sheet = (...rows: string[][]) =>
  `<worksheet ${MAIN}><sheetData>${rows.map((cells) => `<row>${cells.join("")}</row>`).join("")}</sheetData></worksheet>`;
const inline = (text: string) => `<c t="inlineStr"><is><t>${text}</t></is></c>`;

async function read(parts: Record<string, string>, options = {}) {
  const zip = new ZipFile();
  for (const [name, text] of Object.entries(parts)) zip.addBuffer(Buffer.from(text), name);
  zip.end();
  const table = await openTable(sourceOf(await buffer(zip.outputStream)), "a.xlsx", options);
  const rows = [];
  for await (const batch of table.batches()) rows.push(...batch.rows.map(({ cells }) => cells));
  return { ...table, rows };
}

const ROOT = { "_rels/.rels": relations(["r", "officeDocument", "xl/workbook.xml"]) };
const SHARED = `<sst ${MAIN}><si><t>id</t></si><si><r><t>ans</t></r><r><t>wer</t></r></si><si><t>Kind staff</t></si></sst>`;
const byNumber = (...numbers: number[]) => numbers.map((number) => `<c t="s"><v>${number}</v></c>`);

describe("the parts of a workbook", () => {
  it("are found through relationships, whatever they are called", async () => {
    const { columns, rows } = await read({
      "_rels/.rels": relations(["r", "officeDocument", "/book/main.xml"]),
      "book/main.xml": workbook('<sheet name="A" sheetId="1" r:id="s"/>'),
      "book/_rels/main.xml.rels": relations(
        ["s", "worksheet", "../data/Answers.xml"],
        ["t", "sharedStrings", "Words.XML"],
      ),
      "data/answers.xml": sheet(byNumber(0, 1), ["<c><v>7</v></c>", ...byNumber(2)]),
      "book/words.xml": SHARED,
    });
    expect([columns, rows]).toEqual([["id", "answer"], [["7", "Kind staff"]]]);
  });

  it("have texts of several formats, inside cells too", async () => {
    const rich = '<c t="inlineStr"><is><r><t>Cold </t></r><r><rPr><b/></rPr><t>room</t></r></is></c>';
    const { rows } = await read({
      ...ROOT,
      "xl/workbook.xml": workbook('<sheet name="A" sheetId="1" r:id="s"/>'),
      "xl/_rels/workbook.xml.rels": relations(
        ["s", "worksheet", "worksheets/sheet1.xml"],
        ["t", "sharedStrings", "SharedStrings.xml"],
      ),
      "xl/worksheets/sheet1.xml": sheet(byNumber(0, 1), ["<c><v>1</v></c>", rich], [...byNumber(0, 2)]),
      "xl/SharedStrings.xml": SHARED,
    });
    expect(rows).toEqual([
      ["1", "Cold room"],
      ["id", "Kind staff"],
    ]);
  });

  it("are hidden sheets, which come last and are not proposed", async () => {
    const one = (name: string) => sheet([inline("no"), inline(name)], ["<c><v>1</v></c>", inline("Cold room")]);
    const hidden = {
      ...ROOT,
      "xl/workbook.xml": workbook(
        '<sheet name="Lists" sheetId="1" state="hidden" r:id="a"/>',
        '<sheet name="Setup" sheetId="2" state="veryHidden" r:id="b"/>',
        '<sheet name="Replies" sheetId="3" r:id="c"/>',
      ),
      "xl/_rels/workbook.xml.rels": relations(
        ["a", "worksheet", "1.xml"],
        ["b", "worksheet", "2.xml"],
        ["c", "worksheet", "3.xml"],
      ),
      "xl/1.xml": one("list"),
      "xl/2.xml": one("setup"),
      "xl/3.xml": sheet([inline("Comment")], [inline("Cold room")]),
    };
    const found = await read(hidden);
    expect(found).toMatchObject({ sheet: "Replies", sheets: ["Replies", "Lists", "Setup"], columns: ["Comment"] });
    expect(found.hiddenSheets).toEqual(["Lists", "Setup"]);
    expect((await read(hidden, { sheet: "Lists" })).columns).toEqual(["no", "list"]);
  });

  it("are number formats, of which some keep zeros", async () => {
    const formats = ["00000", "&quot;R-&quot;000", "000-00-0000", "0.00", "#,##0", "[Red]000;-000"];
    const numFmts = formats.map((code, index) => `<numFmt numFmtId="${164 + index}" formatCode="${code}"/>`).join("");
    const xfs = formats.map((_, index) => `<xf numFmtId="${164 + index}"/>`).join("");
    const cells = [7, 12, 123456789, 1.5, 1234, 8].map((value, style) => `<c s="${style}"><v>${value}</v></c>`);
    const { rows } = await read({
      ...ROOT,
      "xl/workbook.xml": workbook('<sheet name="A" sheetId="1" r:id="s"/>'),
      "xl/_rels/workbook.xml.rels": relations(["s", "worksheet", "1.xml"], ["y", "styles", "look.xml"]),
      "xl/look.xml": `<styleSheet ${MAIN}><numFmts>${numFmts}</numFmts><cellXfs>${xfs}</cellXfs></styleSheet>`,
      "xl/1.xml": sheet(["a", "b", "c", "d", "e", "f"].map(inline), cells, [
        '<c s="0"><v>123456</v></c>',
        '<c s="0"><v>-7</v></c>',
      ]),
    });
    expect(rows).toEqual([
      ["00007", "R-012", "123-45-6789", "1.5", "1234", "008"],
      ["123456", "-7"],
    ]);
  });
});
