import { conceptsOf } from "@/lib/language/concepts/concepts";
import { lexiconOf } from "@/lib/language/feeling/lexicon";
import { hasNoContent } from "@/lib/language/no-answer/no-content";
import { stemsOf } from "@/lib/language/terms";
import { wordSpaceOf } from "@/lib/language/vectors/word-space";
import type { Reading } from "../reading";
import { repeatsQuestion } from "./asked-words";
import { MAX_KEYWORDS_OF_FEW_ANSWERS } from "./definition-parameters";
import { asSubject } from "./gerund";
import type { KnownTheme } from "./known-themes";
import { NameList } from "./name-list";
import { isVague } from "./name-words";
import { type NameablePhrase, nameablePhrases, phraseIndex, titled } from "./naming";
import { PHRASE_WORD_BONUS } from "./parameters";
import { properNames } from "./proper-names";
import type { Theme, ThemeMention } from "./theme";
import { typicalWords, wordIndex } from "./typical-words";
import { wordUses } from "./word-uses";

/**
 * Adds themes to the `known` ones if there are few answers. Repeats this: of the passages that mention no theme yet,
 * the phrase that most answers contain becomes a theme. Stops when fewer than `min` answers contain any such phrase,
 * or after as many rounds as there are answers. A phrase of a single answer becomes a theme only if that answer has no
 * other theme. A phrase joins a known theme if it is part of the theme's name ("Food" joins "Food quality") or a word
 * for its subject ("waiter" joins "Staff attitude").
 */
export function withNewThemes(
  known: readonly KnownTheme[],
  readings: readonly Reading[],
  { min, language, asked }: { min: number; language: string; asked: ReadonlySet<string> },
): Theme[] {
  const open = new OpenPassages(known, readings);
  const uses = wordUses(
    readings.map(({ text }) => text),
    language,
  );
  const words = wordIndex(open.texts, language);
  const { valence } = lexiconOf(language);
  const { ofWord } = conceptsOf(language);
  const isProper = properNames(readings.length, uses, language);
  const phrases = nameablePhrases(phraseIndex(open.texts, language)).filter((phrase) => {
    const { text, stems } = phrase;
    if (repeatsQuestion(phrase, asked)) return false;
    const [last = ""] = text.split(" ").slice(-1);
    return stems.length > 1
      ? uses.isHead(last)
      : uses.isNoun(last) && !isVague(last, language) && valence(last) === undefined;
  });
  const names = new NameList(wordSpaceOf(language));
  for (const { topic } of known) names.claim(topic, stemsOf(topic, language));
  const themes: Theme[] = [...known];
  for (let round = 0; round < readings.length; round++) {
    const best = bestPhrase(phrases, open, min, isProper);
    if (!best) break;
    const { members, mentions } = open.take(best);
    const hints = ofWord(best.text.toLowerCase());
    const meant = known.find(({ concept }) => hints.some((hint) => hint.concept === concept));
    const { name } = meant ? { name: meant.topic } : names.claim(titled(uses.cased(best.text)), best.stems);
    const twin = themes.find(({ topic }) => topic === name);
    if (twin) {
      twin.mentions.push(...mentions);
      continue;
    }
    const typical = typicalWords(words, members);
    themes.push({
      topic: name,
      positive: name,
      negative: name,
      about: uses.cased(asSubject(name, !meant && best.isAction, language)),
      concept: null,
      keywords: typical.slice(0, MAX_KEYWORDS_OF_FEW_ANSWERS).map(({ text }) => uses.cased(text)),
      typical: new Map(typical.map(({ stem, weight }) => [stem, weight])),
      mentions,
    });
  }
  return themes;
}

/** The passages that mention no theme yet, in answers that have content. */
class OpenPassages {
  /** The texts of all passages that mention no known theme. */
  readonly texts: readonly string[];
  readonly #mentions: readonly ThemeMention[];
  /** Indexes of the passages that are still open. */
  readonly #open: Set<number>;
  /** The answers that mention a theme. */
  readonly #covered: Set<number>;

  constructor(known: readonly Theme[], readings: readonly Reading[]) {
    const mentioned = known.flatMap(({ mentions }) => mentions);
    const taken = new Set(mentioned.map(({ passage }) => passage));
    this.#covered = new Set(mentioned.map(({ answer }) => answer));
    this.#mentions = readings.flatMap((reading, answer) =>
      hasNoContent(reading.text) ? [] : mentionsIn(reading, answer).filter(({ passage }) => !taken.has(passage)),
    );
    this.texts = this.#mentions.map(({ passage }) => passage.text);
    this.#open = new Set(this.#mentions.keys());
  }

  /** The number of answers that contain the phrase. If it is a single answer that already mentions a theme, 0. */
  supportOf({ texts }: NameablePhrase): number {
    const answers = new Set<number>();
    for (const text of texts) if (this.#open.has(text)) answers.add((this.#mentions[text] as ThemeMention).answer);
    const [only] = answers;
    return answers.size === 1 && this.#covered.has(only as number) ? 0 : answers.size;
  }

  /** Removes the open passages that contain the phrase and returns them. `members` are their indexes in `texts`. */
  take({ texts }: NameablePhrase): { members: number[]; mentions: ThemeMention[] } {
    const members = texts.filter((text) => this.#open.has(text));
    const mentions = members.map((text) => this.#mentions[text] as ThemeMention);
    for (const text of members) this.#open.delete(text);
    for (const { answer } of mentions) this.#covered.add(answer);
    return { members, mentions };
  }
}

function mentionsIn({ passages, sentiment }: Reading, answer: number): ThemeMention[] {
  return passages.map((passage) => ({
    answer,
    passage,
    sentiment: passage.sentiment === "Neutral" ? sentiment : passage.sentiment,
    clarity: 1,
  }));
}

function bestPhrase(
  phrases: readonly NameablePhrase[],
  open: OpenPassages,
  min: number,
  isProper: ReturnType<typeof properNames>,
): NameablePhrase | null {
  let best: NameablePhrase | null = null;
  let bestValue = 0;
  for (const phrase of phrases) {
    const support = open.supportOf(phrase);
    const value = support * PHRASE_WORD_BONUS ** (phrase.stems.length - 1);
    if (support >= min && value > bestValue && !isProper({ ...phrase, holders: support })) {
      best = phrase;
      bestValue = value;
    }
  }
  return best;
}
