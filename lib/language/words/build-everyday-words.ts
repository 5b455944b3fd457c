import { readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { dataPath } from "../read-data";

/*
 * Lists the words that people say most in each of seven languages. Run with
 * `npx tsx lib/language/words/build-everyday-words.ts`; needs seven packages that only this script uses:
 * `npm install --no-save @zxcvbn-ts/language-{de,it,nl-be}@3.0.2 @zxcvbn-ts/language-{en,pt-br}@4.1.1
 * @zxcvbn-ts/language-{es-es,fr}@4.1.2`.
 */

const PACKAGES = { de: "de", en: "en", es: "es-es", fr: "fr", it: "it", nl: "nl-be", pt: "pt-br" };
const MAX = 10_000;

for (const [language, name] of Object.entries(PACKAGES)) {
  const file = path.join("node_modules", "@zxcvbn-ts", `language-${name}`, "src", "commonWords.json");
  const words: string[] = JSON.parse(readFileSync(file, "utf8"));
  const plain = words.filter((word) => /^\p{Ll}{2,}(?:['-]\p{Ll}+)*$/u.test(word)).slice(0, MAX);
  writeFileSync(dataPath(`language/words/data/everyday-${language}.txt`), `${plain.toSorted().join("\n")}\n`);
}
