import { seededRandom } from "./random";
import { multiply, multiplyTransposed, type SparseMatrix, withoutEmpty } from "./sparse-matrix";

const OVERSAMPLING = 10;
const POWER_ITERATIONS = 2;

/** The row vectors of a truncated singular value decomposition, stored row by row. */
export type RowVectors = { dimensions: number; values: Float64Array };

/**
 * Randomised truncated SVD with power iterations (Halko, Martinsson and Tropp 2011). Returns U times the singular
 * values to `power`. The seed is fixed, so equal input gives equal output.
 */
export function truncatedSvd(matrix: SparseMatrix, dimensions: number, power = 0.5): RowVectors {
  const { matrix: filled, rows, columns } = withoutEmpty(matrix);
  const width = Math.min(dimensions + OVERSAMPLING, matrix.rows, matrix.columnCount);
  let basis = randomRows(matrix.columnCount, columns, width);
  for (let round = 0; round < POWER_ITERATIONS; round++) {
    const range = orthonormalize(multiply(filled, basis, width), filled.rows, width);
    basis = orthonormalize(multiplyTransposed(filled, range, width), filled.columnCount, width);
  }
  const range = multiply(filled, basis, width);
  const { vectors, values } = eigen(gram(range, filled.rows, width), width);
  const order = [...values.keys()].toSorted((a, b) => (values[b] as number) - (values[a] as number));
  const kept = order.slice(0, Math.min(dimensions, width));
  const axes = new Float64Array(kept.length * width);
  kept.forEach((axis, position) => {
    const singular = Math.sqrt(Math.max(0, values[axis] as number));
    const scale = singular > 1e-9 ? singular ** (power - 1) : 0;
    for (let k = 0; k < width; k++) axes[position * width + k] = (vectors[k * width + axis] as number) * scale;
  });
  const result = new Float64Array(matrix.rows * kept.length);
  rows.forEach((row, place) => {
    for (let position = 0; position < kept.length; position++) {
      let sum = 0;
      for (let k = 0; k < width; k++) {
        sum += (range[place * width + k] as number) * (axes[position * width + k] as number);
      }
      result[row * kept.length + position] = sum;
    }
  });
  return { dimensions: kept.length, values: result };
}

/**
 * Random rows, of which only the `chosen` ones are kept. Each row depends only on its index, whichever rows are empty.
 */
function randomRows(count: number, chosen: Int32Array, width: number): Float64Array {
  const random = seededRandom(20_240_601);
  const rows = new Float64Array(chosen.length * width);
  let place = 0;
  for (let row = 0; row < count; row++) {
    const isChosen = chosen[place] === row;
    for (let k = 0; k < width; k++) {
      const value = random() * 2 - 1;
      if (isChosen) rows[place * width + k] = value;
    }
    if (isChosen) place += 1;
  }
  return rows;
}

/** Makes the columns of a dense matrix orthonormal, in place, by the Cholesky factor of their Gram matrix. */
function orthonormalize(dense: Float64Array, rows: number, width: number): Float64Array {
  const factor = cholesky(gram(dense, rows, width), width);
  for (let row = 0; row < rows; row++) {
    const start = row * width;
    for (let k = 0; k < width; k++) {
      const pivot = factor[k * width + k] as number;
      let value = dense[start + k] as number;
      for (let earlier = 0; earlier < k; earlier++) {
        value -= (factor[k * width + earlier] as number) * (dense[start + earlier] as number);
      }
      dense[start + k] = pivot > 0 ? value / pivot : 0;
    }
  }
  return dense;
}

/** The lower Cholesky factor of a symmetric matrix; dependent columns get a pivot of 0. */
function cholesky(symmetric: Float64Array, size: number): Float64Array {
  const factor = new Float64Array(size * size);
  for (let i = 0; i < size; i++) {
    for (let j = 0; j <= i; j++) {
      let sum = symmetric[i * size + j] as number;
      for (let k = 0; k < j; k++) sum -= (factor[i * size + k] as number) * (factor[j * size + k] as number);
      const pivot = factor[j * size + j] as number;
      if (i === j) factor[i * size + i] = sum > 1e-10 * (symmetric[i * size + i] as number) ? Math.sqrt(sum) : 0;
      else factor[i * size + j] = pivot > 0 ? sum / pivot : 0;
    }
  }
  return factor;
}

