/** The fewest answers of an anchor sample. With fewer, an interval would be too wide to say anything. */
export const MIN_IN_ANCHOR = 30;
/** At most this many, because all are coded while the caller waits. */
export const MAX_IN_ANCHOR = 200;
