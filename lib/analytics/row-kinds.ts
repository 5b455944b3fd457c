/** codes: every code; nets: every category, as answers with any of its codes; nested: each net, and its codes below. */
export const ROW_KINDS = ["codes", "nets", "nested"] as const;
export type RowKind = (typeof ROW_KINDS)[number];

export const ROW_ORDERS = ["frequency", "codebook"] as const;
export type RowOrder = (typeof ROW_ORDERS)[number];
