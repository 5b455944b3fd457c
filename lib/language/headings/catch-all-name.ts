import { once } from "../memoized";
import { anyOf, readLines } from "../read-data";

/** Matches the names of catch-all codes, in JavaScript and in PostgreSQL (`~*`). */
export const catchAllPattern = once(() => `^${anyOf(readLines("language/headings/data/catch-all-names.txt"))}$`);

const catchAllName = once(() => new RegExp(catchAllPattern(), "iu"));

/** True for the name of a code that takes what fits no other one ("Other"). */
export function isCatchAllName(name: string): boolean {
  return catchAllName().test(name.trim());
}
