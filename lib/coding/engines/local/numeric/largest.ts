/** The places of the `most` largest of the values above a bound, in no order. Keeps a binary heap, the least on top. */
export function largest(values: Float32Array, most: number, bound = 0): Int32Array {
  const heap = new Int32Array(most);
  let size = 0;
  let least = bound;
  for (let place = 0; place < values.length; place++) {
    if ((values[place] as number) <= least) continue;
    if (size < most) {
      rise(heap, size, place, values);
      size += 1;
    } else sink(heap, place, values);
    if (size === most) least = values[heap[0] as number] as number;
  }
  return heap.subarray(0, size);
}

function rise(heap: Int32Array, from: number, place: number, values: Float32Array): void {
  let at = from;
  while (at > 0) {
    const parent = (at - 1) >> 1;
    if ((values[heap[parent] as number] as number) <= (values[place] as number)) break;
    heap[at] = heap[parent] as number;
    at = parent;
  }
  heap[at] = place;
}

/** Puts a place in for the top one. */
function sink(heap: Int32Array, place: number, values: Float32Array): void {
  const value = values[place] as number;
  let at = 0;
  for (let child = 1; child < heap.length; child = 2 * at + 1) {
    const other = child + 1;
    const isLess = other < heap.length && valueAt(heap, other, values) < valueAt(heap, child, values);
    const lesser = isLess ? other : child;
    if (valueAt(heap, lesser, values) >= value) break;
    heap[at] = heap[lesser] as number;
    at = lesser;
  }
  heap[at] = place;
}

function valueAt(heap: Int32Array, at: number, values: Float32Array): number {
  return values[heap[at] as number] as number;
}
