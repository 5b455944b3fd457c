import { expect, it } from "vitest";
import { plainText } from "./plain-text";

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
  expect(performance.now() - started).toBeLessThan(10_000);
});
