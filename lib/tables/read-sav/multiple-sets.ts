import type { MultipleSet } from "../table";
import type { RawDictionary } from "./dictionary";

/** A set's name and kind: categories; dichotomies with the counted value's length, also with flags before it. */
const HEAD = /^\s*(\$[^=]+)=(?:C|D(\d+)|E (?:1|11) (\d+)) /;

/**
 * The multiple-response sets of a dictionary. `placeOf` finds a variable by its short name. The format is described in
 * the PSPP developers' guide, "Multiple Response Sets Records".
 */
export function multipleSetsIn(
  { extensions }: Pick<RawDictionary, "extensions">,
  text: (bytes: Uint8Array) => string,
  placeOf: (shortName: string) => number | undefined,
): MultipleSet[] {
  const records = extensions.filter(({ subtype }) => subtype === 7 || subtype === 19);
  return records.flatMap(({ data }) => {
    const sets: MultipleSet[] = [];
    // Lengths count bytes, so the line is cut before it is decoded.
    for (let rest = data.toString("latin1"), head = HEAD.exec(rest); head; head = HEAD.exec(rest)) {
      const [start, name = "", dichotomy, flagged] = head;
      const length = dichotomy ?? flagged;
      const valueEnd = start.length + Number(length ?? 0);
      const counted = length === undefined ? null : rest.slice(start.length, valueEnd).trim();
      const [lengthOfLabel = "", digits = "0"] = /^ ?(\d+) /.exec(rest.slice(valueEnd)) ?? [];
      const members = rest.slice(valueEnd + lengthOfLabel.length + Number(digits));
      const end = members.indexOf("\n");
      const names = (end < 0 ? members : members.slice(0, end)).trim().split(/\s+/);
      const columns = names.flatMap((member) => placeOf(text(Buffer.from(member, "latin1")).toUpperCase()) ?? []);
      if (columns.length > 0) sets.push({ name: text(Buffer.from(name, "latin1")), counted, columns });
      rest = end < 0 ? "" : members.slice(end + 1);
    }
    return sets;
  });
}
