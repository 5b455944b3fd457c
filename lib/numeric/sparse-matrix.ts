/**
 * A matrix in compressed sparse row format: row `r` holds `columns` and `values` from `starts[r]` to `starts[r + 1]`.
 */
export type SparseMatrix = {
  rows: number;
  columnCount: number;
  starts: Int32Array;
  columns: Int32Array;
  values: Float64Array;
};

/** Builds a matrix from rows that map columns to values. */
export function sparseMatrix(rows: readonly ReadonlyMap<number, number>[], columnCount: number): SparseMatrix {
  const size = rows.reduce((sum, row) => sum + row.size, 0);
  const matrix: SparseMatrix = {
    rows: rows.length,
    columnCount,
    starts: new Int32Array(rows.length + 1),
    columns: new Int32Array(size),
    values: new Float64Array(size),
  };
  let at = 0;
  rows.forEach((row, index) => {
    for (const [column, value] of row) {
      matrix.columns[at] = column;
      matrix.values[at++] = value;
    }
    matrix.starts[index + 1] = at;
  });
  return matrix;
}

/**
 * Turns counts into positive pointwise mutual information, with column frequencies smoothed by a power (Levy,
 * Goldberg and Dagan 2015). Changes the matrix in place.
 */
export function toPpmi(matrix: SparseMatrix, smoothing = 0.75): SparseMatrix {
  const rowSums = new Float64Array(matrix.rows);
  const columnSums = new Float64Array(matrix.columnCount);
  for (let row = 0; row < matrix.rows; row++) {
    for (let at = matrix.starts[row] as number; at < (matrix.starts[row + 1] as number); at++) {
      const value = matrix.values[at] as number;
      rowSums[row] = (rowSums[row] as number) + value;
      const column = matrix.columns[at] as number;
      columnSums[column] = (columnSums[column] as number) + value;
    }
  }
  const smoothed = columnSums.map((sum) => sum ** smoothing);
  const total = smoothed.reduce((sum, value) => sum + value, 0);
  for (let row = 0; row < matrix.rows; row++) {
    for (let at = matrix.starts[row] as number; at < (matrix.starts[row + 1] as number); at++) {
      const expected = ((rowSums[row] as number) * (smoothed[matrix.columns[at] as number] as number)) / total;
      matrix.values[at] = Math.max(0, Math.log((matrix.values[at] as number) / expected));
    }
  }
  return matrix;
}

/** The matrix without empty rows and columns, and the original indexes of the remaining ones. */
export function withoutEmpty(matrix: SparseMatrix): { matrix: SparseMatrix; rows: Int32Array; columns: Int32Array } {
  const used = new Uint8Array(matrix.columnCount);
  for (const column of matrix.columns) used[column] = 1;
  const columns = Int32Array.from([...used.keys()].filter((column) => used[column]));
  const places = new Int32Array(matrix.columnCount);
  columns.forEach((column, place) => {
    places[column] = place;
  });
  const all = Array.from({ length: matrix.rows }, (_, row) => row);
  const rows = Int32Array.from(all.filter((row) => matrix.starts[row] !== matrix.starts[row + 1]));
  const starts = new Int32Array(rows.length + 1);
  rows.forEach((row, place) => {
    starts[place + 1] = matrix.starts[row + 1] as number;
  });
  return {
    matrix: {
      rows: rows.length,
      columnCount: columns.length,
      starts,
      columns: matrix.columns.map((column) => places[column] as number),
      values: matrix.values,
    },
    rows,
    columns,
  };
}

/** `matrix` times a dense matrix of `width` columns, stored row by row. */
export function multiply(matrix: SparseMatrix, dense: Float64Array, width: number): Float64Array {
  const product = new Float64Array(matrix.rows * width);
  for (let row = 0; row < matrix.rows; row++) {
    const target = row * width;
    for (let at = matrix.starts[row] as number; at < (matrix.starts[row + 1] as number); at++) {
      const value = matrix.values[at] as number;
      if (value === 0) continue;
      const source = (matrix.columns[at] as number) * width;
      for (let k = 0; k < width; k++) {
        product[target + k] = (product[target + k] as number) + value * (dense[source + k] as number);
      }
    }
  }
  return product;
}

/** The transpose of `matrix` times a dense matrix of `width` columns, stored row by row. */
export function multiplyTransposed(matrix: SparseMatrix, dense: Float64Array, width: number): Float64Array {
  const product = new Float64Array(matrix.columnCount * width);
  for (let row = 0; row < matrix.rows; row++) {
    const source = row * width;
    for (let at = matrix.starts[row] as number; at < (matrix.starts[row + 1] as number); at++) {
      const value = matrix.values[at] as number;
      if (value === 0) continue;
      const target = (matrix.columns[at] as number) * width;
      for (let k = 0; k < width; k++) {
        product[target + k] = (product[target + k] as number) + value * (dense[source + k] as number);
      }
    }
  }
  return product;
}
