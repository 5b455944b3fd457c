import { describe, expect, it } from "vitest";
import { sourceOf } from "./byte-source";
import { findEncoding } from "./decode-text";
import { decodeWhole, encodingNamed } from "./encoding-names";
import { readTable } from "./read-table";

/** Encodes a text in any encoding of the platform, which itself only decodes. */
function encode(encoding: string, text: string): Uint8Array {
  if (encoding === "utf-16le") return Buffer.from(text, "utf16le");
  if (encoding === "utf-16be") return Buffer.from(text, "utf16le").swap16();
  const decoder = new TextDecoder(encoding, { fatal: true });
  const bytesOf = new Map<string, number[]>();
  const learn = (...bytes: number[]) => {
    try {
      const character = decodeWhole(decoder, Uint8Array.from(bytes));
      if (!bytesOf.has(character)) bytesOf.set(character, bytes);
    } catch {}
  };
  for (let first = 0; first < 256; first += 1) learn(first);
  for (let first = 0x81; first < 0xff; first += 1) for (let last = 0x40; last < 0xff; last += 1) learn(first, last);
  return Uint8Array.from(
    [...text].flatMap((character) => {
      const bytes = bytesOf.get(character);
      if (!bytes) throw new Error(`${encoding} has no ${character}`);
      return bytes;
    }),
  );
}

describe("a text file", () => {
  it.each([
    ["shift_jis", "ID,理由\n1,部屋が静か\n2,朝食が美味しかった\n"],
    ["euc-jp", "ID,理由\n1,部屋が静かでした\n2,朝食が美味しかった\n"],
    ["gb18030", "id,意见\n1,房间很安静\n2,早餐很好吃，服务员很友好\n"],
    ["big5", "id,意見\n1,房間很安靜\n2,早餐很好吃，服務員很友善\n"],
    ["euc-kr", "번호,답변\n1,직원이 친절했어요\n2,방이 너무 추웠습니다\n"],
    ["windows-1250", "id,odpowiedź\n1,Bardzo miła obsługa\n2,Pokój był za głośny i źle spałem\n"],
    ["windows-1250", "id;odpověď\n1;Příjemný personál\n2;Příliš hlučný pokoj\n"],
    ["windows-1251", "id,ответ\n1,Очень приятный персонал\n2,В номере было холодно\n"],
    ["windows-1252", "id,Antwort\n1,Schönes Zimmer\n2,Zu laute Straße\n"],
    ["windows-1252", "id,risposta\n1,Il personale è gentile\n2,La città è bella\n"],
    ["windows-1252", "id,answer\n1,A “great” café – really\n2,I didn’t like it\n"],
    ["windows-1252", "id,answer\n1,The café\n2,Good food\n"],
    ["windows-1253", "id,απάντηση\n1,Πολύ ευγενικό προσωπικό\n2,Το δωμάτιο ήταν κρύο\n"],
    ["windows-1254", "id,cevap\n1,Çok güzel bir oda teşekkürler\n2,Gürültülü ve pahalı ışık yoktu\n"],
    ["windows-1255", "id,תשובה\n1,הצוות היה נחמד מאוד\n2,החדר היה קר\n"],
    ["windows-1256", "id,جواب\n1,الموظفون ودودون جدا\n2,الغرفة كانت باردة\n"],
    [
      "windows-1257",
      "id,atsakymas\n1,Labai malonus personalas ačiū už viską\n2,Kambarys buvo šaltas ir triukšmingas\n",
    ],
    ["windows-1258", "id,ý kiến\n1,Nhân viên rât tôt và lich sư\n2,Phòng quá nhỏ đồ ăn không ngon\n".normalize("NFD")],
    ["koi8-r", "id,ответ\n1,Очень приятный персонал\n2,В номере было холодно\n"],
    ["utf-16le", "номер,ответ\n1,Хорошо\n2,Дорого\n"],
    ["utf-16be", "編號,回答\n1,房間很安靜\n2,早餐很好吃\n"],
  ])("in %s is read as such: %j", async (encoding, text) => {
    const readable = encoding === "windows-1258" ? toVietnamese(text) : text;
    const bytes = encode(encoding, readable);
    expect(await findEncoding(sourceOf(bytes))).toBe(encoding);
    const [header, ...lines] = readable.trim().split("\n");
    const { columns, rows } = await readTable("a.csv", bytes);
    expect([columns.join(), rows.length]).toEqual([header?.replace(";", ","), lines.length]);
    expect(lines.at(-1)).toContain(rows.at(-1)?.[1]);
  });

  it("with a few invalid bytes stays UTF-8, and each of them costs one character", async () => {
    const bytes = Buffer.concat([
      Buffer.from("id,Antwort\n1,Schönes Zimmer\n2,Zu laute Straße\n3,Gemütliche Atmosph"),
      Buffer.from([0xc3]),
      Buffer.from("\n"),
    ]);
    expect((await readTable("a.csv", bytes)).rows.map(([, text]) => text)).toEqual([
      "Schönes Zimmer",
      "Zu laute Straße",
      "Gemütliche Atmosph\ufffd",
    ]);
    const marked = Buffer.concat([Buffer.from("\ufeffid,Antwort\n1,Stra"), Buffer.from([0xdf]), Buffer.from("e\n")]);
    expect((await readTable("a.csv", marked)).rows).toEqual([["1", "Stra\ufffde"]]);
    const cut = Buffer.concat([Buffer.from("id,回答\n1,早餐很好吃\n2,房"), Buffer.from([0xe9, 0x96])]);
    expect((await readTable("a.csv", cut)).rows[0]).toEqual(["1", "早餐很好吃"]);
  });
});

/** Vietnamese as Windows-1258 has it: vowels of one character, tones of their own. */
const toVietnamese = (text: string) =>
  text.replace(/([aeiouAEIOUd])([\u0302\u0306\u031b])/g, (both) => both.normalize("NFC"));

it.each([
  ["CP1252", "windows-1252"],
  ["1250", "windows-1250"],
  ["cp932", "shift_jis"],
  ["ms936", "gbk"],
  ["65001", "utf-8"],
  ["28605", "iso-8859-15"],
  ["MacRoman", "macintosh"],
  ["latin1", "windows-1252"],
  ["klingon", null],
  ["CP99999", null],
])("the encoding %s is %s", (name, encoding) => {
  expect(encodingNamed(name)).toBe(encoding);
});
