/** A column with more distinct values than this is proposed as a segment only if each value has enough rows. */
export const FEW_VALUES = 20;
