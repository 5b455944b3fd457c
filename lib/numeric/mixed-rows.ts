/**
 * Row vectors with some dense and some sparse columns. Dense values are in `filled`, row after row; the sparse values
 * of row `i` are between `starts[i]` and `starts[i + 1]`.
 */
export type MixedRows = {
  count: number;
  width: number;
  rareWidth: number;
  filled: Float32Array;
  starts: Int32Array;
  columns: Int32Array;
  values: Float32Array;
};

/** Dense rows to multiply with; their columns are in the order of `MixedRows`. */
export type Table = { filled: Float32Array; rare: Float32Array };

/** Columns with values in fewer rows than this share are stored as sparse. Set for speed. */
const FILLED = 0.2;

/** Splits the columns of dense rows into dense and sparse ones. */
export function mixedRows(dense: Float32Array, count: number, dimensions: number): MixedRows {
  const uses = new Int32Array(dimensions);
  for (let row = 0; row < count; row++) {
    for (let column = 0; column < dimensions; column++) {
      if (dense[row * dimensions + column] !== 0) uses[column] = (uses[column] as number) + 1;
    }
  }
  const all = [...uses.keys()];
  const often = all.filter((column) => (uses[column] as number) >= count * FILLED);
  const seldom = all.filter((column) => (uses[column] as number) < count * FILLED);
  const size = seldom.reduce((sum, column) => sum + (uses[column] as number), 0);
  const rows: MixedRows = {
    count,
    width: often.length,
    rareWidth: seldom.length,
    filled: new Float32Array(count * often.length),
    starts: new Int32Array(count + 1),
    columns: new Int32Array(size),
    values: new Float32Array(size),
  };
  let at = 0;
  for (let row = 0; row < count; row++) {
    for (let place = 0; place < often.length; place++) {
      rows.filled[row * often.length + place] = dense[row * dimensions + (often[place] as number)] as number;
    }
    for (let place = 0; place < seldom.length; place++) {
      const value = dense[row * dimensions + (seldom[place] as number)] as number;
      if (value === 0) continue;
      rows.columns[at] = place;
      rows.values[at++] = value;
    }
    rows.starts[row + 1] = at;
  }
  return rows;
}

/**
 * The dot products of two rows with `count` rows of a table: first those of the first row, then those of the second.
 * Two rows by four are computed at once; their sums are independent, so the processor can work in parallel.
 */
export function products(
  rows: MixedRows,
  first: number,
  second: number,
  table: Table,
  count: number,
  target: Float64Array,
): void {
  const { width, filled } = rows;
  const [one, two] = [first * width, second * width];
  let other = 0;
  for (; other + 3 < count; other += 4) {
    const a = other * width;
    const b = a + width;
    const c = b + width;
    const d = c + width;
    let [oneA, oneB, oneC, oneD] = [0, 0, 0, 0];
    let [twoA, twoB, twoC, twoD] = [0, 0, 0, 0];
    for (let k = 0; k < width; k++) {
      const left = filled[one + k] as number;
      const right = filled[two + k] as number;
      const valueA = table.filled[a + k] as number;
      const valueB = table.filled[b + k] as number;
      const valueC = table.filled[c + k] as number;
      const valueD = table.filled[d + k] as number;
      oneA += left * valueA;
      oneB += left * valueB;
      oneC += left * valueC;
      oneD += left * valueD;
      twoA += right * valueA;
      twoB += right * valueB;
      twoC += right * valueC;
      twoD += right * valueD;
    }
    target[other] = oneA;
    target[other + 1] = oneB;
    target[other + 2] = oneC;
    target[other + 3] = oneD;
    target[count + other] = twoA;
    target[count + other + 1] = twoB;
    target[count + other + 2] = twoC;
    target[count + other + 3] = twoD;
  }
  for (; other < count; other++) {
    target[other] = dot(filled, one, table.filled, other * width, width);
    target[count + other] = dot(filled, two, table.filled, other * width, width);
  }
  addRare(rows, first, table, count, target, 0);
  addRare(rows, second, table, count, target, count);
}

function addRare(
  { rareWidth, starts, columns, values }: MixedRows,
  row: number,
  table: Table,
  count: number,
  target: Float64Array,
  from: number,
): void {
  for (let at = starts[row] as number; at < (starts[row + 1] as number); at++) {
    const value = values[at] as number;
    const column = columns[at] as number;
    for (let place = 0; place < count; place++) {
      target[from + place] =
        (target[from + place] as number) + value * (table.rare[place * rareWidth + column] as number);
    }
  }
}

function dot(left: Float32Array, leftAt: number, right: Float32Array, rightAt: number, length: number): number {
  let [even, odd] = [0, 0];
  let k = 0;
  for (; k + 1 < length; k += 2) {
    even += (left[leftAt + k] as number) * (right[rightAt + k] as number);
    odd += (left[leftAt + k + 1] as number) * (right[rightAt + k + 1] as number);
  }
  return k < length ? even + odd + (left[leftAt + k] as number) * (right[rightAt + k] as number) : even + odd;
}

/** Adds a row to row `place` of a table. */
export function addRow(rows: MixedRows, row: number, table: Table, place: number): void {
  const { width, rareWidth, filled, starts, columns, values } = rows;
  for (let k = 0; k < width; k++) {
    table.filled[place * width + k] = (table.filled[place * width + k] as number) + (filled[row * width + k] as number);
  }
  for (let at = starts[row] as number; at < (starts[row + 1] as number); at++) {
    const column = place * rareWidth + (columns[at] as number);
    table.rare[column] = (table.rare[column] as number) + (values[at] as number);
  }
}

/** A selection of the rows. */
export function someRows(rows: MixedRows, chosen: readonly number[]): MixedRows {
  const { width, rareWidth, filled, starts } = rows;
  const lists = chosen.map((row) => [starts[row] as number, starts[row + 1] as number] as const);
  const size = lists.reduce((sum, [from, to]) => sum + to - from, 0);
  const some: MixedRows = {
    count: chosen.length,
    width,
    rareWidth,
    filled: new Float32Array(chosen.length * width),
    starts: new Int32Array(chosen.length + 1),
    columns: new Int32Array(size),
    values: new Float32Array(size),
  };
  chosen.forEach((row, place) => {
    some.filled.set(filled.subarray(row * width, (row + 1) * width), place * width);
    const [from, to] = lists[place] as readonly [number, number];
    const at = some.starts[place] as number;
    some.columns.set(rows.columns.subarray(from, to), at);
    some.values.set(rows.values.subarray(from, to), at);
    some.starts[place + 1] = at + to - from;
  });
  return some;
}
