import { once } from "../memoized";
import { anyOf, readLines } from "../read-data";

/**
 * Legal forms, and words for kinds of firms and brands: they may stand beside a name without changing which name is
 * meant.
 */
export const additions = once(() => [
  ...readLines("language/names/data/legal-forms.txt"),
  ...readLines("language/names/data/kinds.txt"),
]);

export const articles = once(() => new Set(readLines("language/names/data/articles.txt")));

/** Articles, prepositions and conjunctions within names. Initials leave them out; titles write them in lower case. */
export const smallWords = once(() => new Set(readLines("language/names/data/small-words.txt")));

/** Matches a word for people in a question: "Which politicians ...". */
export const people = once(
  () => new RegExp(`(?<!\\p{L})${anyOf(readLines("language/names/data/people.txt"))}(?!\\p{L})`, "iu"),
);

/** Matches the name of a code for whatever has no code of its own: "Other brands". */
export const otherName = once(() => new RegExp(`^${anyOf(readLines("language/names/data/other-names.txt"))}$`, "iu"));
