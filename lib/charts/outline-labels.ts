import { type Outline, outlineText } from "./fonts/outline-text";

/**
 * Replaces the labels of a drawing by outlines, so that it needs no fonts. SVG painters do not choose fonts well
 * enough: one label may need several.
 */
export async function outlineLabels(svg: string): Promise<string> {
  const known = new Map<string, Promise<Outline>>();
  const outline = (text: string, size: number, isBold: boolean) => {
    const key = `${size} ${isBold} ${text}`;
    const label = known.get(key) ?? outlineText(text, size, isBold);
    known.set(key, label);
    return label;
  };
  const found = Array.from(svg.matchAll(LABEL), ([, tag = "", text = ""]) => placed(tag, unescapeXml(text), outline));
  const labels = (await Promise.all(found)).values();
  return svg.replace(LABEL, () => labels.next().value ?? "");
}

/** A label as the chart library writes it: without nested elements. */
const LABEL = /<text ([^>]*)>([^<]*)<\/text>/g;
/** By the anchor of a text: the share of its width that is to the left of the anchor. */
const BEFORE = new Map([
  ["middle", 0.5],
  ["end", 1],
]);
/**
 * Distance from the middle of a line down to its baseline, in ems: half the difference of DejaVu Sans's ascent and
 * descent.
 */
const BELOW_MIDDLE = 0.346;

async function placed(tag: string, text: string, outline: typeof outlineText): Promise<string> {
  const attribute = (name: string) => tag.match(new RegExp(`(?:^|\\s)${name}="([^"]*)"`))?.[1];
  const style = (name: string) => attribute("style")?.match(new RegExp(`${name}:([^;]*)`))?.[1];
  const size = Number.parseFloat(style("font-size") ?? "12");
  const { content, width } = await outline(text, size, Number(style("font-weight") ?? 400) >= 600);
  const left = Number(attribute("x") ?? 0) - width * (BEFORE.get(attribute("text-anchor") ?? "") ?? 0);
  const isCentral = attribute("dominant-baseline") === "central";
  const baseline = Number(attribute("y") ?? 0) + (isCentral ? BELOW_MIDDLE * size : 0);
  const colour = attribute("fill") ?? "#000";
  return `<g transform="${attribute("transform") ?? ""} translate(${left} ${baseline})" fill="${colour}" stroke="${colour}" stroke-width="0">${content}</g>`;
}

const unescapeXml = (text: string): string =>
  text
    .replace(/&(amp|lt|gt|quot|#39);/g, (whole, name: string) => CHARACTERS.get(name) ?? whole)
    .replace(/\p{Cc}/gu, " ");
const CHARACTERS = new Map([
  ["amp", "&"],
  ["lt", "<"],
  ["gt", ">"],
  ["quot", '"'],
  ["#39", "'"],
]);
