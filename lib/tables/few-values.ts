/** A column with more distinct values than this is proposed as a segment only if each value has enough rows. */
export const FEW_VALUES = 20;
/** A column with more than `FEW_VALUES` distinct values needs this many rows per value, on average. */
export const ROWS_PER_VALUE = 10;
