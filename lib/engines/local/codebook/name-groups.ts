import { type Concept, conceptsOf } from "@/lib/language/concepts/concepts";
import { headingsOf } from "@/lib/language/headings/headings";
import { wordSpaceOf } from "@/lib/language/vectors/word-space";
import { stemsOf } from "../scoring/terms";
import { placeInCategories, type Unplaced } from "./categories";
import { type Entry, NameList } from "./name-list";
import { isVague, type KeyPhrase, keyPhrases, onlyJudges, type PhraseIndex } from "./naming";
import { sidesOf } from "./side-names";
import type { Theme, ThemeMention } from "./theme";
import { type TypicalWord, typicalWords, type WordIndex } from "./typical-words";
import type { WordUses } from "./word-uses";

/** Passages that belong together, by number, with their mentions. */
export type Group = { members: readonly number[]; mentions: ThemeMention[] };

/** A theme named in the answers' own words, with the category of the known theme that its group speaks of, and whether most of it does. */
type Placed = Unplaced & { field: string | null; isClear: boolean };

/** What is known of the words of all passages. */
export type Wordings = { phrases: PhraseIndex; words: WordIndex; uses: WordUses; language: string };

/** A known theme may name a group of which so many passages and so many of the typical words speak of it. */
const PURE = 0.5;
const SPOKEN = 0.4;
/** What a word counts that names the theme in its field, but other things elsewhere. */
const SUBJECT_WORTH = 0.5;
/** It names a group smaller than the one share of all passages only where the other share of the group holds a word of its names. */
const LARGE = 0.02;
const HEARD = 0.3;
/** From these shares on, what a group says of a known theme tells its category. */
const RELATED = 0.25;
const RELATED_SPOKEN = 0.2;
const FEWEST_OF_FIELD = 2;
/** One word alone may mean something else in this field ("work", "bar"), unless it is the theme's own name. */
const FEWEST_VOICES = 2;
const MOST_TYPICAL = 8;
/** A name must stand in so much of a group, in less where no known theme could name it or it holds the most typical words; what has none belongs to "Other". */
const TYPICAL = 0.3;
const TYPICAL_OF_FOREIGN = 0.1;
const TYPICAL_OF_LEADERS = { phrase: 0.08, foreignWord: 0.2 };
const LEADERS = 2;
/** A single word names a group only where so many of its uses stand in it. */
const OWN = 0.5;
/** A longer phrase says more than the word alone, where it stands in so much of what the word stands in. */
const LONGER = 0.3;
const MOST_KEYWORDS = 8;
/** Groups whose typical words are so much alike (cosine) are one theme. */
const ALIKE = 0.8;

/**
 * Themes from groups of passages, largest first: named after a known theme where most of a group speaks of
 * one, else after a phrase typical of it; what has neither is left out. Groups of like name are one theme.
 */
export function nameGroups(groups: readonly Group[], wordings: Wordings, familiar: boolean): Theme[] {
  const { language, phrases: index, uses } = wordings;
  const space = wordSpaceOf(language);
  const names = new NameList(space?.knows);
  const all = groups.reduce((sum, { members }) => sum + members.length, 0);
  const inOwnWords: Placed[] = [];
  const themes: Theme[] = [];
  const byEntry = new Map<Entry, Theme>();
  const byConcept = new Map<string, Entry>();
  for (const { members, mentions } of groups) {
    const words = typicalWords(wordings.words, members);
    const found = keyPhrases(index, members);
    const main = familiar ? mainConcept(mentions, words, language) : undefined;
    const isHeard = main && (main.heard >= HEARD || members.length >= all * LARGE);
    const known = isHeard && main.isSure && main.share >= PURE && main.spoken >= SPOKEN ? main.concept : undefined;
    const claimed = known && byConcept.get(known.key);
    const worthy = nameable(found, words, wordings, familiar);
    const entry =
      known && !claimed
        ? names.claim(known.topic, stemsOf(known.topic, language))
        : names.claimBest(worthy, words[0]?.stem ?? "", claimed);
    const typical = new Map(words.map(({ stem, weight }) => [stem, weight]));
    const twin = (entry && byEntry.get(entry)) ?? themes.find((theme) => likeness(theme.typical, typical) >= ALIKE);
    if (twin) {
      twin.mentions.push(...mentions);
      continue;
    }
    if (!entry) continue;
    const keywords = keywordsOf(found, words, uses);
    if (known && entry.name === known.topic) {
      const theme = { ...known, keywords, typical, mentions };
      themes.push(theme);
      byEntry.set(entry, theme);
      byConcept.set(known.key, entry);
      continue;
    }
    const field = main && main.share >= RELATED && main.spoken >= RELATED_SPOKEN ? main.concept.category : null;
    const topic = uses.cased(entry.name);
    const theme: Theme = {
      category: headingsOf(language).themes,
      topic,
      ...(familiar ? sidesOf(topic, wordings, members, mentions) : { positive: topic, negative: topic }),
      about: null,
      keywords,
      typical,
      mentions,
    };
    themes.push(theme);
    byEntry.set(entry, theme);
    inOwnWords.push({ theme, members, field, isClear: main !== undefined && main.share >= PURE });
  }
  placeInFields(inOwnWords, themes, wordings);
  return themes;
}

/** The words and phrases typical of some passages, as people write them. */
export function describe(
  members: readonly number[],
  { phrases, words, uses }: Wordings,
): Pick<Theme, "keywords" | "typical"> {
  const typical = typicalWords(words, members);
  return {
    keywords: keywordsOf(keyPhrases(phrases, members), typical, uses),
    typical: new Map(typical.map(({ stem, weight }) => [stem, weight])),
  };
}

