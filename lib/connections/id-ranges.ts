/** A set of whole numbers, written as ascending ranges: `1-5,8`. */
export type IdRanges = string;

/** The first and last number of each range. */
export function parseRanges(ranges: IdRanges): [number, number][] {
  if (ranges === "") return [];
  return ranges.split(",").map((range) => {
    const [from = "", to = from] = range.split("-");
    return [Number(from), Number(to)];
  });
}

/** The numbers of `ids` that lie in none of the ranges, ascending. */
export function without(ids: readonly number[], ranges: IdRanges): number[] {
  const held = parseRanges(ranges);
  let at = 0;
  return ids
    .toSorted((a, b) => a - b)
    .filter((id) => {
      while (at < held.length && (held[at]?.[1] ?? 0) < id) at += 1;
      return !(held[at] && id >= (held[at]?.[0] ?? 0));
    });
}

/** Adds numbers to ranges. */
export function withIds(ranges: IdRanges, ids: readonly number[]): IdRanges {
  const all = [...parseRanges(ranges), ...ids.map((id): [number, number] => [id, id])].sort((a, b) => a[0] - b[0]);
  const joined: [number, number][] = [];
  for (const [from, to] of all) {
    const last = joined.at(-1);
    if (last && from <= last[1] + 1) last[1] = Math.max(last[1], to);
    else joined.push([from, to]);
  }
  return joined.map(([from, to]) => (from === to ? `${from}` : `${from}-${to}`)).join(",");
}
