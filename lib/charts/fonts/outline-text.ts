import bidiFactory from "bidi-js";
import { Direction, Buffer as GlyphBuffer, shape } from "harfbuzzjs";
import { chooseFont } from "./choose-font";
import { type FontName, type OpenFont, openFont } from "./open-font";

/** A line of text as SVG elements that begin at 0 on their baseline, and its width; both in pixels. */
export type Outline = { content: string; width: number };

/** A piece of one font and one direction; the font is null for a single grapheme that no font has. */
type Run = { text: string; font: OpenFont | null; level: number };

const bidi = bidiFactory();
const graphemes = new Intl.Segmenter("en", { granularity: "grapheme" });

/**
 * Draws a line of text as outlines. Its direction is that of its first strong letter; pieces in the other direction are
 * placed by the Unicode Bidirectional Algorithm. Fonts without a bold face get a thicker line. A letter that no font has,
 * such as a rare Chinese one, is a frame around its code point.
 */
export async function outlineText(text: string, size: number, isBold: boolean): Promise<Outline> {
  let width = 0;
  let content = "";
  for (const { text: piece, font, level } of inVisualOrder(await runsOf(text, isBold))) {
    const face = font ?? (await openFont("plain"));
    const scale = size / face.unitsPerEm;
    const drawn = font ? outlineRun(piece, font, level) : outlineUnknown(piece, face);
    const line = font && isBold && !FULL.has(font.name) ? ` stroke-width="${BOLD_LINE * font.unitsPerEm}"` : "";
    content += `<g transform="translate(${width.toFixed(2)} 0) scale(${scale} ${-scale})"${line}>${drawn.content}</g>`;
    width += drawn.width * scale;
  }
  return { content, width };
}

/** Width of the line, in ems. */
const BOLD_LINE = 0.05;
/** Fonts whose outlines are not thickened for bold text: the bold font and the emoji font. */
const FULL: ReadonlySet<FontName> = new Set(["bold", "emoji"]);

async function runsOf(text: string, isBold: boolean): Promise<Run[]> {
  const { levels } = bidi.getEmbeddingLevels(text, "auto");
  const runs: Run[] = [];
  for (const { segment, index } of graphemes.segment(text)) {
    const level = levels[index] ?? 0;
    const font = await chooseFont(segment, isBold);
    const last = runs.at(-1);
    if (last && font && last.font === font && last.level === level) last.text += segment;
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

/** Outlines a run, in units of the font, upwards. */
function outlineRun(text: string, { font }: OpenFont, level: number): Outline {
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

/**
 * Outlines an unknown character as two lines of digits in a frame, as browsers do: for U+20BB7 the digits 20B and B7.
 * In units of the font, upwards.
 */
function outlineUnknown(grapheme: string, digits: OpenFont): Outline {
  const em = digits.unitsPerEm;
  const code = (grapheme.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, "0");
  const half = Math.ceil(code.length / 2);
  const { scale, upper, lower, margin, bottom, top } = UNKNOWN;
  const lines = [code.slice(0, half), code.slice(half)].map((line) => outlineRun(line, digits, 0));
  const inner = Math.max(...lines.map(({ width }) => width)) * scale;
  const width = inner + 4 * margin * em;
  const placed = lines.map(({ content, width: own }, at) => {
    const left = (width - own * scale) / 2;
    return `<g transform="translate(${left} ${(at === 0 ? upper : lower) * em}) scale(${scale})">${content}</g>`;
  });
  const [left, right] = [margin * em, width - margin * em];
  const frame = `<path fill="none" stroke-width="${FRAME_LINE * em}" d="M${left} ${bottom * em}H${right}V${top * em}H${left}Z"/>`;
  return { content: frame + placed.join(""), width };
}

/** The frame of an unknown letter: the size of its digits, their two baselines, its edges. In ems. */
const UNKNOWN = { scale: 0.5, upper: 0.36, lower: -0.1, margin: 0.06, bottom: -0.2, top: 0.82 };
const FRAME_LINE = 0.05;
