/** Writes the dot products of a vector with the rows of a table, four independent sums at a time. */
export function multiplyRows(table: Float32Array, vector: Float32Array, products: Float64Array): void {
  const width = vector.length;
  const rows = products.length;
  for (let row = 0; row < rows; row += 4) {
    const a = row * width;
    const b = Math.min(row + 1, rows - 1) * width;
    const c = Math.min(row + 2, rows - 1) * width;
    const d = Math.min(row + 3, rows - 1) * width;
    let [sumA, sumB, sumC, sumD] = [0, 0, 0, 0];
    for (let k = 0; k < width; k++) {
      const value = vector[k] as number;
      sumA += value * (table[a + k] as number);
      sumB += value * (table[b + k] as number);
      sumC += value * (table[c + k] as number);
      sumD += value * (table[d + k] as number);
    }
    products[row] = sumA;
    if (row + 1 < rows) products[row + 1] = sumB;
    if (row + 2 < rows) products[row + 2] = sumC;
    if (row + 3 < rows) products[row + 3] = sumD;
  }
}
