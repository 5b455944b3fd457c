import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { initWasm, Resvg } from "@resvg/resvg-wasm";
import { outlineLabels } from "./outline-labels";

const packages = createRequire(import.meta.url);
/** Image pixels per drawing pixel, so that it is sharp in print; less if the image would get too large. */
const SCALE = 2;
const MOST_PIXELS = 32_000_000;

let painterLoaded: Promise<unknown> | undefined;

/** An SVG document of the chart library as a PNG image. */
export async function paintChart(svg: string): Promise<Uint8Array> {
  painterLoaded ??= loadPainter();
  const [outlined] = await Promise.all([outlineLabels(svg), painterLoaded]);
  const value = Math.min(SCALE, Math.sqrt(MOST_PIXELS / areaOf(svg)));
  const painter = new Resvg(outlined, { fitTo: { mode: "zoom", value }, font: { loadSystemFonts: false } });
  try {
    return painter.render().asPng();
  } finally {
    painter.free();
  }
}

function areaOf(svg: string): number {
  const [, width = 1, height = 1] = svg.match(/^<svg width="(\d+)" height="(\d+)"/) ?? [];
  return Number(width) * Number(height);
}

const loadPainter = async () => initWasm(await readFile(packages.resolve("@resvg/resvg-wasm/index_bg.wasm")));
