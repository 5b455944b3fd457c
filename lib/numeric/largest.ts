/** One in this many values is sampled to estimate a lower bound of the largest ones. */
const STRIDE = 8;
/**
 * The bound is set so low that about this many times the needed values exceed it. Then it is rarely too high, which
 * would require a second pass without a bound.
 */
const MARGIN = 2;

/** The indexes with the `max` largest values above 0 among the given indexes, in no order. */
export function largest(values: Int32Array, places: Int32Array, max: number): Int32Array {
  const sampled = Math.ceil((MARGIN * max) / STRIDE);
  const bound = places.length > 2 * MARGIN * max ? boundOf(values, places, sampled) : 0;
  const found = heapOf(values, places, max, bound, 1);
  return found.length < max && bound > 0 ? heapOf(values, places, max, 0, 1) : found;
}

/** The smallest of the `max` largest values of a sample; 0 if the sample has fewer values above 0. */
function boundOf(values: Int32Array, places: Int32Array, max: number): number {
  const heap = heapOf(values, places, max, 0, STRIDE);
  return heap.length < max ? 0 : valueAt(heap, 0, values);
}

/**
 * The indexes of the largest values above a bound, as a binary heap with the smallest on top. Reads every `stride`-th
 * index.
 */
function heapOf(values: Int32Array, places: Int32Array, max: number, bound: number, stride: number): Int32Array {
  const heap = new Int32Array(max);
  let size = 0;
  let min = bound;
  for (let at = 0; at < places.length; at += stride) {
    const place = places[at] as number;
    if ((values[place] as number) <= min) continue;
    if (size < max) {
      rise(heap, size, place, values);
      size += 1;
    } else sink(heap, place, values);
    if (size === max) min = values[heap[0] as number] as number;
  }
  return heap.subarray(0, size);
}

function rise(heap: Int32Array, from: number, place: number, values: Int32Array): void {
  let at = from;
  while (at > 0) {
    const parent = (at - 1) >> 1;
    if ((values[heap[parent] as number] as number) <= (values[place] as number)) break;
    heap[at] = heap[parent] as number;
    at = parent;
  }
  heap[at] = place;
}

/** Replaces the top of the heap. */
function sink(heap: Int32Array, place: number, values: Int32Array): void {
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

function valueAt(heap: Int32Array, at: number, values: Int32Array): number {
  return values[heap[at] as number] as number;
}
