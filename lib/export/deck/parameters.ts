/**
 * The most slides of a deck and rows of a table; bars of a chart; codes and series of clustered bars, and these bars in
 * all, so that their figures have room; lines of a trend; waves of a table on one slide.
 */
export const MAX = { slides: 200, rows: 100, bars: 12, groups: 8, series: 6, grouped: 20, lines: 6, waves: 9 };

/** The most columns of a table on a slide, the total among them. */
const MAX_COLUMNS = 10;

/** Inches: the column of names, the room of all others, and the widest of these. */
export const SIZE = { name: 3.6, columns: 8.7, widest: 1.3 };

/**
 * How much of a long text is shown, in ems: one line of a foot, the cover's title and each of its lines, and a few lines
 * of a table's header or a legend. The notes have it whole.
 */
export const ROOM = { foot: 75, title: 60, cover: 150, head: 24 };

type Column = { segment_key: string | null };

/**
 * The indexes of the columns on each slide: the total first, then as many whole segments as fit. A segment with more
 * values than fit continues on the next slide. `key` is the segment if a slide has only one.
 */
export function columnGroups(
  columns: readonly Column[],
  bySegment = false,
): { key: string | null; indexes: number[] }[] {
  const keys = [...new Set(columns.flatMap(({ segment_key }) => segment_key ?? []))];
  const pieces = keys.flatMap((key) => {
    const own = [...columns.keys()].filter((index) => columns[index]?.segment_key === key);
    return chunks(own, MAX_COLUMNS - 1).map((indexes) => ({ key, indexes }));
  });
  const groups: { keys: Set<string>; indexes: number[] }[] = [];
  for (const { key, indexes } of pieces) {
    const last = groups.at(-1);
    const fits = last && !bySegment && last.indexes.length + indexes.length < MAX_COLUMNS;
    if (fits) {
      last.indexes.push(...indexes);
      last.keys.add(key);
    } else groups.push({ keys: new Set([key]), indexes: [...indexes] });
  }
  if (groups.length === 0) return [{ key: null, indexes: [0] }];
  return groups.map(({ keys, indexes }) => ({
    key: keys.size === 1 ? ([...keys][0] ?? null) : null,
    indexes: [0, ...indexes],
  }));
}

/** A list in parts of about the same size, none longer than `size`. */
export function chunks<Item>(items: readonly Item[], size: number): Item[][] {
  const each = Math.ceil(items.length / Math.ceil(items.length / size));
  return Array.from({ length: Math.ceil(items.length / each) }, (_, at) => items.slice(at * each, (at + 1) * each));
}
