/** So many rows of zeros, laid end to end: one list is made far faster than many. */
export function rowsOfZeros(count: number, width: number): Float64Array[] {
  const all = new Float64Array(count * width);
  const rows: Float64Array[] = [];
  for (let from = 0; from < all.length; from += width) rows.push(all.subarray(from, from + width));
  return rows;
}
