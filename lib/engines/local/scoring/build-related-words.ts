import { readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { inParts } from "@/lib/data/parts";
import { dataPath } from "@/lib/language/read-data";
import { stemmerOf } from "@/lib/language/stems";
import { stopWordsOf } from "@/lib/language/stop-words";
import { englishWords } from "@/lib/language/vectors/word-space";
import { multiplyRows } from "@/lib/numeric/multiply-rows";
import { sentenceEncoderOf } from "../encoder/sentence-encoder";
import { encodeRelatedWords } from "./related-words-file";

/* Lists, for each of 20,000 English stems, the stems of similar meaning: those whose words have similar vectors in the
   sentence encoder. Vectors are compared after the mean of all is subtracted. The stems are in the order of their
   frequency in films. Run with `npx tsx lib/engines/local/scoring/build-related-words.ts`; takes some minutes. */

const STEMS = 20_000;
const MAX_RELATED = 40;
const MIN_SIMILARITY = 0.35;
const ENCODED_AT_ONCE = 500;

const words = chooseWords();
const vectors = centred(encode([...words.values()]));
const width = vectors.length / words.size;
const related = Array.from(words.keys(), (_, row) => nearest(row));
writeFileSync(dataPath("engines/local/scoring/data/related-words.bin"), encodeRelatedWords([...words.keys()], related));
process.stdout.write(`${words.size} stems, ${related.flat().length} related\n`);

/** The stems that WordNet knows, each with its most frequent word. */
function chooseWords(): Map<string, string> {
  const file = path.join("node_modules", "@zxcvbn-ts", "language-en", "src", "commonWords.json");
  const frequent: string[] = JSON.parse(readFileSync(file, "utf8"));
  const stem = stemmerOf("en");
  const stops = stopWordsOf("en");
  const known = englishWords();
  const chosen = new Map<string, string>();
  for (const word of [...frequent, ...known.stems]) {
    if (chosen.size >= STEMS) break;
    const own = known.knows(word) ? word : stem(word);
    if (/^[a-z]{3,}$/.test(word) && !stops.has(word) && known.knows(own) && !chosen.has(own)) chosen.set(own, word);
  }
  return chosen;
}

function encode(texts: readonly string[]): Float32Array {
  const encoder = sentenceEncoderOf("en");
  if (!encoder) throw new Error("The sentence encoder is not installed.");
  const all = new Float32Array(texts.length * encoder.width);
  let row = 0;
  for (const part of inParts(texts, ENCODED_AT_ONCE)) {
    for (const vector of encoder.encode(part)) all.set(vector, row++ * encoder.width);
  }
  return all;
}

/** The vectors minus their mean, scaled to unit length. */
function centred(vectors: Float32Array): Float32Array {
  const size = vectors.length / words.size;
  const mean = new Float64Array(size);
  vectors.forEach((value, at) => {
    mean[at % size] = (mean[at % size] as number) + value / words.size;
  });
  const result = vectors.map((value, at) => value - (mean[at % size] as number));
  for (let from = 0; from < result.length; from += size) {
    const own = result.subarray(from, from + size);
    const norm = Math.hypot(...own) || 1;
    own.forEach((value, k) => {
      own[k] = value / norm;
    });
  }
  return result;
}

function nearest(row: number): { row: number; similarity: number }[] {
  const cosines = new Float64Array(words.size);
  multiplyRows(vectors, vectors.slice(row * width, (row + 1) * width), cosines);
  return [...cosines.keys()]
    .filter((other) => other !== row && (cosines[other] as number) >= MIN_SIMILARITY)
    .map((other) => ({ row: other, similarity: cosines[other] as number }))
    .toSorted((a, b) => b.similarity - a.similarity || a.row - b.row)
    .slice(0, MAX_RELATED);
}
