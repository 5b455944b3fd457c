import type { CodingTask, FrameCode } from "../../engine";
import { languagesOfCodes } from "./code-languages";
import type { CorpusSpace } from "./corpus-space";
import { parseDefinition, spaced } from "./definition";
import { type NeighbourFinder, neighbourFinder } from "./expansion";
import { contentTerms } from "./terms";

/** `shared`: the share of name words standing in three or more codes from which names count as composed. */
const WEIGHTS = { name: 3, phraseShare: 0.5, shared: 1 / 3 };

type Posting = { code: number; weight: number };
type PhrasePosting = { phrase: number; weight: number };

/** Scores answers against the codes of a frame by their wording alone. */
export type FrameScorer = {
  /** One score per code, 0 (nothing in common) to about 1, for the stems of a passage. */
  score(stems: readonly string[]): Float64Array;
  /** How much each of these stems carries of a code's score: shares of 1, by rarity where none is the code's word. */
  shares(stems: readonly string[], code: number): Float64Array;
};

/**
 * Cosine of TF-IDF vectors (sublinear term frequency) with inverse code frequency, the name counting
 * three times, words of like meaning added with less weight; half of the score is the best match
 * with a single phrase of a comma-list definition.
 */
export function frameScorer(task: Pick<CodingTask, "codes" | "language">, space: CorpusSpace): FrameScorer {
  const { codes, language } = task;
  const languages = languagesOfCodes(codes, language);
  const written = codes.map((code, index) => termWeights(code, languages[index] ?? language));
  const near: NeighbourFinder = compositional(codes, languages) ? () => [] : neighbourFinder(space, language);
  const defined = codes.filter(({ definition }) => definition).length > codes.length / 2;
  const expand = (terms: ReadonlyMap<string, number>) =>
    expandTerms(terms, (stem) => near(stem, defined ? "defined" : "nameOnly"));
  const expanded = written.map(expand);
  const icf = inverseCodeFrequencies(expanded);
  const weigh = (stem: string) => space.idf(stem) * (icf.get(stem) ?? 0);
  const postings = new Map<string, Posting[]>();
  expanded.forEach((terms, code) => {
    const weights = [...terms].map(([stem, count]) => [stem, Math.log(1 + count) * weigh(stem)] as const);
    const norm = Math.hypot(...weights.map(([stem, weight]) => (written[code]?.has(stem) ? weight : 0))) || 1;
    for (const [stem, weight] of weights) push(postings, stem, { code, weight: weight / norm });
  });
  const phraseCodes: number[] = [];
  const phrasePostings = new Map<string, PhrasePosting[]>();
  codes.forEach((code, index) => {
    for (const text of phrasesOf(code)) {
      const stems = new Map(contentTerms(text, languages[index] ?? language).map(({ stem }) => [stem, 1]));
      if (stems.size === 0) continue;
      const phrase = phraseCodes.push(index) - 1;
      const norm = Math.hypot(...[...stems.keys()].map(weigh)) || 1;
      for (const [stem, weight] of expand(stems)) {
        push(phrasePostings, stem, { phrase, weight: (weight * weigh(stem)) / norm });
      }
    }
  });
  return {
    score(stems) {
      const whole = new Float64Array(codes.length);
      const matched = new Float64Array(phraseCodes.length);
      const counts = new Map<string, number>();
      for (const stem of stems) counts.set(stem, (counts.get(stem) ?? 0) + 1);
      let norm = 0;
      for (const [stem, count] of counts) {
        const weight = (1 + Math.log(count)) * space.idf(stem);
        norm += weight * weight;
        for (const { code, weight: own } of postings.get(stem) ?? [])
          whole[code] = (whole[code] as number) + weight * own;
        for (const { phrase, weight: own } of phrasePostings.get(stem) ?? []) {
          matched[phrase] = (matched[phrase] as number) + weight * own;
        }
      }
      const length = Math.sqrt(norm) || 1;
      const best = new Float64Array(codes.length);
      for (let phrase = 0; phrase < matched.length; phrase++) {
        const value = (matched[phrase] as number) / length;
        const code = phraseCodes[phrase] as number;
        if (value > (best[code] as number)) best[code] = value;
      }
      const share = WEIGHTS.phraseShare;
      for (let code = 0; code < whole.length; code++) {
        whole[code] = ((1 - share) * (whole[code] as number)) / length + share * (best[code] as number);
      }
      return whole;
    },
    shares(stems, code) {
      const rarity = Float64Array.from(stems, (stem) => space.idf(stem));
      const carried = rarity.map((idf, at) => {
        const own = postings.get(stems[at] as string)?.find((posting) => posting.code === code);
        return idf * (own?.weight ?? 0);
      });
      return sharesOf(carried) ?? sharesOf(rarity) ?? carried;
    },
  };
}

function sharesOf(amounts: Float64Array): Float64Array | null {
  const total = amounts.reduce((sum, amount) => sum + amount, 0);
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
    for (const { stem } of contentTerms(text, language)) counts.set(stem, (counts.get(stem) ?? 0) + weight);
  };
  add(spaced(code.name), WEIGHTS.name);
  add(scope, 1);
  return counts;
}

function phrasesOf(code: FrameCode): string[] {
  return [spaced(code.name), ...parseDefinition(code.definition).phrases];
}

/** True for names composed of a few parts (ENTITY#ATTRIBUTE), where words of like meaning only blur. */
function compositional(codes: readonly FrameCode[], languages: readonly string[]): boolean {
  const uses = new Map<string, number>();
  const names = codes.map(
    ({ name }, index) => new Set(contentTerms(spaced(name), languages[index] ?? "en").map(({ stem }) => stem)),
  );
  for (const name of names) for (const stem of name) uses.set(stem, (uses.get(stem) ?? 0) + 1);
  return [...uses.values()].filter((count) => count >= 3).length > uses.size * WEIGHTS.shared;
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

function push<Value>(index: Map<string, Value[]>, key: string, value: Value): void {
  const list = index.get(key);
  if (list) list.push(value);
  else index.set(key, [value]);
}
