import { lexiconOf } from "@/lib/language/feeling/lexicon";
import { once } from "@/lib/language/memoized";
import { readLines } from "@/lib/language/read-data";
import { stopWordsOf } from "@/lib/language/stop-words";
import { isUnspaced } from "@/lib/language/tokens";
import { wordSpaceOf } from "@/lib/language/vectors/word-space";
import { allTerms, type Term } from "../scoring/terms";
import { countWithin, distinctiveItems } from "./distinctive";
import {
  KEY_PHRASES_KEPT,
  LEAST_CASED_SHARE,
  LEAST_KEY_PHRASE_SHARE,
  LONGEST_ACRONYM,
  LONGEST_PHRASE,
  PHRASE_LENGTH_BONUS,
  SHARE_POWER,
  UNKNOWN_WORD_FACTOR,
} from "./parameters";

/** A phrase that sets a group of texts apart from the others. */
export type KeyPhrase = {
  text: string;
  stems: readonly string[];
  score: number;
  /** The share of the group's texts that hold it. */
  share: number;
  /** The share of all texts holding it that are in the group. */
  recall: number;
};

/** What may stand between the words of a phrase. */
const JOINT = /^[\s'’-]+$/u;
const PARTICLES = new Set(["up", "down", "off", "out"]);
const NOUNS_IN_LY = new Set("family supply reply assembly anomaly monopoly italy july bully belly fly".split(" "));
/** Words that name nothing definite. */
const vague = once(() => new Set(readLines("engines/local/codebook/data/vague-words.txt")));
/** Verbs in forms that tell what somebody did: they stand in no name. */
const narrative = once(() => new Set(readLines("engines/local/codebook/data/narrative-verbs.txt")));

/** Say little by themselves, but something with a word before them. */
const VAGUE_ALONE = new Set(["people", "person", "persons", "time", "times", "question", "questions"]);

type Phrase = { stems: readonly string[]; spellings: Map<string, number> };

/** The phrases of many texts: those in each text by index, and how many texts hold each. */
export type PhraseIndex = {
  texts: readonly (readonly number[])[];
  phrases: readonly Phrase[];
  counts: Int32Array;
  language: string;
};

/** Reads the phrases of up to three words in each text that could name a theme. */
export function phraseIndex(texts: readonly string[], language: string): PhraseIndex {
  const numbers = new Map<string, number>();
  const phrases: Phrase[] = [];
  const read = texts.map((text) =>
    [...phrasesIn(text, language)].map(([key, { stems, spelling }]) => {
      const number = numbers.get(key) ?? phrases.length;
      numbers.set(key, number);
      const phrase = phrases[number] ?? { stems, spellings: new Map<string, number>() };
      phrase.spellings.set(spelling, (phrase.spellings.get(spelling) ?? 0) + 1);
      phrases[number] = phrase;
      return number;
    }),
  );
  const counts = new Int32Array(phrases.length);
  for (const found of read) for (const number of found) counts[number] = (counts[number] as number) + 1;
  return { texts: read, phrases, counts, language };
}

/**
 * The phrases typical of the `members` among the texts: share to a power, times the log-odds against the other texts,
 * times a bonus for longer phrases.
 */
export function keyPhrases({ texts, phrases, counts, language }: PhraseIndex, members: readonly number[]): KeyPhrase[] {
  const space = wordSpaceOf(language);
  const found = distinctiveItems({ texts, counts }, members, LEAST_KEY_PHRASE_SHARE).flatMap(
    ([item, { share, recall, lift }]) => {
      const phrase = phrases[item];
      if (!phrase) return [];
      const [only = "", ...more] = phrase.stems;
      const worth = space && more.length === 0 && !space.knows(only) ? UNKNOWN_WORD_FACTOR : 1;
      const score = worth * share ** SHARE_POWER * lift * (1 + PHRASE_LENGTH_BONUS * more.length);
      return { text: commonest(phrase.spellings), stems: phrase.stems, score, share, recall };
    },
  );
  return found.toSorted((a, b) => b.score - a.score || (a.text < b.text ? -1 : 1)).slice(0, KEY_PHRASES_KEPT);
}

/** True for words that name nothing by themselves: "thing", "way". */
export function isVague(word: string): boolean {
  return vague().has(word);
}

/** A phrase that could name a theme, with the indexes of the texts that hold it. */
export type NameablePhrase = { text: string; stems: readonly string[]; texts: readonly number[] };

/** Every phrase of the texts that could name a theme, in its commonest spelling. */
export function nameablePhrases({ texts, phrases }: PhraseIndex): NameablePhrase[] {
  const holders = phrases.map((): number[] => []);
  texts.forEach((found, text) => {
    for (const number of found) holders[number]?.push(text);
  });
  return phrases.map(({ stems, spellings }, number) => ({
    text: commonest(spellings),
    stems,
    texts: holders[number] ?? [],
  }));
}

/** The single words among these phrases, by stem, with the share of the `members` that hold each. */
export function sharesOfWords(
  { texts, phrases }: PhraseIndex,
  members: readonly number[],
): Map<string, { text: string; share: number }> {
  const shares = new Map<string, { text: string; share: number }>();
  for (const [number, count] of countWithin(texts, members)) {
    const { stems = [], spellings = new Map() } = phrases[number] ?? {};
    const [only = ""] = stems;
    if (stems.length === 1) shares.set(only, { text: commonest(spellings), share: count / members.length });
  }
  return shares;
}

/** A name for use within a sentence: its first letter in lower case, unless it is an acronym. */
export function inSentence(name: string): string {
  return /^\p{Lu}{2}/u.test(name) ? name : name.charAt(0).toLowerCase() + name.slice(1);
}

/** A phrase as a code's name: its first letter in upper case, the rest unchanged. */
export function titled(phrase: string): string {
  return phrase.charAt(0).toUpperCase() + phrase.slice(1);
}

type Found = Map<string, { stems: string[]; spelling: string }>;

function phrasesIn(text: string, language: string): Found {
  const terms = allTerms(text, language);
  const stops = stopWordsOf(language);
  const found: Found = new Map();
  const joined = terms.map(({ start }, at) => at > 0 && JOINT.test(text.slice(terms[at - 1]?.end, start)));
  const carries = terms.map(({ word }) => !stops.has(word) && /\p{L}{2}/u.test(word) && !word.includes("'"));
  const particles = terms.map(({ stem }, at) => PARTICLES.has(stem) && joined[at] === true && carries[at - 1] === true);
  for (let from = 0; from < terms.length; from++) {
    const part: Term[] = [];
    let skipped = 0;
    for (let at = from; at < terms.length && part.length < LONGEST_PHRASE; at++) {
      const term = terms[at] as Term;
      if (at > from && !joined[at]) break;
      if (!carries[at] && !(particles[at] && part.length > 0)) {
        skipped += 1;
        if (part.length === 0 || skipped > 1) break;
        continue;
      }
      part.push(term);
      if (particles[at + 1] || !nameable(part, particles[at] === true, language)) continue;
      const stems = part.map(({ stem }) => stem);
      if (new Set(stems).size < stems.length) continue;
      found.set(stems.join(" "), { stems, spelling: spellingOf(text, part) });
    }
  }
  return found;
}

/**
 * The phrase as the text has it, with small words in between; its first letter in lower case at the start of the
 * text.
 */
function spellingOf(text: string, part: readonly Term[]): string {
  const [first] = part;
  if (!first) return "";
  if (isUnspaced(first.word)) return part.map(({ word }) => word).join("");
  const spelling = text.slice(first.start, part.at(-1)?.end).replace(/\s+/g, " ");
  return first.start === 0 ? spelling.charAt(0).toLowerCase() + spelling.slice(1) : spelling;
}

/**
 * True where a phrase could be a name: it ends in a noun, an unknown word or a particle ("check in"), and not all of
 * its words are vague.
 */
function nameable(part: readonly Term[], endsInParticle: boolean, language: string): boolean {
  const last = part.at(-1) as Term;
  if (part.every(({ word }) => vague().has(word)) || part.some(({ word }) => narrative().has(word))) return false;
  if (PARTICLES.has(last.stem) && !endsInParticle) return false;
  if (endsInParticle) return !vague().has(part.at(-2)?.word ?? "");
  if (vague().has(last.word) && !(part.length > 1 && VAGUE_ALONE.has(last.word))) return false;
  if (onlyJudges(last, language)) return false;
  if (/^\p{Script=Latin}{1,2}$/u.test(last.word)) return false;
  if (language === "en" && /ly$/.test(last.word) && !NOUNS_IN_LY.has(last.word)) return false;
  const space = wordSpaceOf(language);
  return !space?.knows(last.stem) || space.isA(last.stem, "noun");
}

/** True for a word that only judges ("good", "great"); "fear" and "attention" hold a feeling but name a theme. */
export function onlyJudges({ word, stem }: Pick<Term, "word" | "stem">, language: string): boolean {
  const space = wordSpaceOf(language);
  const isFeelingNoun = space ? space.isA(stem, "noun") && !space.isA(stem, "adj") : false;
  return lexiconOf(language).valence(word) !== undefined && !isFeelingNoun;
}

/** The commonest spelling, with capitals where enough people write it so. */
function commonest(spellings: ReadonlyMap<string, number>): string {
  const wordings = new Map<string, [spelling: string, count: number][]>();
  for (const entry of spellings) {
    const key = entry[0].toLowerCase();
    wordings.set(key, [...(wordings.get(key) ?? []), entry]);
  }
  const total = (entries: readonly [string, number][]) => entries.reduce((sum, [, count]) => sum + count, 0);
  const [best] = [...wordings].toSorted((a, b) => total(b[1]) - total(a[1]) || (a[0] < b[0] ? -1 : 1));
  if (!best) return "";
  const [plain, entries] = best;
  const cased = entries.filter(([spelling]) => spelling !== plain && !isShouted(spelling));
  if (total(cased) < total(entries) * LEAST_CASED_SHARE) return plain;
  return cased.toSorted((a, b) => b[1] - a[1] || (a[0] < b[0] ? -1 : 1))[0]?.[0] ?? plain;
}

function isShouted(spelling: string): boolean {
  const rest = spelling.slice(1);
  return rest === rest.toUpperCase() && spelling.replace(/\P{L}/gu, "").length > LONGEST_ACRONYM;
}
