import { readFileSync, writeFileSync } from "node:fs";
import path from "node:path";

/*
 * Lists the words that people say most in each of seven languages. Run with
 * `npx tsx lib/language/words/build-everyday-words.ts`; needs the packages @zxcvbn-ts/language-*.
 */

const PACKAGES = { de: "de", en: "en", es: "es-es", fr: "fr", it: "it", nl: "nl-be", pt: "pt-br" };
const MOST = 10_000;
const LINE = 116;

const lists = Object.entries(PACKAGES).map(([language, name]) => {
  const file = path.join("node_modules", "@zxcvbn-ts", `language-${name}`, "src", "commonWords.json");
  const words: string[] = JSON.parse(readFileSync(file, "utf8"));
  const plain = words.filter((word) => /^\p{Ll}{2,}(?:['-]\p{Ll}+)*$/u.test(word)).slice(0, MOST);
  return `  ${language}: \`\n${linesOf(plain.toSorted()).join("\n")}\n\`,`;
});
writeFileSync(
  path.join(import.meta.dirname, "everyday-words.ts"),
  `/**
 * The words most said in films by language, made by build-everyday-words.ts from OpenSubtitles (via OPUS,
 * https://opus.nlpl.eu/, Helsinki-NLP, ODC-BY 1.0) as the packages @zxcvbn-ts/language-* (MIT) count them.
 */
export const EVERYDAY_WORDS = {
${lists.join("\n")}
};
`,
);

function linesOf(words: readonly string[]): string[] {
  const lines: string[] = [];
  for (const word of words) {
    const last = lines.at(-1);
    if (last !== undefined && last.length + word.length < LINE) lines[lines.length - 1] = `${last} ${word}`;
    else lines.push(word);
  }
  return lines;
}
