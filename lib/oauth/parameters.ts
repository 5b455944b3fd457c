/** Lifetimes, in seconds. */
export const CODE_SECONDS = 60;
export const ACCESS_SECONDS = 60 * 60;
export const REFRESH_SECONDS = 60 * 24 * 60 * 60;

/** How long the old secret works beside the new one, unless the operator says otherwise. */
export const OVERLAP_HOURS = 24;
