/** Groups of an organization. */
export const MOST_GROUPS = 5_000;
/** Waves of one group. */
export const MOST_WAVES = 100;
