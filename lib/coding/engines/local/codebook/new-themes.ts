import { stopWordsOf } from "@/lib/coding/languages/stop-words";
import { isUnspaced } from "@/lib/coding/languages/tokens";
import type { Reading } from "../reading";
import { allTerms } from "../scoring/terms";
import { lexiconOf } from "../sentiment/lexicon";
import { headingsOf } from "./draft-names";
import { supportOf, type Theme, type ThemeMention } from "./theme";

const LONGEST = 3;
const PAIR_BONUS = 1.4;

type Phrase = { mentions: ThemeMention[]; spellings: Map<string, number>; length: number };

/**
 * Themes that no list knows, named by the phrases that recur in what is left: the phrase that
 * covers most answers first, then the best for the remainder, until `least` answers are not reached.
 */
export function newThemes(
  readings: readonly Reading[],
  uncovered: ReadonlySet<number>,
  least: number,
  language: string,
): Theme[] {
  const phrases = collect(readings, uncovered);
  const open = new Set(uncovered);
  const themes: Theme[] = [];
  for (;;) {
    const best = strongest(phrases, open, least);
    if (!best) return themes;
    const mentions = best.mentions.filter(({ answer }) => open.has(answer));
    for (const { answer } of mentions) open.delete(answer);
    const name = titleOf(best);
    themes.push({
      category: headingsOf(language).themes,
      topic: name,
      positive: name,
      negative: name,
      about: null,
      keywords: [],
      typical: new Map(),
      mentions,
    });
  }
}

function strongest(phrases: ReadonlyMap<string, Phrase>, open: ReadonlySet<number>, least: number): Phrase | null {
  let best: Phrase | null = null;
  let bestValue = 0;
  for (const phrase of phrases.values()) {
    const support = supportOf(phrase.mentions.filter(({ answer }) => open.has(answer)));
    const value = support * PAIR_BONUS ** (phrase.length - 1);
    if (support >= least && value > bestValue) {
      best = phrase;
      bestValue = value;
    }
  }
  return best;
}

function collect(readings: readonly Reading[], uncovered: ReadonlySet<number>): Map<string, Phrase> {
  const phrases = new Map<string, Phrase>();
  for (const answer of uncovered) {
    const reading = readings[answer];
    if (!reading) continue;
    const lexicon = lexiconOf(reading.language);
    const stops = stopWordsOf(reading.language);
    for (const passage of reading.passages) {
      const terms = allTerms(passage.text, reading.language);
      const carries = terms.map(({ word }) => !stops.has(word) && !lexicon.valence(word) && /\p{L}{2}/u.test(word));
      for (let from = 0; from < terms.length; from++) {
        for (let length = 1; length <= LONGEST && carries[from + length - 1]; length++) {
          const part = terms.slice(from, from + length);
          const key = part.map(({ stem }) => stem).join(" ");
          const phrase: Phrase = phrases.get(key) ?? { mentions: [], spellings: new Map(), length };
          phrase.mentions.push({
            answer,
            passage,
            sentiment: passage.sentiment === "Neutral" ? reading.sentiment : passage.sentiment,
          });
          const spelling = part.map(({ word }) => word).join(isUnspaced(part[0]?.word ?? "") ? "" : " ");
          phrase.spellings.set(spelling, (phrase.spellings.get(spelling) ?? 0) + 1);
          phrases.set(key, phrase);
        }
      }
    }
  }
  return phrases;
}

function titleOf({ spellings }: Phrase): string {
  const [spelling = ""] = [...spellings.entries()].reduce(
    (best, entry) => (entry[1] > best[1] ? entry : best),
    ["", 0],
  );
  return spelling.charAt(0).toUpperCase() + spelling.slice(1);
}
