import { marked, type Tokens } from "marked";

export type Heading = { id: string; text: string; depth: number };

/** The address of a heading within its page: its words in lower case, joined by hyphens. */
export const headingId = (text: string) =>
  text
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, "-")
    .replaceAll(/^-|-$/g, "");

/** The text of Markdown without its formatting. */
export const plainText = (markdown: string) =>
  markdown
    .replaceAll(/\[([^\]]*)\]\([^)]*\)/g, "$1")
    .replaceAll(/[`*]|^\|[-| ]+\|$/gm, "")
    .replaceAll(/\s*\|\s*/g, " ");

/** The headings below the title, in order. */
export const headingsOf = (markdown: string): Heading[] =>
  marked
    .lexer(markdown)
    .filter((token): token is Tokens.Heading => token.type === "heading")
    .map(({ text, depth }) => ({ id: headingId(plainText(text)), text: plainText(text), depth }));
