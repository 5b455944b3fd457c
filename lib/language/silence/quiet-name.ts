import { anyOf, readLines } from "../read-data";
import { once } from "../remembering";

const quietName = once(
  () =>
    new RegExp(
      `^${anyOf(readLines("language/silence/data/quiet-names.txt"))}(?: ?[/,] ?(?:.+)| at all| in particular| to say| or .+)?$`,
      "iu",
    ),
);

/** True for a code that names answers without content ("Nothing / don't know"). */
export function isQuietName(name: string): boolean {
  return quietName().test(name.trim());
}