function gram(dense: Float64Array, rows: number, width: number): Float64Array {
  const product = new Float64Array(width * width);
  let row = 0;
  for (; row + 3 < rows; row += 4) {
    const [a, b, c, d] = [row * width, (row + 1) * width, (row + 2) * width, (row + 3) * width];
    for (let i = 0; i < width; i++) {
      const leftA = dense[a + i] as number;
      const leftB = dense[b + i] as number;
      const leftC = dense[c + i] as number;
      const leftD = dense[d + i] as number;
      for (let j = i; j < width; j++) {
        product[i * width + j] =
          (product[i * width + j] as number) +
          leftA * (dense[a + j] as number) +
          leftB * (dense[b + j] as number) +
          leftC * (dense[c + j] as number) +
          leftD * (dense[d + j] as number);
      }
    }
  }
  for (; row < rows; row++) {
    for (let i = 0; i < width; i++) {
      const left = dense[row * width + i] as number;
      for (let j = i; j < width; j++) {
        product[i * width + j] = (product[i * width + j] as number) + left * (dense[row * width + j] as number);
      }
    }
  }
  for (let i = 0; i < width; i++) for (let j = 0; j < i; j++) product[i * width + j] = product[j * width + i] as number;
  return product;
}

/** Eigenvectors (as columns) and eigenvalues of a symmetric matrix, by cyclic Jacobi rotations. */
function eigen(symmetric: Float64Array, size: number): { vectors: Float64Array; values: Float64Array } {
  const matrix = Float64Array.from(symmetric);
  const vectors = new Float64Array(size * size);
  for (let i = 0; i < size; i++) vectors[i * size + i] = 1;
  for (let sweep = 0; sweep < 12; sweep++) {
    let rotated = false;
    for (let p = 0; p < size - 1; p++) {
      for (let q = p + 1; q < size; q++) {
        const off = matrix[p * size + q] as number;
        const scale = Math.sqrt(Math.abs((matrix[p * size + p] as number) * (matrix[q * size + q] as number)));
        if (Math.abs(off) <= 1e-9 * scale || off === 0) continue;
        rotated = true;
        rotate(matrix, vectors, size, p, q, off);
      }
    }
    if (!rotated) break;
  }
  return { vectors, values: Float64Array.from({ length: size }, (_, i) => matrix[i * size + i] as number) };
}

function rotate(matrix: Float64Array, vectors: Float64Array, size: number, p: number, q: number, off: number): void {
  const theta = ((matrix[q * size + q] as number) - (matrix[p * size + p] as number)) / (2 * off);
  const tangent = (theta >= 0 ? 1 : -1) / (Math.abs(theta) + Math.sqrt(theta * theta + 1));
  const cosine = 1 / Math.sqrt(tangent * tangent + 1);
  const sine = tangent * cosine;
  for (let k = 0; k < size; k++) {
    const kp = matrix[k * size + p] as number;
    const kq = matrix[k * size + q] as number;
    matrix[k * size + p] = cosine * kp - sine * kq;
    matrix[k * size + q] = sine * kp + cosine * kq;
  }
  for (let k = 0; k < size; k++) {
    const pk = matrix[p * size + k] as number;
    const qk = matrix[q * size + k] as number;
    matrix[p * size + k] = cosine * pk - sine * qk;
    matrix[q * size + k] = sine * pk + cosine * qk;
    const vp = vectors[k * size + p] as number;
    const vq = vectors[k * size + q] as number;
    vectors[k * size + p] = cosine * vp - sine * vq;
    vectors[k * size + q] = sine * vp + cosine * vq;
  }
}
