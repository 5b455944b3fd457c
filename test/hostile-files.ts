import { buffer } from "node:stream/consumers";
import { deflateSync } from "node:zlib";
import { ZipFile } from "yazl";
import { MEBIBYTE } from "@/lib/runtime/mebibyte";

/** Small files designed to take much time or memory. Each must be read, or refused, within limits. */
export async function hostileFiles(): Promise<Record<string, { name: string; bytes: Uint8Array }>> {
  const csv = (text: string) => ({ name: "a.csv", bytes: Buffer.from(text) });
  const json = (text: string) => ({ name: "a.json", bytes: Buffer.from(text) });
  const workbook = async (rows: string) => ({ name: "a.xlsx", bytes: await workbookOf(rows) });
  return {
    "equal headers": csv(`${"q,".repeat(16_000)}q\n${"1,".repeat(16_000)}1\n`),
    "one-letter rows below many headers": csv(`${headers(16_000)}\n${"a\n".repeat(200_000)}`),
    "quoted cells with trailing blanks": csv(
      `id,answer\n${Array.from({ length: 40 }, (_, index) => `${index},"good ${index}"${" ".repeat(50_000)}\n`).join("")}`,
    ),
    "quotes and nothing else": csv(`id,answer\n${'"" "" '.repeat(150_000)}\n`),
    "delimiters and nothing else": csv(",".repeat(3_000_000)),
    "a quotation mark that is never closed": csv(`id,answer\n1,"${"good ".repeat(1_000_000)}\n`),
    "white space and nothing else": csv(`id,answer\n1,${" ".repeat(3_000_000)}x\n`),
    "segments with long names": csv(
      `answer,${Array.from({ length: 490 }, (_, index) => `${index}${"n".repeat(190)}`)}\n${Array.from({ length: 4_000 }, (_, index) => `good staff ${index}${",1".repeat(490)}\n`).join("")}`,
    ),
    "long answers without spaces": csv(`id,answer\n1,${"我们都好".repeat(20_000)}\n2,${"我们都坏".repeat(20_000)}\n`),
    "records with keys of their own": json(
      `[${Array.from({ length: 15_000 }, (_, row) => `{"k${row}":"good","text":"Friendly staff ${row}"}`)}]`,
    ),
    "records of nothing": json(`[${"{},".repeat(1_300_000)}{"text":"good"}]`),
    "values without end": json(`[${'"",'.repeat(4_100_000)}"good"]`),
    "arrays in arrays": json(`[{"text":${"[".repeat(50_000)}${"]".repeat(50_000)}}]`),
    "a null character in a header": json('[{"a\\u0000b":"good","text":"good"}]'),
    "rows that reach the last column": await workbook(
      `<row>${inline("answer")}</row>${'<row><c r="XFD1"><v>1</v></c></row>'.repeat(60_000)}`,
    ),
    "rows and a header that reach the last column": await workbook(
      `<row><c r="XFD1" t="str"><v>answer</v></c></row>${'<row><c r="XFD1"><v>1</v></c></row>'.repeat(20_000)}`,
    ),
    "elements in elements": await workbook("<row>".repeat(250_000) + "</row>".repeat(250_000)),
    "a column without letters": await workbook(`<row>${inline("answer")}</row><row><c r="7"><v>1</v></c></row>`),
    "a column beyond the last one": await workbook(
      `<row><c r="AAAA1" t="str"><v>answer</v></c></row><row><c r="AAAA2"><v>1</v></c></row>`,
    ),
    "a row without a number": await workbook(`<row>${inline("answer")}</row><row r="x"><c><v>1</v></c></row>`),
    "a row of a great number": await workbook(
      `<row>${inline("answer")}</row><row r="99999999999"><c><v>1</v></c></row>`,
    ),
    "an archive in an archive": {
      name: "a.xlsx",
      bytes: await workbookOf(ONE_ANSWER, { "inner.zip": await workbookOf("0".repeat(20_000_000)) }),
    },
    "a sheet of another size than it says": { name: "a.xlsx", bytes: withSizes(await workbookOf(rows(200_000)), 100) },
    "parts without end": { name: "a.xlsx", bytes: await workbookOf(ONE_ANSWER, partsOf(5_000)) },
    "relations without end": {
      name: "a.xlsx",
      bytes: await workbookOf(ONE_ANSWER, { "xl/_rels/workbook.xml.rels": Buffer.from(relations(1_001)) }),
    },
    "sheets without end": {
      name: "a.xlsx",
      bytes: await workbookOf(ONE_ANSWER, {
        "xl/workbook.xml": Buffer.from(`<workbook>${'<sheet name="A" r:id="r1"/>'.repeat(1_001)}</workbook>`),
      }),
    },
    "an element of three mebibytes": await workbook(
      `<row>${inline("answer")}</row><row>${inline("a".repeat(3 * MEBIBYTE))}</row>`,
    ),
    "shared texts without end": {
      name: "a.xlsx",
      bytes: await workbookOf(ONE_ANSWER, {
        "xl/sharedStrings.xml": Buffer.from(`<sst>${`<si><t>${"a".repeat(MEBIBYTE)}</t></si>`.repeat(65)}</sst>`),
      }),
    },
    "cell formats without end": {
      name: "a.xlsx",
      bytes: await workbookOf(ONE_ANSWER, {
        "xl/styles.xml": Buffer.from(`<styleSheet><cellXfs>${"<xf/>".repeat(70_002)}</cellXfs></styleSheet>`),
      }),
    },
    "rows of nothing without end": await workbook(rows(1_200_000)),
    "a text made of entities": { name: "a.xlsx", bytes: await workbookOf(`<row>${inline("&c;")}</row>`, {}, ENTITIES) },
    "billions of cases": { name: "a.zsav", bytes: zsavOf({ blocks: 40 }) },
    "billions of missing values": { name: "a.zsav", bytes: zsavOf({ blocks: 40, opcode: 255, elements: 1_000 }) },
    "a block of nothing without end": { name: "a.zsav", bytes: zsavOf({ blocks: 40, opcode: 0 }) },
    "a block of more than 64 MiB": { name: "a.zsav", bytes: zsavOf({ blocks: 1, size: 65 * MEBIBYTE }) },
    "a block of another size than it says": { name: "a.zsav", bytes: zsavOf({ blocks: 1, stated: 100 }) },
  };
}

