/** Waves of one group. */
export const MOST_WAVES = 100;
