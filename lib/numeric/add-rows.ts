/**
 * Adds the first `count` of the given rows of a table, each multiplied by its value, to `sums`, which is one row long.
 * Four rows are added at a time, which reads and writes the sums a quarter as often.
 */
export function addRows(
  table: Float32Array,
  rows: Int32Array,
  values: Float32Array,
  count: number,
  sums: Float64Array,
): void {
  const width = sums.length;
  let at = 0;
  for (; at + 3 < count; at += 4) {
    const a = (rows[at] as number) * width;
    const b = (rows[at + 1] as number) * width;
    const c = (rows[at + 2] as number) * width;
    const d = (rows[at + 3] as number) * width;
    const valueA = values[at] as number;
    const valueB = values[at + 1] as number;
    const valueC = values[at + 2] as number;
    const valueD = values[at + 3] as number;
    for (let column = 0; column < width; column++) {
      sums[column] =
        (sums[column] as number) +
        valueA * (table[a + column] as number) +
        valueB * (table[b + column] as number) +
        valueC * (table[c + column] as number) +
        valueD * (table[d + column] as number);
    }
  }
  for (; at < count; at++) {
    const from = (rows[at] as number) * width;
    const value = values[at] as number;
    for (let column = 0; column < width; column++) {
      sums[column] = (sums[column] as number) + value * (table[from + column] as number);
    }
  }
}
