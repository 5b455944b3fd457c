/** The last answer of a page behind a cell: its id, and the index of its wave, from 0. */
export type CellPlace = { wave: number; id: string };

/** A place as the cursor of the next page; `placeAt` reads it. */
export const cursorAt = ({ wave, id }: CellPlace): string => `${wave}.${id}`;

/** The place that a cursor names; null if it names none. */
export function placeAt(cursor: string): CellPlace | null {
  const [, wave, id] = /^(\d{1,4})\.([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})$/.exec(cursor) ?? [];
  return wave && id ? { wave: Number(wave), id } : null;
}
