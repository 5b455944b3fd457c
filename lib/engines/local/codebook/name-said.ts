import type { Concept } from "@/lib/language/concepts/concept-list";
import { conceptsOf } from "@/lib/language/concepts/concepts";
import { definiteStems } from "@/lib/language/feeling/judging-words";
import { contentTerms } from "@/lib/language/terms";
import { meaningOf } from "@/lib/language/vectors/meaning-of";
import { SURE_CUE_WEIGHT } from "../parameters";
import type { Passage } from "../reading";
import { LONGEST_INFLECTION, OTHER_FORM_SHARE } from "./definition-parameters";
import { MIN_WHOLE_NAME_SHARE } from "./known-theme-parameters";
import { isVague, subjectStems } from "./name-words";
import type { ThemeMention } from "./theme";

const CONJUNCTIONS = new Set("and und y et e en".split(" "));

/**
 * True if enough passages contain all words of one of the theme's names, or words of similar meaning. A passage with
 * "ambulance transport" does not count for "Public transport", because it contains only half of the name. For "Price
 * and value", one of the two parts is enough. Words that only judge ("good") are ignored if the name has other words.
 */
export function isNameSaid(concept: Concept, mentions: readonly ThemeMention[], language: string): boolean {
  const min = mentions.length * MIN_WHOLE_NAME_SHARE;
  return namesOf(concept, language).some((stems) => {
    const meanings = stems.map((stem) => meaningOf([stem], language));
    const holdsAll = ({ passage }: ThemeMention) => meanings.every((means) => passage.stems.some(means));
    return stems.length > 0 && mentions.filter(holdsAll).length >= min;
  });
}

/**
 * Returns a test for passages that contain a word for the theme's subject, a word of its names, or a word of similar
 * meaning.
 */
export function namesTheme(concept: Concept, index: number, language: string): (passage: Passage) => boolean {
  const { ofWord } = conceptsOf(language);
  const isNamed = meaningOf(
    [concept.topic, concept.positive, concept.negative].flatMap((name) => subjectStems(name, language)),
    language,
  );
  const isSubject = (word: string) =>
    ofWord(word).some((hint) => hint.concept === index && hint.weight < SURE_CUE_WEIGHT);
  return ({ stems, words }) => stems.some(isNamed) || words.some(isSubject);
}

/**
 * Returns a function that tells which share of a name a passage contains. A word counts 1 in the form of the name or
 * with another ending, and less if it only has the same stem or a similar meaning.
 */
export function shareOfName(name: string, language: string): (passage: Passage) => number {
  const terms = contentTerms(name, language);
  const telling = terms.filter(({ word }) => !isVague(word, language));
  const wanted = (telling.length > 0 ? telling : terms).map(({ word, stem }) => ({
    word: word.toLowerCase(),
    means: meaningOf([stem], language),
  }));
  return ({ words, stems }) => {
    const said = wanted.map(({ word, means }) => {
      if (words.some((other) => isSameForm(word, other))) return 1;
      return stems.some(means) ? OTHER_FORM_SHARE : 0;
    });
    return said.reduce<number>((sum, share) => sum + share, 0) / Math.max(1, said.length);
  };
}

function isSameForm(one: string, other: string): boolean {
  const [short, long] = one.length <= other.length ? [one, other] : [other, one];
  return long.startsWith(short) && long.length - short.length <= LONGEST_INFLECTION;
}

/** True if the stem is in a name of the theme, but is never the whole name: "hours" of "Opening hours". */
export function isHalfName(concept: Concept, stem: string, language: string): boolean {
  const holding = namesOf(concept, language).filter((stems) => stems.includes(stem));
  return holding.length > 0 && holding.every((stems) => stems.length > 1);
}

/** The stems of each name of a theme, without judging words such as "good". */
function namesOf({ topic, positive, negative }: Concept, language: string): string[][] {
  return [...partsOf(topic), positive, negative].map((name) => definiteStems(name, language));
}

function partsOf(topic: string): string[] {
  const parts: string[][] = [[]];
  for (const word of topic.split(" ")) {
    if (CONJUNCTIONS.has(word)) parts.push([]);
    else parts.at(-1)?.push(word);
  }
  return parts.map((words) => words.join(" "));
}
