/** 1 to 8, or 0 for the grey of "Other". */
export type CategoryColour = 0 | 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8;

const COLOURS: readonly CategoryColour[] = [1, 2, 3, 4, 5, 6, 7, 8];

/** A category's colour on all pages, by its position in the codebook (from 0). */
export const categoryColour = (category: { name: string; position: number }): CategoryColour =>
  /^other\b/i.test(category.name) ? 0 : (COLOURS[category.position % COLOURS.length] ?? 0);
