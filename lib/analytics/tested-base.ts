/** Columns and waves with a smaller effective base are not tested: among two or three answers chance decides. */
export const MIN_TESTED_BASE = 5;

/** Whether a column or wave with this effective base is tested. Sums of weights may fall a little short of 5. */
export const isTested = (base: number): boolean => base > MIN_TESTED_BASE - 1e-9;
