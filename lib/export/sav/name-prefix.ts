import { variableName } from "@/lib/tables/write-sav/names";

/** What the names of our variables may begin with, before the question's number: `Q1`, `OPEN1` or `CODED1`. */
export const NAME_PREFIXES = ["Q", "OPEN", "CODED"] as const;
export type NamePrefix = (typeof NAME_PREFIXES)[number];

/**
 * The first prefix with which no exported variable has the name of a column of the survey: `OPEN` if question 1 is
 * exported and the survey has a column `Q1` or `Q1_2`, but `Q` if it has only `Q7`. If no prefix is free, it is
 * `CODED`, and the survey's columns are renamed.
 */
export function freePrefix(questionNumbers: readonly number[], columns: readonly string[]): NamePrefix {
  const names = columns.map((name) => variableName(name, new Set()));
  const isFree = (prefix: NamePrefix) => {
    const ours = new RegExp(`^${prefix}(${questionNumbers.join("|")})(_|$)`, "i");
    return !names.some((name) => ours.test(name));
  };
  return NAME_PREFIXES.find(isFree) ?? "CODED";
}
