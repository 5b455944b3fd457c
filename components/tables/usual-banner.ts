import type { Segment } from "@/lib/responses/list-segments";
import { valuesByKey } from "../segments/values-by-key";
import type { TableQuery } from "./table-query";
import { UNSORTED } from "./table-sort";

/** The default banner has the first segments with this many values each, and at most this many columns in total. */
const USUAL = { leastValues: 2, mostValues: 12, columns: 10 };

/**
 * The query without the segments, columns and codes that the question does not have. An empty banner is replaced by the
 * default one. Only a saved table loses segments of its filter, since the page names what it lacks.
 */
export function knownOnly(
  query: TableQuery,
  segments: readonly Segment[],
  codes: readonly { id: string }[],
  usualWeight: string | null,
): TableQuery {
  const keys = new Set(segments.map(({ key }) => key));
  const pairs = new Set(segments.map(({ key, value }) => `${key}=${value}`));
  const ids = new Set(codes.map(({ id }) => id));
  const named = query.by.filter((key) => keys.has(key));
  const by = named.length > 0 ? named : usualBanner(segments);
  const isColumn = segments.some(({ key, value }) => by.includes(key) && `${key}=${value}` === query.sort);
  return {
    ...query,
    by,
    ...(!isColumn && query.sort !== "" && UNSORTED),
    weight: otherWeight(query.weight, keys, usualWeight),
    code: query.code.filter((id) => ids.has(id)),
    where: query.saved === null ? query.where : query.where.filter((pair) => pairs.has(pair)),
  };
}

/** The segment by which the table is weighted; null for none. */
export const weightOf = ({ weight }: Pick<TableQuery, "weight">, usual: string | null): string | null =>
  weight === null ? usual : weight || null;

function otherWeight(weight: string | null, keys: ReadonlySet<string>, usual: string | null): string | null {
  if (weight === "") return usual === null ? null : "";
  return weight !== null && weight !== usual && keys.has(weight) ? weight : null;
}

function usualBanner(segments: readonly Segment[]): string[] {
  let columns = 0;
  return valuesByKey(segments)
    .filter(({ values }) => values.length >= USUAL.leastValues && values.length <= USUAL.mostValues)
    .filter(({ values }) => {
      const fits = columns === 0 || columns + values.length <= USUAL.columns;
      if (fits) columns += values.length;
      return fits;
    })
    .map(({ key }) => key);
}
