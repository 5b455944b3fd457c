import { variableName } from "@/lib/tables/write-sav/names";

/** What the names of our variables may begin with, before the question's number: `Q1`, `OPEN1` or `CODED1`. */
export const NAME_PREFIXES = ["Q", "OPEN", "CODED"] as const;
export type NamePrefix = (typeof NAME_PREFIXES)[number];

/**
 * The first prefix that leaves the survey's columns their names: `OPEN` if question 1 is exported and the survey has a
 * column `Q1` or `Q1_2`; a column `Q7` is in nobody's way. If all are taken, the survey's columns are renamed.
 */
export function freePrefix(questionNumbers: readonly number[], columns: readonly { name: string }[]): NamePrefix {
  const names = columns.map(({ name }) => variableName(name, new Set()));
  const isFree = (prefix: NamePrefix) => {
    const ours = new RegExp(`^${prefix}(${questionNumbers.join("|")})(_|$)`, "i");
    return !names.some((name) => ours.test(name));
  };
  return NAME_PREFIXES.find(isFree) ?? "CODED";
}
