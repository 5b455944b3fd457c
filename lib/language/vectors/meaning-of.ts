import { memoized } from "../memoized";
import { wordSpaceOf } from "./word-space";

/**
 * Words have similar meanings if their cosine similarity is at least this. Set with `npm run bench:quality -- --only
 * generation`.
 */
const MIN_SIMILARITY = 0.5;

/** Returns a test for stems: one of `own`, or a stem of similar meaning by the general word vectors. */
export function meaningOf(own: readonly string[], language: string): (stem: string) => boolean {
  const space = wordSpaceOf(language);
  const vectors = own.flatMap((stem) => space?.vector(stem) ?? []);
  return memoized((stem) => {
    if (own.includes(stem)) return true;
    const vector = space?.vector(stem);
    return vector !== undefined && vectors.some((of) => cosine(of, vector) >= MIN_SIMILARITY);
  });
}

/** The cosine similarity of two unit vectors. */
export function cosine(one: Float32Array, other: Float32Array): number {
  return one.reduce((sum, value, index) => sum + value * (other[index] as number), 0);
}
