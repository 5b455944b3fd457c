import { once } from "../memoized";
import { anyOf, readLines } from "../read-data";

/** Legal forms and kinds of firms and brands: words beside a name that do not tell which one is meant. */
export const additions = once(() => [
  ...readLines("language/names/data/legal-forms.txt"),
  ...readLines("language/names/data/kinds.txt"),
]);

export const articles = once(() => new Set(readLines("language/names/data/articles.txt")));

/** Articles, prepositions and "and"s within names, which initials leave out and titles write small. */
export const smallWords = once(() => new Set(readLines("language/names/data/small-words.txt")));

/** Matches a word for people in a question: "Which politicians ...". */
export const people = once(
  () => new RegExp(`(?<!\\p{L})${anyOf(readLines("language/names/data/people.txt"))}(?!\\p{L})`, "iu"),
);

/** Matches the name of a code for whatever has no code of its own: "Other brands". */
export const otherName = once(() => new RegExp(`^${anyOf(readLines("language/names/data/other-names.txt"))}$`, "iu"));
