import type { Row } from "../table";

/** The most title rows above a table, and how many wider rows must follow them. */
const MAX_TITLES = 5;
const MIN_WIDER = 3;

const filled = ({ cells }: Row) => cells.filter((cell) => cell?.trim()).length;

/**
 * Finds where the table of a sheet begins if its first row is a title: a single cell, with wider rows below it. `rows`
 * are cut to the width of the first one, which marks wider ones as a problem. Null if the first row is the header.
 */
export async function tableStart(
  batches: AsyncIterable<{ rows: Row[] }>,
): Promise<{ row: number; title: string; width: number } | null> {
  const head: Row[] = [];
  for await (const { rows } of batches) {
    head.push(...rows.slice(0, MAX_TITLES + MIN_WIDER - head.length));
    if (head.length >= MAX_TITLES + MIN_WIDER) break;
  }
  const [title] = head;
  if (!title || filled(title) !== 1) return null;
  const place = head.findIndex(({ problem }) => problem !== undefined);
  const following = head.slice(place, place + MIN_WIDER);
  const isTable = following.length > 1 && following.every((row) => row.problem !== undefined && filled(row) > 0);
  if (place < 1 || place > MAX_TITLES || !isTable) return null;
  return {
    row: following[0]?.row ?? 1,
    title: (title.cells.find((cell) => cell?.trim()) ?? "").trim().slice(0, 80),
    width: following[0]?.width ?? 0,
  };
}
