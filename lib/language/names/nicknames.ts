import { readTable } from "../read-data";

/** Pairs of a short and a full name that do not share their letters: "chevy" and "chevrolet". */
export function nicknames(): readonly { short: string; full: string }[] {
  return readTable("language/names/data/nicknames.tsv", ["short", "full"]);
}
