import { SaxesParser } from "saxes";
import { beforeAll, describe, expect, it } from "vitest";
import { sourceOf } from "@/lib/tables/byte-source";
import { openTable } from "@/lib/tables/open-table";
import { bytesOf, partsOf } from "@/test/zip-parts";
import type { DeckStyle, Slide, SlideTable } from "./slide";
import { streamDeck } from "./stream-deck";
import { tablePages } from "./table-pages";

const HOSTILE = 'A "name" <b>\u0000\u001b & ]]>\ud800 ودود';
const STYLE: DeckStyle = {
  colours: ["aa0000", "00bb00", "0000cc", "dddd00", "00eeee", "ff00ff"],
  font: 'Fira "Sans" & Co',
  logo: { bytes: new Uint8Array([1, 2, 3]), type: "png", width: 200, height: 50 },
};
const slide = (figure?: Slide["figure"]): Slide => ({
  ...{ kind: figure ? "figure" : "cover", title: HOSTILE, lines: [HOSTILE], foot: HOSTILE, notes: [HOSTILE, "Second"] },
  ...(figure && { figure }),
});
const chart = {
  categories: [HOSTILE, "Zero", "None"],
  series: [
    { name: HOSTILE, values: [0.123456, 0, null] },
    { name: HOSTILE, values: [1, null, 0.5], points: ["plain", "hollow", "diamond"] as const },
  ],
  description: HOSTILE,
};
const table: SlideTable = {
  type: "table",
  widths: [3, 1, 1],
  headRows: 1,
  rows: [
    [
      { text: "", isText: true },
      { text: HOSTILE, span: 2 },
    ],
    [
      { text: HOSTILE, isText: true, level: 1 },
      { text: "12.3", marks: "AB" },
      { text: "–", isQuiet: true },
    ],
  ],
  description: HOSTILE,
};

describe("a presentation", () => {
  let deck: Uint8Array;
  let parts: Record<string, string>;
  beforeAll(async () => {
    const types = ["bars", "stacked", "lines"] as const;
    const slides = [slide(), ...types.map((type) => slide({ ...chart, type })), slide(table)];
    deck = new Uint8Array(await new Response(streamDeck(HOSTILE, slides, STYLE)).arrayBuffer());
    parts = await partsOf(deck);
  });

  it("is well-formed XML whatever names contain, and each part has its type", () => {
    const types = parts["[Content_Types].xml"] ?? "";
    for (const [name, xml] of Object.entries(parts).filter(([name]) => /\.(xml|rels)$/.test(name))) {
      expect(() => new SaxesParser({ xmlns: true }).write(xml).close(), name).not.toThrow();
      if (name.endsWith(".xml") && name !== "[Content_Types].xml") expect(types).toContain(`PartName="/${name}"`);
    }
    expect(parts["ppt/slides/slide5.xml"]).toContain("12.3");
  });

  it("refers only to parts that it has", () => {
    for (const [name, xml] of Object.entries(parts).filter(([name]) => name.endsWith(".rels"))) {
      const folder = name.replace("_rels/", "").replace(/[^/]*$/, "");
      for (const [, target = ""] of xml.matchAll(/Target="([^"]+)"/g)) {
        expect(Object.keys(parts), name).toContain(new URL(target, `file:///${folder}`).pathname.slice(1));
      }
    }
  });

  it("has a chart's figures as numbers in its workbook, zeros and gaps apart", async () => {
    const embedded = await bytesOf(deck, "ppt/embeddings/chart2.xlsx");
    expect((await partsOf(embedded))["xl/worksheets/sheet1.xml"]).toContain("<v>0.123456</v>");
    const opened = await openTable(sourceOf(embedded), "chart.xlsx", { sheet: "Data" });
    const rows: (string | null)[][] = [];
    for await (const batch of opened.batches()) rows.push(...batch.rows.map(({ cells }) => cells));
    expect(rows.map(([, ...values]) => values)).toEqual([["0.123456", "1"], ["0"], ["", "0.5"]]);
    const cache = parts["ppt/charts/chart2.xml"] ?? "";
    expect(cache.match(/<c:v>0<\/c:v>/g)).toHaveLength(1);
    expect(cache).toContain("Data!$C$2:$C$4");
  });

  it("has the style's colours, font and logo", () => {
    expect(parts["ppt/theme/theme1.xml"]).toContain('<a:accent1><a:srgbClr val="AA0000"/></a:accent1>');
    expect(parts["ppt/theme/theme1.xml"]).toContain('<a:latin typeface="Fira &#34;Sans&#34; &#38; Co"/>');
    expect(parts["ppt/slideLayouts/_rels/slideLayout2.xml.rels"]).toContain("../media/logo.png");
    expect(parts["ppt/slideLayouts/slideLayout2.xml"]).toContain("<p:pic>");
  });
});

describe("the pages of a table", () => {
  const rowsOf = (count: number, text: string): SlideTable => ({
    ...table,
    rows: [table.rows[0] ?? [], ...Array.from({ length: count }, () => [{ text }, { text: "1.0" }, { text: "2.0" }])],
  });
  const sizes = (pages: SlideTable[]) => pages.map(({ rows }) => rows.length - 1);

  it("hold all rows in their order, each below the head", () => {
    const pages = tablePages(rowsOf(50, "Short"));
    expect(pages.length).toBeGreaterThan(1);
    expect(sizes(pages).reduce((sum, size) => sum + size, 0)).toBe(50);
    for (const { rows } of pages) expect(rows[0]).toBe(table.rows[0]);
  });

  it("hold fewer rows of long names, and no more than one that fills a slide", () => {
    const [short = 0] = sizes(tablePages(rowsOf(50, "Short")));
    const [long = 0] = sizes(tablePages(rowsOf(50, "A name that goes on over several lines of its column ".repeat(3))));
    expect(long).toBeLessThan(short / 2);
    expect(sizes(tablePages(rowsOf(2, "word ".repeat(2_000))))).toEqual([1, 1]);
  });
});
