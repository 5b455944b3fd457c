import bidiFactory from "bidi-js";
import { Direction, Buffer as GlyphBuffer, shape } from "harfbuzzjs";
import { chooseFont } from "./choose-font";
import type { FontName, OpenFont } from "./open-font";

/** A line of text as SVG elements that begin at 0 on their baseline, and its width; both in pixels. */
export type Outline = { content: string; width: number };

/** A piece of one font and one direction. */
type Run = { text: string; font: OpenFont; level: number };

const bidi = bidiFactory();
const graphemes = new Intl.Segmenter("en", { granularity: "grapheme" });

/**
 * Draws a line of text as outlines. Its direction is that of its first strong letter; pieces in the other direction are
 * placed by the Unicode Bidirectional Algorithm. Fonts without a bold face get a thicker line.
 */
export async function outlineText(text: string, size: number, isBold: boolean): Promise<Outline> {
  let width = 0;
  let content = "";
  for (const run of inVisualOrder(await runsOf(text, isBold))) {
    const scale = size / run.font.unitsPerEm;
    const drawn = outlineRun(run);
    const line = isBold && !FULL.has(run.font.name) ? ` stroke-width="${BOLD_LINE * run.font.unitsPerEm}"` : "";
    content += `<g transform="translate(${width.toFixed(2)} 0) scale(${scale} ${-scale})"${line}>${drawn.content}</g>`;
    width += drawn.width * scale;
  }
  return { content, width };
}

/** In ems. */
const BOLD_LINE = 0.05;
/** Fonts that get no thicker line: the bold one, and pictures. */
const FULL: ReadonlySet<FontName> = new Set(["bold", "emoji"]);

async function runsOf(text: string, isBold: boolean): Promise<Run[]> {
  const { levels } = bidi.getEmbeddingLevels(text, "auto");
  const runs: Run[] = [];
  for (const { segment, index } of graphemes.segment(text)) {
    const level = levels[index] ?? 0;
    const font = await chooseFont(segment, isBold);
    const last = runs.at(-1);
    if (last?.font === font && last.level === level) last.text += segment;
    else runs.push({ text: segment, font, level });
  }
  return runs;
}

/**
 * Rule L2 of the Unicode Bidirectional Algorithm (UAX #9) for runs: at each level, sequences of at least that level are
 * reversed.
 */
function inVisualOrder(runs: readonly Run[]): Run[] {
  const ordered = [...runs];
  for (let level = Math.max(0, ...runs.map((run) => run.level)); level > 0; level--) {
    for (let from = 0; from < ordered.length; from++) {
      let end = from;
      while ((ordered[end]?.level ?? 0) >= level) end++;
      if (end > from) ordered.splice(from, end - from, ...ordered.slice(from, end).reverse());
      from = end;
    }
  }
  return ordered;
}

/** In units of the font, upwards. */
function outlineRun({ text, font: { font }, level }: Run): Outline {
  const glyphs = new GlyphBuffer();
  glyphs.addText(text);
  glyphs.guessSegmentProperties();
  glyphs.setDirection(level % 2 === 1 ? Direction.RTL : Direction.LTR);
  shape(font, glyphs);
  const places = glyphs.getGlyphPositions();
  let width = 0;
  let content = "";
  for (const [at, { codepoint: glyph }] of glyphs.getGlyphInfos().entries()) {
    const { xAdvance = 0, xOffset = 0, yOffset = 0 } = places[at] ?? {};
    const path = font.glyphToPath(glyph);
    if (path) content += `<path transform="translate(${width + xOffset} ${yOffset})" d="${path}"/>`;
    width += xAdvance;
  }
  return { content, width };
}
