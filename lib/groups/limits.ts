/** The most groups of an organization. */
export const MOST_GROUPS = 5_000;
/** The most waves of a group. */
export const MOST_WAVES = 100;
