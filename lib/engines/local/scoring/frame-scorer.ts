import { stemsOf } from "@/lib/language/terms";
import { countsOf, sublinear } from "@/lib/numeric/term-frequency";
import type { CodingTask, FrameCode } from "../../engine";
import { languagesOfCodes } from "./code-languages";
import { nameInWords, parseDefinition } from "./definition";
import { BEST_PHRASE_SHARE, COMPOSED_NAMES_SHARE, NAME_WEIGHT, RELATED_WORDS } from "./parameters";
import { wordKnowledgeOf } from "./related-words";

/**
 * The indexes of the codes (or phrases) that contain a word or one of similar meaning, and the word's weight in each.
 */
type Postings = { indexes: number[]; weights: number[] };
const NO_POSTINGS: Postings = { indexes: [], weights: [] };

/** Scores an answer for each code of a codebook by the words they share. */
export type FrameScorer = {
  /** Overwrites `scores` with one score per code for the stems of a text, from 0 (no shared words) to about 1. */
  score(stems: readonly string[], scores: Float64Array): void;
  /**
   * Returns, for a code, how much each stem contributes to the code's score, as shares with the sum 1. If none of the
   * stems belongs to the code, the shares are proportional to inverse document frequency.
   */
  sharesOf(stems: readonly string[]): (code: number) => readonly number[];
  /** True if a score of 0 for a code means that the text has no word of similar meaning either. */
  readsMeanings(code: number): boolean;
};

/**
 * Scores codes by the cosine of TF-IDF vectors (sublinear term frequency) with inverse code frequency. Words of the
 * name count three times, words of similar meaning less. Half of the score is the best match with a single phrase,
 * because a definition is often a list of phrases, and an answer matches only one of them.
 */
export function frameScorer({ codes, language }: Pick<CodingTask, "codes" | "language">): FrameScorer {
  const languages = languagesOfCodes(codes, language);
  const written = codes.map((code, index) => termWeights(code, languages[index] ?? language));
  const isComposed = areComposed(codes, languages);
  const isDefined = codes.filter(({ definition }) => definition).length > codes.length / 2;
  const setting = isDefined ? RELATED_WORDS.defined : RELATED_WORDS.nameOnly;
  const { relatedTo, rarity: idf } = wordKnowledgeOf(language);
  const expand = (terms: ReadonlyMap<string, number>) =>
    isComposed ? terms : expandTerms(terms, (stem) => relatedTo(stem, setting));
  const expanded = written.map(expand);
  const icf = inverseCodeFrequencies(expanded);
  const weigh = (stem: string) => idf(stem) * (icf.get(stem) ?? 0);
  const inCodes = new Map<string, Postings>();
  expanded.forEach((terms, code) => {
    const weights = [...terms].map(([stem, count]) => [stem, Math.log(1 + count) * weigh(stem)] as const);
    const norm = Math.hypot(...weights.map(([stem, weight]) => (written[code]?.has(stem) ? weight : 0))) || 1;
    for (const [stem, weight] of weights) addPosting(inCodes, stem, code, weight / norm);
  });
  const phraseCodes: number[] = [];
  const inPhrases = new Map<string, Postings>();
  codes.forEach((code, index) => {
    for (const text of phrasesOf(code)) {
      const stems = new Map(stemsOf(text, languages[index] ?? language).map((stem) => [stem, 1]));
      if (stems.size === 0) continue;
      const phrase = phraseCodes.push(index) - 1;
      const norm = Math.hypot(...[...stems.keys()].map(weigh)) || 1;
      for (const [stem, weight] of expand(stems)) {
        addPosting(inPhrases, stem, phrase, (weight * weigh(stem)) / norm);
      }
    }
  });
  const readsWords = !isComposed && language === "en";
  /** One array for all texts, to save memory. */
  const matched = new Float64Array(phraseCodes.length);
  const best = new Float64Array(codes.length);
  return {
    readsMeanings: (code) => readsWords && languages[code] === language,
    score(stems, scores) {
      scores.fill(0);
      const phrases = new Set<number>();
      let norm = 0;
      for (const [stem, count] of countsOf(stems)) {
        const weight = sublinear(count) * idf(stem);
        norm += weight * weight;
        addTimes(scores, inCodes.get(stem), weight);
        const postings = inPhrases.get(stem);
        for (const phrase of postings?.indexes ?? []) phrases.add(phrase);
        addTimes(matched, postings, weight);
      }
      best.fill(0);
      for (const phrase of phrases) {
        const code = phraseCodes[phrase] as number;
        best[code] = Math.max(best[code] as number, matched[phrase] as number);
        matched[phrase] = 0;
      }
      const scale = norm > 0 ? 1 / Math.sqrt(norm) : 1;
      for (let code = 0; code < scores.length; code++) {
        const own = (1 - BEST_PHRASE_SHARE) * (scores[code] as number);
        scores[code] = scale * (own + BEST_PHRASE_SHARE * (best[code] as number));
      }
    },
    sharesOf(stems) {
      const rarity = stems.map(idf);
      const byRarity = toShares(rarity) ?? rarity;
      const postings = stems.map((stem) => inCodes.get(stem));
      return (code) => {
        const carried = rarity.map((own, at) => {
          const { indexes, weights } = postings[at] ?? NO_POSTINGS;
          return own * (weights[indexes.indexOf(code)] ?? 0);
        });
        return toShares(carried) ?? byRarity;
      };
    },
  };
}

