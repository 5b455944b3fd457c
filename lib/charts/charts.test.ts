import { describe, expect, it } from "vitest";
import { drawFile } from "./chart-file";
import type { ChartTable } from "./chart-table";
import { outlineText } from "./fonts/outline-text";

const TABLE: ChartTable = {
  title: 'What <stood> out? & "why"',
  columns: [
    { segment: null, name: "All", base: "base 60" },
    { segment: "Part of the country", name: "A  North", base: "base 12, small" },
  ],
  rows: [
    { name: "Staff {net|x}", isNet: true, colour: "#1f4e79", bars: [bar(50), bar(75, "75.0% B")] },
    { name: "价格太高", isNet: false, colour: "#5b8db8", bars: [bar(null, "–"), bar(0)] },
  ],
};

function bar(percentage: number | null, figure = `${percentage}%`) {
  return { percentage, figure };
}

/** Matches a line in which every letter has a font. */
const DRAWN = expect.not.stringContaining('fill="none"');

describe("a chart", () => {
  it("is an SVG document with names, bases, figures and letters", async () => {
    const svg = String(await drawFile(TABLE, "image/svg+xml", "acme"));
    expect(svg).toMatch(/^<svg [^>]*width="552"/);
    for (const text of ["What &lt;stood&gt; out?", "Part of the country", "base 12, small", "75.0% B", "价格太高", "–"])
      expect(svg).toContain(text);
    expect(svg).not.toContain("<script");
  });

  it("is a PNG image of twice the size", async () => {
    const png = Buffer.from(await drawFile(TABLE, "image/png", "acme"));
    expect(png.subarray(1, 4).toString()).toBe("PNG");
    expect(png.readUInt32BE(16)).toBe(1_104);
    expect(png.length).toBeGreaterThan(5_000);
  });

  it("draws the letters of other scripts, and emoji, in a PNG image", async () => {
    const paint = async (name: string) => {
      const row = { name, isNet: true, colour: "#1f4e79", bars: [bar(50)] };
      const png = await drawFile({ columns: TABLE.columns.slice(0, 1), rows: [row] }, "image/png", "acme");
      return Buffer.from(png).toString("base64");
    };
    const names = [
      "价格",
      "服務",
      "サー",
      "ビス",
      "친절",
      "직원",
      "سع",
      "عر",
      "טו",
      "ไท",
      "हि",
      "বা",
      "தமி",
      "తె",
      "አማ",
      "💸😀",
      "👩‍🚀🇩🇪",
      "❤️👍🏽",
      "𐌰𐌱",
      "𝐀𝔘",
      "𩸽",
    ];
    const pictures = await Promise.all(names.map(paint));
    expect(new Set(pictures).size).toBe(names.length);
    for (const name of names) expect([name, (await outlineText(name, 12, false)).content]).toEqual([name, DRAWN]);
  });

  it("draws a letter that no font has as a frame around its code point", async () => {
    const rare = await outlineText("𠮷", 12, false);
    const other = await outlineText("𓀀", 12, false);
    expect(rare.content).not.toBe(other.content);
    for (const { content } of [rare, other]) {
      expect(content).not.toEqual(DRAWN);
      expect(content.split("<path").length - 1).toBe(1 + 5);
    }
    const { width } = await outlineText("𠮷野家", 12, true);
    const { width: known } = await outlineText("野家", 12, true);
    expect(width).toBeCloseTo(rare.width + known);
  });

  it("joins and stacks the letters of scripts of South and Southeast Asia", async () => {
    const drawn = async (text: string) => {
      const { content, width } = await outlineText(text, 12, false);
      return { letters: content.split("<path").length - 1, width };
    };
    for (const conjunct of ["क्ष", "ক্ষ", "க்ஷ", "ક્ષ", "ക്ഷ", "ක්‍ෂ", "ಕಿ"])
      expect([conjunct, (await drawn(conjunct)).letters]).toEqual([conjunct, 1]);
    for (const [stacked = "", base = ""] of [
      ["ที่", "ท"],
      ["క్ష", "క"],
      ["ਕੁ", "ਕ"],
      ["ଖି", "ଖ"],
      ["ក្ក", "ក"],
      ["က္က", "က"],
      ["ກິ", "ກ"],
    ]) {
      expect([stacked, (await drawn(stacked)).width]).toEqual([stacked, (await drawn(base)).width]);
    }
    const [, vowelAndLetter = ""] = (await outlineText("कि", 12, false)).content.split(/(?=<path)/);
    expect(vowelAndLetter).not.toBe((await outlineText("क", 12, false)).content.split(/(?=<path)/)[1]);
  });

  it("puts the pieces of a label with several fonts side by side", async () => {
    const { width } = await outlineText("价格 A 친절 💸", 12, true);
    const pieces = ["价格", " A ", "친절", " ", "💸"].map((text) => outlineText(text, 12, true));
    expect(width).toBeCloseTo((await Promise.all(pieces)).reduce((sum, piece) => sum + piece.width, 0));
  });

  it("is refused if nobody could read it", async () => {
    const many = Array.from({ length: 201 }, () => TABLE.rows[1] as ChartTable["rows"][number]);
    await expect(drawFile({ ...TABLE, rows: many }, "image/png", "acme")).rejects.toMatchObject({
      code: "VALIDATION_ERROR",
    });
  });
});
