import { z } from "zod";

/**
 * A place in a list sorted by time: after the first `skip` entries whose time is `since` or later. Pages begin at the
 * time of the last entry read, not at an offset: an entry that changes moves to the end of the list and so shifts the
 * entries after it.
 */
export type TimeCursor = { since: string | null; skip: number };

const schema = z.object({ since: z.string().nullable(), skip: z.number() });
const START: TimeCursor = { since: null, skip: 0 };

/** Reads a stored cursor; an invalid one becomes the start of the list. */
export const readTimeCursor = (cursor: unknown): TimeCursor => schema.safeParse(cursor).data ?? START;

/**
 * The place after a page that was read at `place`; `more` says whether the platform has a further page there. `since`
 * never becomes earlier. It could where an adapter asks the platform for entries from a little earlier on, and the same
 * pages would then be read for ever.
 */
export function placeAfter(
  place: TimeCursor,
  { last, size, more }: { last: string | undefined; size: number; more: boolean },
): TimeCursor {
  const isLater = (time: string) => place.since === null || Date.parse(time) > Date.parse(place.since);
  if (last !== undefined && isLater(last)) return { since: last, skip: 0 };
  return { since: place.since, skip: more ? place.skip + size : 0 };
}