function toShares(amounts: readonly number[]): number[] | null {
  let total = 0;
  for (const amount of amounts) total += amount;
  return total > 0 ? amounts.map((amount) => amount / total) : null;
}

function expandTerms(
  terms: ReadonlyMap<string, number>,
  expand: (stem: string) => { stem: string; weight: number }[],
): Map<string, number> {
  const expanded = new Map(terms);
  for (const [stem, weight] of terms) {
    for (const near of expand(stem)) {
      const value = weight * near.weight;
      if (value > (expanded.get(near.stem) ?? 0)) expanded.set(near.stem, value);
    }
  }
  return expanded;
}

function termWeights(code: FrameCode, language: string): Map<string, number> {
  const counts = new Map<string, number>();
  const { scope } = parseDefinition(code.definition);
  const add = (text: string, weight: number) => {
    for (const stem of stemsOf(text, language)) counts.set(stem, (counts.get(stem) ?? 0) + weight);
  };
  add(nameInWords(code.name), NAME_WEIGHT);
  add(scope, 1);
  return counts;
}

function phrasesOf(code: FrameCode): string[] {
  return [nameInWords(code.name), ...parseDefinition(code.definition).phrases];
}

/**
 * True if the names are composed of a few recurring parts (ENTITY#ATTRIBUTE). Such codes get no words of similar
 * meaning, which would make them harder to distinguish.
 */
function areComposed(codes: readonly FrameCode[], languages: readonly string[]): boolean {
  const uses = new Map<string, number>();
  const names = codes.map(({ name }, index) => new Set(stemsOf(nameInWords(name), languages[index] ?? "en")));
  for (const name of names) for (const stem of name) uses.set(stem, (uses.get(stem) ?? 0) + 1);
  return [...uses.values()].filter((count) => count >= 3).length > uses.size * COMPOSED_NAMES_SHARE;
}

function inverseCodeFrequencies(codeTerms: readonly ReadonlyMap<string, number>[]): Map<string, number> {
  const sums = new Map<string, number>();
  const largest = new Map<string, number>();
  for (const terms of codeTerms) {
    for (const [stem, weight] of terms) {
      const capped = Math.min(1, weight);
      sums.set(stem, (sums.get(stem) ?? 0) + capped);
      largest.set(stem, Math.max(largest.get(stem) ?? 0, capped));
    }
  }
  return new Map(
    [...sums].map(([stem, sum]) => [stem, Math.log(1 + (codeTerms.length * (largest.get(stem) ?? 1)) / sum)]),
  );
}

function addPosting(all: Map<string, Postings>, stem: string, index: number, weight: number): void {
  const postings = all.get(stem) ?? { indexes: [], weights: [] };
  postings.indexes.push(index);
  postings.weights.push(weight);
  all.set(stem, postings);
}

function addTimes(sums: Float64Array, postings: Postings | undefined, scale: number): void {
  if (!postings) return;
  const { indexes, weights } = postings;
  for (let at = 0; at < indexes.length; at++) {
    const index = indexes[at] as number;
    sums[index] = (sums[index] as number) + scale * (weights[at] as number);
  }
}
