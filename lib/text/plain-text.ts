import { decodeHTMLStrict } from "entities";

/** The plain text of a question that is stored as HTML. Each pattern takes time linear in the text's length. */
export const plainText = (html: string): string =>
  decodeHTMLStrict(html.replace(/<(style|script)\b[\s\S]*?(?:<\/\1>|$)/gi, " ").replace(/<[^<>]*>/g, " "))
    .replace(/\s+/g, " ")
    .trim();

/** Elements that editors of answers write. Others, such as `<3` and `<name>`, are text. */
const BLOCKS = "br|p|div|li|ul|ol|tr|table|tbody|thead|h[1-6]|hr|blockquote|pre";
const INLINE = "a|b|i|u|s|em|strong|span|font|small|big|sup|sub|td|th|img|center|code|o:p|html|body";
const BLOCK = new RegExp(`</?(?:${BLOCKS})(?=[\\s/>])[^<>]*>`, "gi");
const INLINE_TAG = new RegExp(`</?(?:${INLINE})(?=[\\s/>])[^<>]*>`, "gi");
/** HTML is written into files twice at most: `&amp;lt;br&amp;gt;`. */
const MAX_ENCODED = 3;

/** An answer without HTML: tags become line breaks or nothing, entities the characters that they stand for. */
export function withoutHtml(text: string): string {
  let plain = text;
  for (let times = 0; times < MAX_ENCODED && /<\/?[a-z]|&#?\w+;/i.test(plain); times += 1) {
    const tagless = plain.replace(BLOCK, "\n").replace(INLINE_TAG, "");
    const next = decodeHTMLStrict(tagless).replaceAll("\u00a0", " ");
    if (next === plain) break;
    plain = next;
  }
  if (plain === text) return text;
  const lines = plain.split("\n").map((line) => line.trim());
  return lines.filter((line) => line !== "").join("\n");
}
