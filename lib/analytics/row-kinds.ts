/** codes: every code; nets: every category, as answers with any of its codes; nested: each net, and its codes below. */
export const ROW_KINDS = ["codes", "nets", "nested"] as const;
export type RowKind = (typeof ROW_KINDS)[number];

export const ROW_ORDERS = ["frequency", "codebook"] as const;
export type RowOrder = (typeof ROW_ORDERS)[number];

export const DIRECTIONS = ["descending", "ascending"] as const;

/** Sorts rows by their figures in one column: that of a segment as `key=value`, or of the total (null). */
export type RowSort = { segment: string | null; direction: (typeof DIRECTIONS)[number] };
