import { stopWordsOf } from "@/lib/coding/languages/stop-words";
import { isUnspaced } from "@/lib/coding/languages/tokens";
import { allTerms, type Term } from "../scoring/terms";
import { lexiconOf } from "../sentiment/lexicon";
import { wordSpaceOf } from "../vectors/word-space";

/** A phrase that sets a group of answers apart from the others. */
export type KeyPhrase = { text: string; stems: readonly string[]; score: number; share: number };

const LONGEST = 3;
const LENGTH_BONUS = 0.45;
const KEPT = 12;
const LEAST_SHARE = 0.04;
const SHARE_POWER = 0.7;
const VAGUE = new Set(
  "thing things way ways lot lots bit time times day days people person one ones something anything everything nothing someone anyone everyone everybody anybody somebody need needs use get got go going make made take took come came see know think want say said tell told put give given try help keep let look feel felt find found work works working please im ive dont didnt cant able really also always never ever much many sure etc still yet already number kind sort part fact issue issues problem problems reason reasons question questions year years week weeks month months hour hours minute minutes today yesterday yes ok okay stuff place places lately recently somehow actually currently towards needed went none else donot dk dont la el que de en view views word words wake answer answers best back head nobody thought thoughts booked wanted expected asked turned left".split(
    " ",
  ),
);

type Phrase = { stems: readonly string[]; spellings: Map<string, number> };

/** The phrases of many texts, read once: which text holds which, and how many texts hold each. */
export type PhraseIndex = {
  texts: readonly (readonly number[])[];
  phrases: readonly Phrase[];
  counts: Int32Array;
};

/** Reads the nameable phrases of up to three words of every text. */
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
  return { texts: read, phrases, counts };
}

/**
 * The phrases typical of some of the texts: share times log-odds against the other texts, longer
 * phrases preferred, the last word a noun (or unknown to the word table).
 */
export function keyPhrases({ texts, phrases, counts }: PhraseIndex, members: readonly number[]): KeyPhrase[] {
  const inside = new Map<number, number>();
  for (const member of members) {
    for (const number of texts[member] ?? []) inside.set(number, (inside.get(number) ?? 0) + 1);
  }
  const others = texts.length - members.length;
  const least = Math.max(Math.min(2, members.length), members.length * LEAST_SHARE);
  const found: KeyPhrase[] = [];
  for (const [number, count] of inside) {
    const phrase = phrases[number];
    if (!phrase || count < least) continue;
    const share = count / members.length;
    const lift = Math.log(share / (((counts[number] as number) - count + 0.5) / (others + 1)));
    if (lift <= 0) continue;
    const score = share ** SHARE_POWER * lift * (1 + LENGTH_BONUS * (phrase.stems.length - 1));
    found.push({ text: commonest(phrase.spellings), stems: phrase.stems, score, share });
  }
  return found.toSorted((a, b) => b.score - a.score || (a.text < b.text ? -1 : 1)).slice(0, KEPT);
}

/** A phrase as a code's name: upper case first, digits and names left as they are. */
export function titled(phrase: string): string {
  return phrase.charAt(0).toUpperCase() + phrase.slice(1);
}

function phrasesIn(text: string, language: string): Map<string, { stems: string[]; spelling: string }> {
  const terms = allTerms(text, language);
  const stops = stopWordsOf(language);
  const found = new Map<string, { stems: string[]; spelling: string }>();
  const carries = terms.map(({ word }) => !stops.has(word) && /\p{L}{2}/u.test(word));
  for (let from = 0; from < terms.length; from++) {
    const part: Term[] = [];
    let skipped = 0;
    for (let at = from; at < terms.length && part.length < LONGEST; at++) {
      const term = terms[at] as Term;
      if (!carries[at]) {
        skipped += 1;
        if (part.length === 0 || skipped > 1) break;
        continue;
      }
      part.push(term);
      if (!nameable(part, language)) continue;
      const stems = part.map(({ stem }) => stem);
      if (new Set(stems).size < stems.length) continue;
      found.set(stems.join(" "), {
        stems,
        spelling: part.map(({ word }) => word).join(isUnspaced(term.word) ? "" : " "),
      });
    }
  }
  return found;
}

/** True where a phrase can stand as a name: a noun or an unknown word at its end, something definite in it. */
function nameable(part: readonly Term[], language: string): boolean {
  const last = part.at(-1) as Term;
  if (part.every(({ word }) => VAGUE.has(word))) return false;
  if (VAGUE.has(last.word) || lexiconOf(language).valence(last.word) !== undefined) return false;
  const space = wordSpaceOf(language);
  return !space?.knows(last.stem) || space.isA(last.stem, "noun");
}

function commonest(spellings: ReadonlyMap<string, number>): string {
  let best = "";
  let highest = 0;
  for (const [spelling, count] of spellings) {
    if (count > highest || (count === highest && spelling < best)) {
      best = spelling;
      highest = count;
    }
  }
  return best;
}
