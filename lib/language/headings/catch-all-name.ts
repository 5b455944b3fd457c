import { once } from "../memoized";
import { anyOf, readLines } from "../read-data";

const catchAllName = once(
  () => new RegExp(`^${anyOf(readLines("language/headings/data/catch-all-names.txt"))}$`, "iu"),
);

/** True for the name of a code that takes what fits no other one ("Other"). */
export function isCatchAllName(name: string): boolean {
  return catchAllName().test(name.trim());
}
