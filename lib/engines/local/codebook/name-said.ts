import type { Concept } from "@/lib/language/concepts/concept-list";
import { contentTerms } from "@/lib/language/terms";
import { wordSpaceOf } from "@/lib/language/vectors/word-space";
import { isVague, onlyJudges } from "./name-words";
import { LEAST_SIMILARITY_TO_NAME, LEAST_TYPICAL_WORD_SHARE } from "./parameters";
import type { ThemeMention } from "./theme";

const CONJUNCTIONS = new Set("and und y et e en".split(" "));

/**
 * True where the passages hold all words of one of a known theme's names, or words of similar meaning. "Ambulance
 * transport" holds only half of "Public transport". Of "Price and value" one part is enough. Words that judge or are
 * vague ("good", "time") are not asked for where a name has others.
 */
export function isNameSaid(
  { topic, positive, negative }: Concept,
  mentions: readonly ThemeMention[],
  language: string,
): boolean {
  const least = mentions.length * LEAST_TYPICAL_WORD_SHARE;
  const isSaid = (stem: string) => {
    const means = meaningOf([stem], language);
    return mentions.filter(({ passage }) => passage.stems.some(means)).length >= least;
  };
  return [...partsOf(topic), positive, negative].some((name) => {
    const stems = definiteStems(name, language);
    return stems.length > 0 && stems.every(isSaid);
  });
}

/** Tells whether a stem is one of these, or has a similar meaning by the general word vectors. */
export function meaningOf(own: readonly string[], language: string): (stem: string) => boolean {
  const space = wordSpaceOf(language);
  const vectors = own.flatMap((stem) => space?.vector(stem) ?? []);
  const known = new Map(own.map((stem) => [stem, true]));
  return (stem) => {
    const vector = space?.vector(stem);
    const isNear =
      known.get(stem) ?? (vector !== undefined && vectors.some((of) => cosine(of, vector) >= LEAST_SIMILARITY_TO_NAME));
    known.set(stem, isNear);
    return isNear;
  };
}

function definiteStems(name: string, language: string): string[] {
  const terms = contentTerms(name, language);
  const definite = terms.filter((term) => !isVague(term.word) && !onlyJudges(term, language));
  return (definite.length > 0 ? definite : terms).map(({ stem }) => stem);
}

function partsOf(topic: string): string[] {
  const parts: string[][] = [[]];
  for (const word of topic.split(" ")) {
    if (CONJUNCTIONS.has(word)) parts.push([]);
    else parts.at(-1)?.push(word);
  }
  return parts.map((words) => words.join(" "));
}

/** The cosine similarity of two unit vectors. */
function cosine(one: Float32Array, other: Float32Array): number {
  return one.reduce((sum, value, place) => sum + value * (other[place] as number), 0);
}
