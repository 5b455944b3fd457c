import { ownValue } from "@/lib/data/own-value";

const NAMED: Record<string, string> = { amp: "&", lt: "<", gt: ">", quot: '"', apos: "'", nbsp: " " };

/** The plain text of a question that is stored as HTML. Each pattern takes time linear in the text's length. */
export const plainText = (html: string): string =>
  html
    .replace(/<(style|script)\b[\s\S]*?(?:<\/\1>|$)/gi, " ")
    .replace(/<[^<>]*>/g, " ")
    .replace(/&#(x?)([0-9a-f]{1,6});/gi, (_, hex: string, digits: string) => characterOf(digits, hex ? 16 : 10))
    .replace(/&(\w+);/g, (entity, name: string) => ownValue(NAMED, name) ?? entity)
    .replace(/\s+/g, " ")
    .trim();

function characterOf(digits: string, radix: number): string {
  const point = Number.parseInt(digits, radix);
  return point > 0 && point <= 0x10ffff ? String.fromCodePoint(point) : " ";
}
