/** A column with more distinct values than this is proposed as a segment only if each value has enough rows. */
export const FEW_VALUES = 20;
/** The rows that each value of such a column needs, on average. */
export const ROWS_PER_VALUE = 10;
