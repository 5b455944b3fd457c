import { readTable } from "../read-data";

/** Pairs of a short name and the full one that its letters do not give away: "chevy" and "chevrolet". */
export function nicknames(): readonly { short: string; full: string }[] {
  return readTable("language/names/data/nicknames.tsv", ["short", "full"]);
}
