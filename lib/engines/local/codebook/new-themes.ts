import { conceptsOf } from "@/lib/language/concepts/concepts";
import { lexiconOf } from "@/lib/language/feeling/lexicon";
import { headingsOf } from "@/lib/language/headings/headings";
import { stemsOf } from "@/lib/language/terms";
import type { Passage, Reading } from "../reading";
import { repeatsQuestion } from "./asked-words";
import { MOST_KEYWORDS_OF_FEW_ANSWERS } from "./definition-parameters";
import { asSubject } from "./gerund";
import type { KnownTheme } from "./known-themes";
import { NameList } from "./name-list";
import { isVague } from "./name-words";
import { type NameablePhrase, nameablePhrases, phraseIndex, titled } from "./naming";
import { PHRASE_WORD_BONUS } from "./parameters";
import { rareNames } from "./rare-names";
import { supportOf, type Theme, type ThemeMention } from "./theme";
import { typicalWords, wordIndex } from "./typical-words";
import { wordUses } from "./word-uses";

/**
 * Adds themes beyond the `known` ones if answers are few, greedily: the phrase that most `uncovered` answers hold names
 * a theme, then the best phrase for the remaining answers, until fewer than `least` answers hold one. A phrase joins a
 * known theme if it is part of its name ("Food" joins "Food quality") or a word for its subject ("waiter" joins "Staff
 * attitude").
 */
export function withNewThemes(
  known: readonly KnownTheme[],
  readings: readonly Reading[],
  uncovered: ReadonlySet<number>,
  { least, language, asked }: { least: number; language: string; asked: ReadonlySet<string> },
): Theme[] {
  const units = [...uncovered].flatMap((answer) => passagesOf(readings[answer], answer));
  const texts = units.map(({ passage }) => passage.text);
  const uses = wordUses(
    readings.map(({ text }) => text),
    language,
  );
  const words = wordIndex(texts, language);
  const { valence } = lexiconOf(language);
  const { ofWord } = conceptsOf(language);
  const isRare = rareNames(readings.length, uses, language);
  const phrases = nameablePhrases(phraseIndex(texts, language)).filter(({ text, stems }) => {
    if (repeatsQuestion({ stems }, asked)) return false;
    const [last = ""] = text.split(" ").slice(-1);
    return stems.length > 1
      ? uses.isHead(last)
      : uses.isNoun(last) && !isVague(last, language) && valence(last) === undefined;
  });
  const open = new Set(uncovered);
  const names = new NameList();
  for (const { topic } of known) names.claim(topic, stemsOf(topic, language));
  const themes: Theme[] = [...known];
  for (;;) {
    const best = bestPhrase(phrases, units, open, least, isRare);
    if (!best) return themes;
    const members = best.texts.filter((unit) => open.has((units[unit] as ThemeMention).answer));
    const mentions = members.map((unit) => units[unit] as ThemeMention);
    for (const { answer } of mentions) open.delete(answer);
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
      category: headingsOf(language).themes,
      topic: name,
      positive: name,
      negative: name,
      about: uses.cased(asSubject(name, !meant && best.isAction, language)),
      concept: null,
      keywords: typical.slice(0, MOST_KEYWORDS_OF_FEW_ANSWERS).map(({ text }) => uses.cased(text)),
      typical: new Map(typical.map(({ stem, weight }) => [stem, weight])),
      mentions,
    });
  }
}

function passagesOf(reading: Reading | undefined, answer: number): ThemeMention[] {
  return (reading?.passages ?? []).map((passage: Passage) => ({
    answer,
    passage,
    sentiment: passage.sentiment === "Neutral" ? (reading?.sentiment ?? "Neutral") : passage.sentiment,
    clarity: 1,
  }));
}

function bestPhrase(
  phrases: readonly NameablePhrase[],
  units: readonly ThemeMention[],
  open: ReadonlySet<number>,
  least: number,
  isRare: ReturnType<typeof rareNames>,
): NameablePhrase | null {
  let best: NameablePhrase | null = null;
  let bestValue = 0;
  for (const phrase of phrases) {
    const mentions = phrase.texts.map((unit) => units[unit] as ThemeMention);
    const support = supportOf(mentions.filter(({ answer }) => open.has(answer)));
    const value = support * PHRASE_WORD_BONUS ** (phrase.stems.length - 1);
    if (support >= least && value > bestValue && !isRare({ ...phrase, holders: support })) {
      best = phrase;
      bestValue = value;
    }
  }
  return best;
}