function keywordsOf(phrases: readonly KeyPhrase[], words: readonly TypicalWord[], uses: WordUses): string[] {
  return [...phrases.slice(0, MOST_KEYWORDS), ...words.slice(0, MOST_KEYWORDS)].map(({ text }) => uses.cased(text));
}

/** Puts themes of the answers' own naming beside the known themes or others of their field, where there are any, else among themselves. */
function placeInFields(placed: readonly Placed[], themes: readonly Theme[], { phrases, uses }: Wordings): void {
  const own = new Set(placed.map(({ theme }) => theme));
  const fields = new Set(themes.flatMap((theme) => (own.has(theme) ? [] : theme.category)));
  const clear = placed.flatMap(({ field, isClear }) => (isClear ? field : []));
  const isAtHome = ({ field }: Placed) =>
    field !== null && (fields.has(field) || clear.filter((other) => other === field).length >= FEWEST_OF_FIELD);
  for (const { theme, field } of placed.filter(isAtHome)) theme.category = field ?? theme.category;
  placeInCategories(
    placed.filter((theme) => !isAtHome(theme)),
    phrases,
    uses,
  );
}

/** How much the typical words of two themes are the same: cosine, 0 to 1. */
export function likeness(one: ReadonlyMap<string, number>, other: ReadonlyMap<string, number>): number {
  let both = 0;
  for (const [stem, weight] of one) both += weight * (other.get(stem) ?? 0);
  return both / (Math.hypot(...one.values()) * Math.hypot(...other.values()) || 1);
}

/** The phrases that may name a group, the best first, a single word as the phrase that it mostly stands in. */
function nameable(
  phrases: readonly KeyPhrase[],
  words: readonly TypicalWord[],
  { uses, language }: Wordings,
  familiar: boolean,
): KeyPhrase[] {
  const leaders = new Set(words.slice(0, LEADERS).map(({ stem }) => stem));
  const lastOf = (text: string) => text.split(" ").at(-1) ?? "";
  const worthy = phrases.filter(({ text, stems, share, recall }) => {
    const leads = stems.some((stem) => leaders.has(stem));
    if (stems.length > 1) {
      const least = leads ? TYPICAL_OF_LEADERS.phrase : familiar ? TYPICAL : TYPICAL_OF_FOREIGN;
      return uses.isHead(lastOf(text)) && share >= least;
    }
    const least = leads && !familiar ? TYPICAL_OF_LEADERS.foreignWord : TYPICAL;
    return uses.isNoun(lastOf(text)) && recall >= OWN && share >= least;
  });
  if (worthy.length === 0)
    return words
      .slice(0, 1)
      .filter((word) => isTelling(word, uses) && !onlyJudges({ word: word.text, stem: word.stem }, language))
      .map(phraseOf);
  const longer = phrases.filter(
    ({ text, stems }) => stems.length > 1 && uses.isHead(lastOf(text)) && !text.split(" ").some(isVague),
  );
  return worthy.flatMap((phrase) => {
    const [only = "", ...more] = phrase.stems;
    if (more.length > 0) return [phrase];
    const fuller = longer.find(({ stems, share }) => stems.includes(only) && share >= phrase.share * LONGER);
    return fuller ? [{ ...fuller, score: Math.max(fuller.score, phrase.score) }] : [phrase];
  });
}

/** True for a word that could name a group by itself though it is no noun of the dictionary. */
function isTelling({ text, share, recall }: TypicalWord, uses: WordUses): boolean {
  return share >= TYPICAL && recall >= OWN && text.length > 2 && !isVague(text) && uses.isNoun(text);
}

function phraseOf({ stem, text, weight, share, recall }: TypicalWord): KeyPhrase {
  return { text, stems: [stem], score: weight, share, recall };
}

/**
 * The known theme that most of a group speaks of: the shares of passages and of typical words that do, the share of
 * passages that hold a word of its names (nobody names the experience as a whole), and whether enough of its words
 * are spoken.
 */
function mainConcept(
  mentions: readonly ThemeMention[],
  words: readonly TypicalWord[],
  language: string,
): { concept: Concept; share: number; spoken: number; heard: number; isSure: boolean } | undefined {
  const counts = new Map<number, number>();
  for (const { passage } of mentions) {
    for (const { concept } of passage.hits) counts.set(concept, (counts.get(concept) ?? 0) + 1);
  }
  const [best] = [...counts].toSorted((a, b) => b[1] - a[1] || a[0] - b[0]);
  const { concepts, overall, ofWord } = conceptsOf(language);
  const concept = best && concepts[best[0]];
  if (!best || !concept?.isNamed) return undefined;
  const top = words.slice(0, MOST_TYPICAL);
  const weigh = (list: readonly TypicalWord[]) => list.reduce((sum, { weight }) => sum + weight, 0);
  const own = new Set(stemsOf(concept.topic, language));
  const names = new Set(stemsOf(`${concept.topic} ${concept.positive} ${concept.negative}`, language));
  const voices = words.flatMap((word) => {
    const hint = ofWord(word.text).find((entry) => entry.concept === best[0]);
    return hint ? { ...word, worth: own.has(word.stem) || hint.weight >= 1 ? 1 : SUBJECT_WORTH } : [];
  });
  const heard = voices.filter(({ stem }) => names.has(stem));
  const spoken = voices.filter((word) => top.some(({ stem }) => stem === word.stem));
  return {
    concept,
    share: best[1] / mentions.length,
    heard: best[0] === overall ? 1 : Math.max(0, ...heard.map((word) => word.share)),
    spoken: spoken.reduce((sum, { weight, worth }) => sum + weight * worth, 0) / weigh(top),
    isSure: voices.length >= FEWEST_VOICES || voices.some(({ stem }) => own.has(stem)),
  };
}
