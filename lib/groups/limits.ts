/** The most groups of an organization. */
export const MAX_GROUPS = 5_000;
/** The most waves of a group. */
export const MAX_WAVES = 100;
