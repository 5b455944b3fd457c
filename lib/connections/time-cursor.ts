import { z } from "zod";

/**
 * A place in a list that is sorted by time: from `since` on, behind the first `skip` of those. Where a page ends, the
 * next begins at the time of its last entry, so that entries that move to the end while one reads push none out of sight.
 */
export type TimeCursor = { since: string | null; skip: number };

const schema = z.object({ since: z.string().nullable(), skip: z.number() });
const START: TimeCursor = { since: null, skip: 0 };

export const readTimeCursor = (cursor: unknown): TimeCursor => schema.safeParse(cursor).data ?? START;

/** The place behind a page that was read at `place`; `more` says whether the list goes on there. */
export function behind(
  place: TimeCursor,
  { last, size, more }: { last: string | undefined; size: number; more: boolean },
): TimeCursor {
  if (last !== undefined && last !== place.since) return { since: last, skip: 0 };
  return { since: place.since, skip: more ? place.skip + size : 0 };
}
