import { once } from "../memoized";
import { anyOf, readLines } from "../read-data";

const OTHER_NAMES = "language/headings/data/other-names.txt";
const MORE_NAMES = "language/headings/data/catch-all-names.txt";

/** The whole name "Other" in several languages, as a regular expression for JavaScript and for PostgreSQL (`~*`). */
export const otherPattern = once(() => `^${anyOf(readLines(OTHER_NAMES))}$`);

const catchAllName = once(() => new RegExp(`^${anyOf([...readLines(OTHER_NAMES), ...readLines(MORE_NAMES)])}$`, "iu"));

/** True for the name of a code that takes what fits no other one ("Other"). */
export function isCatchAllName(name: string): boolean {
  return catchAllName().test(name.trim());
}
