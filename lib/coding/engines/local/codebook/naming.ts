import { stopWordsOf } from "@/lib/coding/languages/stop-words";
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
  "thing things way ways lot lots bit time times day days people person one ones something anything everything nothing someone anyone everyone everybody anybody somebody need needs use get got go going make made take took come came see know think want say said tell told put give given try help keep let look feel felt find found work works working please im ive dont didnt cant able really also always never ever much many sure etc still yet already number kind sort part fact issue issues problem problems reason reasons question questions year years week weeks month months hour hours minute minutes today yesterday yes ok okay stuff place places lately recently somehow actually currently".split(
    " ",
  ),
);

type Count = { inside: number; outside: number; stems: readonly string[]; spellings: Map<string, number> };

/**
 * The phrases of up to three words that are typical of `inside`: share times log-odds against
 * `outside`, longer phrases preferred, the last word a noun (or unknown to the word table).
 */
export function keyPhrases(inside: readonly string[], outside: readonly string[], language: string): KeyPhrase[] {
  const counts = new Map<string, Count>();
  for (const [texts, side] of [
    [inside, "inside"],
    [outside, "outside"],
  ] as const) {
    for (const text of texts) {
      for (const [key, { stems, spelling }] of phrasesIn(text, language)) {
        const count: Count = counts.get(key) ?? { inside: 0, outside: 0, stems, spellings: new Map() };
        count[side] += 1;
        if (side === "inside") count.spellings.set(spelling, (count.spellings.get(spelling) ?? 0) + 1);
        counts.set(key, count);
      }
    }
  }
  const phrases: KeyPhrase[] = [];
  for (const count of counts.values()) {
    if (count.inside < Math.max(Math.min(2, inside.length), inside.length * LEAST_SHARE)) continue;
    const share = count.inside / inside.length;
    const other = (count.outside + 0.5) / (outside.length + 1);
    const lift = Math.log((share + 0.5 / inside.length) / other);
    const score = share ** SHARE_POWER * lift * (1 + LENGTH_BONUS * (count.stems.length - 1));
    if (lift > 0) phrases.push({ text: commonest(count.spellings), stems: count.stems, score, share });
  }
  return phrases.toSorted((a, b) => b.score - a.score || (a.text < b.text ? -1 : 1)).slice(0, KEPT);
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
      found.set(stems.join(" "), { stems, spelling: part.map(({ word }) => word).join(" ") });
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
