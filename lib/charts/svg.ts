import { escapeXml } from "@/lib/tables/escape-xml";

type Attributes = Record<string, string | number | undefined>;

/** An element of an SVG drawing. `content` is SVG, so text in it must be escaped (`textAt` does it). */
export function element(name: string, attributes: Attributes, content = ""): string {
  const written = Object.entries(attributes)
    .filter(([, value]) => value !== undefined)
    .map(([key, value]) => ` ${key}="${typeof value === "number" ? rounded(value) : escapeXml(value ?? "")}"`);
  return `<${name}${written.join("")}${content ? `>${content}</${name}>` : "/>"}`;
}

/** A drawing of this size in pixels. */
export const drawing = (size: { width: number; height: number }, attributes: Attributes, content: string): string =>
  element("svg", { xmlns: "http://www.w3.org/2000/svg", ...size, ...attributes }, content);

/** A line of text whose middle is at `y`. */
export const textAt = (x: number, y: number, text: string, attributes: Attributes = {}): string =>
  element("text", { x, y, dy: "0.35em", ...attributes }, escapeXml(text));

/**
 * The text as far as it fits into a width, by estimate: SVG does not measure texts. A text that is cut becomes an isolate
 * of its own direction, so that the ellipsis of an Arabic one stands at its left.
 */
export function cutTo(width: number, fontSize: number, text: string): string {
  const room = width / fontSize;
  let used = 0;
  let fitting = "";
  for (const character of text) {
    used += widthOf(character);
    if (used > room) return `${FIRST_STRONG_ISOLATE}${fitting.trimEnd()}…${POP_ISOLATE}`;
    if (used <= room - widthOf("…")) fitting += character;
  }
  return text;
}

/** The width of a text in ems, by estimate. */
export const widthInEms = (text: string): number => [...text].reduce((sum, character) => sum + widthOf(character), 0);

const [FIRST_STRONG_ISOLATE, POP_ISOLATE] = ["\u2068", "\u2069"];

const FULL_WIDTH =
  /[\p{Script=Han}\p{Script=Hangul}\p{Script=Hiragana}\p{Script=Katakana}\p{Emoji_Presentation}\uff00-\uffef]/u;
const NARROW = /[\s.,:;'|!()[\]iljtfrI]/u;
const WIDE = /[\p{Lu}mw%@—…]/u;

/** The width of a character in ems, as in common fonts. */
function widthOf(character: string): number {
  if (FULL_WIDTH.test(character)) return 1;
  if (/\p{M}|\p{Cf}/u.test(character)) return 0;
  if (NARROW.test(character)) return 0.33;
  return WIDE.test(character) ? 0.75 : 0.58;
}

const rounded = (value: number): string => String(Math.round(value * 100) / 100);
