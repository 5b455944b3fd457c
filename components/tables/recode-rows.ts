import type { NamedRecode } from "@/lib/questions/recodes";

type Groups = NamedRecode["groups"];

/** A line of the form: a value of the segment, or a range of its numbers (texts of fields), and the group it is in. */
export type RecodeRow = { group: string; value?: string; from: string; to: string };

const NUMBER = /^-?\d+(\.\d+)?$/;
const NPS_VALUE = /^(?:\d|10)$/;

/** Whether a segment holds whole numbers from 0 to 10 only, as answers to “How likely are you to recommend …?” do. */
export const isNps = (values: readonly string[]): boolean => values.every((value) => NPS_VALUE.test(value));

/** The groups of the Net Promoter Score. */
export const NPS_ROWS: RecodeRow[] = [
  { group: "Detractors", from: "0", to: "6" },
  { group: "Passives", from: "7", to: "8" },
  { group: "Promoters", from: "9", to: "10" },
];

export const EMPTY_ROW: RecodeRow = { group: "", from: "", to: "" };

/** The lines for a segment: ranges if it holds numbers alone, else one per value, which first is a group of its own. */
export function rowsOf(values: readonly string[], groups: Groups | undefined): RecodeRow[] {
  if (values.every((value) => NUMBER.test(value))) {
    if (!groups) return [EMPTY_ROW];
    return groups.flatMap(({ name, values = [], from, to }) => [
      ...values.map((value) => ({ group: name, from: value, to: value })),
      ...(from === undefined && to === undefined ? [] : [{ group: name, from: `${from ?? ""}`, to: `${to ?? ""}` }]),
    ]);
  }
  const named = (groups ?? []).flatMap((group) => group.values ?? []);
  return [...new Set([...values, ...named])].map((value) => ({
    group: groups ? (groups.find((group) => holds(group, value))?.name ?? "") : value,
    value,
    from: "",
    to: "",
  }));
}

function holds({ values = [], from, to }: Groups[number], value: string): boolean {
  const number = NUMBER.test(value) && (from !== undefined || to !== undefined) ? Number(value) : Number.NaN;
  return values.includes(value) || (number >= (from ?? -Infinity) && number <= (to ?? Infinity));
}

/** The groups of the filled lines, as the API takes them. Values of one group are merged, ranges stay apart. */
export function groupsOf(rows: readonly RecodeRow[]): Groups {
  const merged = new Map<string, string[]>();
  const ranges: Groups = [];
  for (const { value, from, to, ...row } of rows) {
    const name = row.group.trim();
    if (name === "") continue;
    if (value !== undefined) merged.set(name, [...(merged.get(name) ?? []), value]);
    else if (from !== "" || to !== "") {
      ranges.push({ name, ...(from !== "" && { from: Number(from) }), ...(to !== "" && { to: Number(to) }) });
    }
  }
  return [...[...merged].map(([name, values]) => ({ name, values })), ...ranges];
}
