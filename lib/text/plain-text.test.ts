import { expect, it } from "vitest";
import { plainText, withoutHtml } from "./plain-text";

it.each([
  ["<p>How was <b>it</b>?</p>", "How was it ?"],
  ["<style>p{}</style>Why&nbsp;so &#x3c;3?", "Why so <3?"],
  ["<SCRIPT>x</script >y</script>Why", "Why"],
  ["Why? <script>never closed", "Why?"],
  ["2 < 3 &unknown; &amp;", "2 < 3 &unknown; &"],
  ["Which &constructor; &toString;?", "Which &constructor; &toString;?"],
])("%j is %j", (html, text) => {
  expect(plainText(html)).toBe(text);
});

it.each(["<", "<script>", "<style ", "<a ", "&#x", "&a", " "])("reads a megabyte of %j in a moment", (piece) => {
  const html = piece.repeat(1_000_000 / piece.length);
  const started = performance.now();
  plainText(html);
  withoutHtml(`&amp;${html}<br>`);
  expect(performance.now() - started).toBeLessThan(10_000);
});

it.each([
  ["Kind &amp; friendly&nbsp;staff", "Kind & friendly staff"],
  ["Cold room<br />Loud <b>lift</b>", "Cold room\nLoud lift"],
  ['<p>Sch&ouml;n&#33;</p><p style="x">Quiet&hellip;</p>', "Schön!\nQuiet…"],
  ["Good&amp;nbsp;food &amp;lt;br&amp;gt; Staff", "Good food\nStaff"],
  ["&lt;p&gt;&lt;/p&gt;", ""],
  ["I <3 it, 5 < 6 > 4, R&D; AT&T", "I <3 it, 5 < 6 > 4, R&D; AT&T"],
  ["<name> was rude", "<name> was rude"],
  ["two\n\nlines ", "two\n\nlines "],
])("an answer without HTML: %j", (html, text) => {
  expect(withoutHtml(html)).toBe(text);
});
