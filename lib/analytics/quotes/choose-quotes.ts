import { stopWordsOf } from "@/lib/language/stop-words";
import { wordsOf } from "@/lib/language/tokens";

/** An answer with the code. `codes`: how many codes it has; `part`: the value of the segment by which quotes are chosen. */
export type Candidate = {
  responseId: string;
  text: string;
  language: string;
  codes: number;
  isSure: boolean;
  part: string | null;
};

/** Words of an answer that reads well in a report. Shorter ones say little, longer ones say several things. */
const WORDS = { few: 4, many: 30 };
/** Two quotes of a code share at most this part of the content words that either has. */
const MOST_SHARED = 0.5;
const SHOUTS = 0.6;

type Rated = { candidate: Candidate; words: ReadonlySet<string>; rating: number };

/**
 * Chooses typical quotes of one code, `each` for every part (without parts, in all). Typical are answers in the words
 * that many of the code's answers use, about this code alone, of a readable length, neither shouted nor chopped; no two
 * that say much the same. Answers with personal data only if there are no others. `taken` has answers that are quoted
 * already, and gets the chosen ones.
 */
export function chooseQuotes(
  candidates: readonly Candidate[],
  each: number,
  { taken, isPersonal = () => false }: { taken: Set<string>; isPersonal?: (candidate: Candidate) => boolean },
): Candidate[] {
  const rated = rate(candidates).sort((one, other) => other.rating - one.rating);
  const parts = new Map<string | null, Rated[]>();
  const all: Rated[] = [];
  for (const mayBePersonal of [false, true]) {
    for (const one of rated) {
      const { part, responseId } = one.candidate;
      const chosen = parts.get(part) ?? [];
      parts.set(part, chosen);
      if (chosen.length >= each || taken.has(responseId)) continue;
      const isNew = all.every((other) => shared(one.words, other.words) <= MOST_SHARED);
      if (!isNew || (!mayBePersonal && isPersonal(one.candidate))) continue;
      chosen.push(one);
      all.push(one);
      taken.add(responseId);
    }
  }
  return [...parts.values()].flat().map(({ candidate }) => candidate);
}

function rate(candidates: readonly Candidate[]): Rated[] {
  const read = candidates.map((candidate) => ({ candidate, words: contentWords(candidate) }));
  const answersWith = new Map<string, number>();
  for (const { words } of read) for (const word of words) answersWith.set(word, (answersWith.get(word) ?? 0) + 1);
  return read.map(({ candidate, words }) => {
    const shares = [...words].map((word) => (answersWith.get(word) ?? 0) / candidates.length);
    const usual = shares.reduce((sum, share) => sum + share, 0) / Math.sqrt(Math.max(1, words.size));
    const sureness = candidate.isSure ? 1 : 0.7;
    return { candidate, words, rating: (usual * readability(candidate.text) * sureness) / candidate.codes };
  });
}

const contentWords = ({ text, language }: Candidate): ReadonlySet<string> => {
  const stops = stopWordsOf(language);
  return new Set(wordsOf(text).filter((word) => !stops.has(word)));
};

/** 1 for a text that can be quoted as it is, less for one that is short, long, shouted or full of signs. */
function readability(text: string): number {
  const count = wordsOf(text).length;
  const length = count < WORDS.few ? 0.4 : Math.min(1, WORDS.many / count);
  const letters = text.match(/\p{L}/gu)?.length ?? 0;
  const capitals = text.match(/\p{Lu}/gu)?.length ?? 0;
  const isShouted = letters > 0 && capitals / letters > SHOUTS;
  const isOdd = /[!?.]{3}|[#@*_~^|<>]|(.)\1{3}/u.test(text);
  return length * (isShouted ? 0.3 : 1) * (isOdd ? 0.6 : 1);
}

/** Words that both have, as a part of the words of the one with fewer. */
function shared(one: ReadonlySet<string>, other: ReadonlySet<string>): number {
  const fewer = Math.min(one.size, other.size);
  return fewer === 0 ? 0 : [...one].filter((word) => other.has(word)).length / fewer;
}
