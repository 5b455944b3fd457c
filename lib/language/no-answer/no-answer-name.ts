import { once } from "../memoized";
import { anyOf, readLines } from "../read-data";

const noAnswerName = once(
  () =>
    new RegExp(
      `^${anyOf(readLines("language/no-answer/data/no-answer-names.txt"))}(?: ?[/,] ?(?:.+)| at all| in particular| to say| or .+)?$`,
      "iu",
    ),
);

/** True for a code that names answers without content ("Nothing / don't know"). */
export function isNoAnswerName(name: string): boolean {
  return noAnswerName().test(name.trim());
}
