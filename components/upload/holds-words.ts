/** A column whose cells have this many words on average holds sentences. */
const SENTENCE = 3;

/** Whether the cells of a column look like answers in words, not like codes, names, dates or addresses. */
export function holdsWords(cells: readonly string[]): boolean {
  const filled = cells.map((cell) => cell.trim()).filter((cell) => cell !== "");
  const words = filled.map((cell) => cell.match(/\p{Letter}{2,}/gu)?.length ?? 0);
  const isVaried = new Set(filled).size > filled.length / 2;
  return filled.length > 0 && isVaried && words.reduce((sum, count) => sum + count, 0) / filled.length >= SENTENCE;
}
