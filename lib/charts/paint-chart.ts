import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { initWasm, Resvg } from "@resvg/resvg-wasm";
import { FONT } from "./draw-chart";

const packages = createRequire(import.meta.url);
const FONTS = ["DejaVuSans.ttf", "DejaVuSans-Bold.ttf"];
/** Pixels of the image per pixel of the drawing, so that it is sharp on paper. */
const SCALE = 2;

let loaded: Promise<Uint8Array[]> | undefined;

/** An SVG document as a PNG image. */
export async function paintChart(svg: string): Promise<Uint8Array> {
  loaded ??= load();
  const fontBuffers = await loaded;
  const painter = new Resvg(svg, {
    fitTo: { mode: "zoom", value: SCALE },
    font: { fontBuffers, defaultFontFamily: FONT, loadSystemFonts: false },
  });
  try {
    return painter.render().asPng();
  } finally {
    painter.free();
  }
}

async function load(): Promise<Uint8Array[]> {
  await initWasm(await readFile(packages.resolve("@resvg/resvg-wasm/index_bg.wasm")));
  return Promise.all(FONTS.map((name) => readFile(packages.resolve(`dejavu-fonts-ttf/ttf/${name}`))));
}
