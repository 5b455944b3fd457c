/** Items per message: copying this many takes a few milliseconds, so the event loop stays free. */
export const PART_SIZE = 1_000;
