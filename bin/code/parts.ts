import { MEBIBYTE } from "@/lib/runtime/mebibyte";

const MAX_ANSWERS = 10_000;
const MAX_BYTES = 24 * MEBIBYTE;

export type Answer = { id: string; text: string };

/** Splits answers, in their order, into requests that the service accepts: at most 10,000 answers and 24 MB each. */
export function splitAnswers(answers: readonly Answer[], max = { answers: MAX_ANSWERS, bytes: MAX_BYTES }): Answer[][] {
  const parts: Answer[][] = [];
  let current: Answer[] = [];
  let size = 0;
  for (const answer of answers) {
    const bytes = Buffer.byteLength(JSON.stringify(answer)) + 1;
    if (current.length === max.answers || (current.length > 0 && size + bytes > max.bytes)) {
      parts.push(current);
      current = [];
      size = 0;
    }
    current.push(answer);
    size += bytes;
  }
  return current.length > 0 ? [...parts, current] : parts;
}
