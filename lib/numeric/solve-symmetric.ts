/**
 * Solves `matrix · x = right` for a symmetric positive semi-definite matrix, stored row by row, by its Cholesky factor.
 * Unknowns that the matrix does not determine get 0.
 */
export function solveSymmetric(matrix: Float64Array, right: Float64Array): Float64Array {
  const size = right.length;
  const factor = new Float64Array(size * size);
  const solution = Float64Array.from(right);
  for (let i = 0; i < size; i++) {
    for (let j = 0; j <= i; j++) {
      let sum = matrix[i * size + j] as number;
      for (let k = 0; k < j; k++) sum -= (factor[i * size + k] as number) * (factor[j * size + k] as number);
      const pivot = factor[j * size + j] as number;
      if (i === j) factor[i * size + i] = Math.sqrt(Math.max(0, sum));
      else factor[i * size + j] = pivot > 0 ? sum / pivot : 0;
    }
  }
  for (let i = 0; i < size; i++) {
    let sum = solution[i] as number;
    for (let k = 0; k < i; k++) sum -= (factor[i * size + k] as number) * (solution[k] as number);
    solution[i] = divided(sum, factor[i * size + i] as number);
  }
  for (let i = size - 1; i >= 0; i--) {
    let sum = solution[i] as number;
    for (let k = i + 1; k < size; k++) sum -= (factor[k * size + i] as number) * (solution[k] as number);
    solution[i] = divided(sum, factor[i * size + i] as number);
  }
  return solution;
}

function divided(value: number, pivot: number): number {
  return pivot > 1e-9 ? value / pivot : 0;
}
