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
  const decoded = (latin: string) => text(Buffer.from(latin, "latin1"));
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
      const labelStart = valueEnd + lengthOfLabel.length;
      const labelEnd = labelStart + Number(digits);
      const members = rest.slice(labelEnd);
      const end = members.indexOf("\n");
      const names = (end < 0 ? members : members.slice(0, end)).trim().split(/\s+/);
      const columns = names.flatMap((member) => placeOf(decoded(member).toUpperCase()) ?? []);
      if (columns.length > 0)
        sets.push({ name: decoded(name), label: decoded(rest.slice(labelStart, labelEnd)), counted, columns });
      rest = end < 0 ? "" : members.slice(end + 1);
    }
    return sets;
  });
}
