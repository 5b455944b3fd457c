import type { CodingTask, FrameCode } from "../../engine";
import { parseDefinition } from "./definition";
import { contentTerms } from "./terms";

const NAME_WEIGHT = 3;
const QUOTE_WEIGHT = 1;
const PHRASE_SHARE = 0.5;

type Posting = { code: number; weight: number };
type Phrase = { code: number; length: number };

/** Scores answers against the codes of a frame by their wording alone. */
export type FrameScorer = {
  /** One score per code, 0 (nothing in common) to about 1, for the stems of a passage. */
  score(stems: readonly string[]): Float64Array;
  /** How much a stem speaks for a code: 0 where it does not. */
  weightOf(stem: string, code: number): number;
};

/**
 * Cosine of TF-IDF vectors (sublinear term frequency) with inverse code frequency, the name counting
 * three times; half of the score is the best match with a single phrase of a comma-list definition.
 */
export function frameScorer(task: CodingTask): FrameScorer {
  const idf = inverseFrequencies(task);
  const codeTerms = task.codes.map((code) => termWeights(code, task.language));
  const icf = inverseCodeFrequencies(codeTerms);
  const specific = (stem: string) => idf(stem) * (icf.get(stem) ?? 0);
  const postings = new Map<string, Posting[]>();
  codeTerms.forEach((terms, code) => {
    const weights = [...terms].map(([stem, count]) => [stem, (1 + Math.log(count)) * specific(stem)] as const);
    const norm = Math.hypot(...weights.map(([, weight]) => weight)) || 1;
    for (const [stem, weight] of weights) push(postings, stem, { code, weight: weight / norm });
  });
  const phrases: Phrase[] = [];
  const phrasePostings = new Map<string, { phrase: number; weight: number }[]>();
  task.codes.forEach((code, index) => {
    for (const text of phrasesOf(code)) {
      const stems = [...new Set(contentTerms(text, task.language).map(({ stem }) => stem))];
      if (stems.length === 0) continue;
      const norm = Math.hypot(...stems.map(specific)) || 1;
      phrases.push({ code: index, length: stems.length });
      for (const stem of stems) {
        push(phrasePostings, stem, { phrase: phrases.length - 1, weight: specific(stem) / norm });
      }
    }
  });
  return {
    score(stems) {
      const whole = new Float64Array(task.codes.length);
      const matched = new Float64Array(phrases.length);
      const counts = new Map<string, number>();
      for (const stem of stems) counts.set(stem, (counts.get(stem) ?? 0) + 1);
      let norm = 0;
      for (const [stem, count] of counts) {
        const weight = (1 + Math.log(count)) * idf(stem);
        norm += weight * weight;
        for (const { code, weight: codeWeight } of postings.get(stem) ?? []) {
          whole[code] = (whole[code] ?? 0) + weight * codeWeight;
        }
        for (const { phrase, weight: own } of phrasePostings.get(stem) ?? []) {
          matched[phrase] = (matched[phrase] ?? 0) + weight * own;
        }
      }
      const length = Math.sqrt(norm) || 1;
      const best = new Float64Array(task.codes.length);
      phrases.forEach(({ code }, phrase) => {
        best[code] = Math.max(best[code] ?? 0, (matched[phrase] ?? 0) / length);
      });
      return whole.map((value, code) => (1 - PHRASE_SHARE) * (value / length) + PHRASE_SHARE * (best[code] ?? 0));
    },
    weightOf(stem, code) {
      return postings.get(stem)?.find((posting) => posting.code === code)?.weight ?? 0;
    },
  };
}

function termWeights(code: FrameCode, language: string): Map<string, number> {
  const counts = new Map<string, number>();
  const { scope, quotes } = parseDefinition(code.definition);
  const add = (text: string, weight: number) => {
    for (const { stem } of contentTerms(text, language)) counts.set(stem, (counts.get(stem) ?? 0) + weight);
  };
  add(spaced(code.name), NAME_WEIGHT);
  add(scope, 1);
  for (const quote of quotes) add(quote, QUOTE_WEIGHT);
  return counts;
}

function phrasesOf(code: FrameCode): string[] {
  const { phrases, quotes } = parseDefinition(code.definition);
  return [spaced(code.name), ...phrases, ...quotes];
}

/** "card_arrival", "FOOD#QUALITY" and "cardArrival" as words. */
function spaced(name: string): string {
  return name.replace(/[_#/]+/g, " ").replace(/(\p{Ll})(\p{Lu})/gu, "$1 $2");
}

function inverseFrequencies(task: CodingTask): (stem: string) => number {
  const documents = new Map<string, number>();
  for (const text of task.corpus) {
    for (const stem of new Set(contentTerms(text, task.language).map((term) => term.stem))) {
      documents.set(stem, (documents.get(stem) ?? 0) + 1);
    }
  }
  const total = task.corpus.length;
  return (stem) => 1 + Math.log((total + 1) / ((documents.get(stem) ?? 0) + 1)) / 2;
}

function inverseCodeFrequencies(codeTerms: readonly Map<string, number>[]): Map<string, number> {
  const frequencies = new Map<string, number>();
  for (const terms of codeTerms)
    for (const stem of terms.keys()) frequencies.set(stem, (frequencies.get(stem) ?? 0) + 1);
  return new Map([...frequencies].map(([stem, count]) => [stem, Math.log(1 + codeTerms.length / count)]));
}

function push<Value>(index: Map<string, Value[]>, key: string, value: Value): void {
  const list = index.get(key);
  if (list) list.push(value);
  else index.set(key, [value]);
}
