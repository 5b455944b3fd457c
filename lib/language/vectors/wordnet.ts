import { readFileSync } from "node:fs";
import path from "node:path";
import type { PartOfSpeech } from "./word-vectors-file";

/** A sense group of WordNet 3.1. */
export type Synset = {
  key: string;
  partOfSpeech: PartOfSpeech;
  /**
   * The words with this sense: how often WordNet's tagged texts use each in this sense, and the share of this sense in
   * all uses of the word.
   */
  lemmas: { word: string; uses: number; share: number }[];
  gloss: string;
  /** Related sense groups, opposites left out. */
  related: string[];
  /** The usage labels of the sense, such as "slang" and "obscenity". */
  usages: string[];
};

const FILES = { n: "noun", v: "verb", a: "adj", r: "adv" } as const;
const ANTONYM = "!";
const USAGE = ";u";

/** Reads the database files of WordNet (wndb(5WN), senseidx(5WN)) from a folder. */
export function readWordNet(folder: string): Synset[] {
  const uses = senseUses(folder);
  const synsets = Object.entries(FILES).flatMap(([part, name]) =>
    dataLines(folder, `data.${name}`).map((line) => parse(line, part, name, uses)),
  );
  const byKey = new Map(synsets.map((synset) => [synset.key, synset]));
  const totals = new Map<string, number>();
  const nameOf = (synset: Synset, word: string) => `${synset.partOfSpeech}:${word}`;
  for (const synset of synsets) {
    for (const { word, uses: count } of synset.lemmas) {
      totals.set(nameOf(synset, word), (totals.get(nameOf(synset, word)) ?? 0) + count + 0.5);
    }
  }
  for (const synset of synsets) {
    synset.usages = synset.usages.flatMap((key) => byKey.get(key)?.lemmas.map(({ word }) => word) ?? []);
    for (const lemma of synset.lemmas) lemma.share = (lemma.uses + 0.5) / (totals.get(nameOf(synset, lemma.word)) ?? 1);
  }
  return synsets;
}

function parse(
  line: string,
  part: string,
  name: (typeof FILES)[keyof typeof FILES],
  uses: ReadonlyMap<string, number>,
): Synset {
  const [head = "", gloss = ""] = line.split(" | ");
  const fields = head.split(" ");
  const count = Number.parseInt(fields[3] ?? "0", 16);
  const key = `${part}${fields[0]}`;
  const lemmas = Array.from({ length: count }, (_, index) => {
    const word = (fields[4 + index * 2] ?? "").replace(/\(\w+\)$/, "");
    return { word, uses: uses.get(`${word.toLowerCase()}/${fields[0]}`) ?? 0, share: 1 };
  });
  const related: string[] = [];
  const usages: string[] = [];
  const at = 4 + count * 2;
  for (let pointer = 0; pointer < Number(fields[at]); pointer++) {
    const [symbol = "", offset = "", target = ""] = fields.slice(at + 1 + pointer * 4, at + 4 + pointer * 4);
    const targetKey = `${target === "s" ? "a" : target}${offset}`;
    if (symbol === USAGE) usages.push(targetKey);
    else if (symbol !== ANTONYM) related.push(targetKey);
  }
  return { key, partOfSpeech: name, lemmas, gloss, related, usages };
}

function senseUses(folder: string): Map<string, number> {
  const uses = new Map<string, number>();
  for (const line of readFileSync(path.join(folder, "index.sense"), "utf8").split("\n")) {
    const [sense = "", offset = "", , count = "0"] = line.split(" ");
    if (offset) uses.set(`${sense.split("%")[0]}/${offset}`, Number(count));
  }
  return uses;
}

function dataLines(folder: string, file: string): string[] {
  return readFileSync(path.join(folder, file), "utf8")
    .split("\n")
    .filter((line) => /^\d/.test(line));
}