const headers = (count: number) => Array.from({ length: count }, (_, index) => `h${index}`).join(",");

const inline = (text: string) => `<c t="str"><v>${text}</v></c>`;

const rows = (count: number) => "<row><c><v>1</v></c></row>".repeat(count);

const ONE_ANSWER = `<row>${inline("answer")}</row><row>${inline("good")}</row>`;

const partsOf = (count: number) =>
  Object.fromEntries(Array.from({ length: count }, (_, index) => [`xl/media/${index}`, Buffer.alloc(0)]));

const relations = (count: number) =>
  `<a>${Array.from({ length: count }, (_, index) => relation(`r${index}`, "worksheet", "worksheets/sheet1.xml")).join("")}</a>`;

const relation = (id: string, type: string, target: string) =>
  `<Relationship Id="${id}" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/${type}" Target="${target}"/>`;

const ENTITIES = `<!DOCTYPE a [<!ENTITY a "aaaaaaaaaa"><!ENTITY b "${"&a;".repeat(10)}"><!ENTITY c "${"&b;".repeat(10)}">]>`;

/** A zip archive whose directory claims this unpacked size for each of its files. */
function withSizes(archive: Buffer, bytes: number): Buffer {
  const lying = Buffer.from(archive);
  const entry = Buffer.from("PK\u0001\u0002");
  for (let at = lying.indexOf(entry); at >= 0; at = lying.indexOf(entry, at + 4)) lying.writeUInt32LE(bytes, at + 24);
  return lying;
}

/** A workbook of one sheet with these rows, and other parts beside it. */
function workbookOf(rows: string, others: Record<string, Buffer> = {}, doctype = ""): Promise<Buffer> {
  const zip = new ZipFile();
  const part = (path: string, xml: string) => zip.addBuffer(Buffer.from(xml), path);
  part(
    "xl/_rels/workbook.xml.rels",
    `<Relationships>${relation("r1", "worksheet", "worksheets/sheet1.xml")}${relation("r2", "sharedStrings", "sharedStrings.xml")}${relation("r3", "styles", "styles.xml")}</Relationships>`,
  );
  part("xl/workbook.xml", '<workbook><sheets><sheet name="A" r:id="r1"/></sheets></workbook>');
  for (const [path, bytes] of Object.entries(others)) zip.addBuffer(bytes, path);
  part("xl/worksheets/sheet1.xml", `${doctype}<worksheet><sheetData>${rows}</sheetData></worksheet>`);
  zip.end();
  return buffer(zip.outputStream);
}

type Blocks = { blocks: number; opcode?: number; elements?: number; size?: number; stated?: number };

/**
 * A .zsav whose blocks all point to the same few compressed bytes. These unpack to `size` bytes, all equal to `opcode`;
 * the file states their number as `stated`. A case has `elements` values, of which the only variable has the first.
 */
function zsavOf({ blocks, opcode = 101, elements = 1, size = 64 * MEBIBYTE, stated = size }: Blocks): Buffer {
  const header = Buffer.alloc(176);
  header.write("$FL3");
  header.writeInt32LE(3, 64);
  header.writeInt32LE(2, 72);
  header.writeInt32LE(-1, 80);
  header.writeDoubleLE(100, 84);
  const variables = Buffer.alloc(32 * elements);
  for (let at = 0; at < variables.length; at += 32) {
    variables.writeInt32LE(2, at);
    variables.writeInt32LE(at === 0 ? 0 : -1, at + 4);
    variables.writeInt32LE(0x050800, at + 16);
    variables.write("V1      ", at + 24);
  }
  const end = Buffer.alloc(8);
  end.writeInt32LE(999);
  const packed = deflateSync(Buffer.alloc(size, opcode));
  const start = header.length + variables.length + end.length;
  const lead = Buffer.alloc(24);
  lead.writeBigInt64LE(BigInt(start), 0);
  lead.writeBigInt64LE(BigInt(start + lead.length + packed.length), 8);
  lead.writeBigInt64LE(BigInt(24 + 24 * blocks), 16);
  const trailer = Buffer.alloc(24 + 24 * blocks);
  trailer.writeInt32LE(blocks, 20);
  for (let at = 24; at < trailer.length; at += 24) {
    trailer.writeBigInt64LE(BigInt(start + lead.length), at + 8);
    trailer.writeInt32LE(stated, at + 16);
    trailer.writeInt32LE(packed.length, at + 20);
  }
  return Buffer.concat([header, variables, end, lead, packed, trailer]);
}
