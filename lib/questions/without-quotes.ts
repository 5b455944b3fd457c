import { exampleWords } from "@/lib/language/headings/headings";

/** A passage in quotation marks, as a pattern for JavaScript and PostgreSQL; one of its groups is the passage. */
export const QUOTED = '"([^"]+)"|“([^”]+)”|„([^“”]+)[“”]|«\\s?([^»]+?)\\s?»';

/** The text without some of its quotes, in a list of quotes or in a sentence of its own ('For example "…".'). */
export function withoutQuotes(text: string, gone: ReadonlySet<string>): string {
  const matches = [...text.matchAll(new RegExp(QUOTED, "gu"))].filter((match) => gone.has(quoteOf(match)));
  return matches.reduceRight((left, { index, 0: { length } }) => cut(left, index, index + length), text);
}

const quoteOf = (match: RegExpExecArray): string => match.slice(1).find((group) => group !== undefined) ?? "";

function cut(text: string, start: number, end: number): string {
  const [before, after] = [text.slice(0, start), text.slice(end)];
  if (after.startsWith(", ")) return before + after.slice(2);
  if (before.endsWith(", ")) return before.slice(0, -2) + after;
  const introduction = exampleWords().find((words) => before.endsWith(`${words} `));
  if (introduction === undefined) return `${before}"[…]"${after}`;
  return before.slice(0, -introduction.length - 1).trimEnd() + after.replace(/^\./, "");
}

/** The text without any quotes. */
export function withoutAllQuotes(text: string): string {
  return withoutQuotes(text, new Set(Array.from(text.matchAll(new RegExp(QUOTED, "gu")), quoteOf))).trim();
}
