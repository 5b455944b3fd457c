import { invalidInput } from "@/lib/errors/app-error";
import type { Codebook } from "./codebook";

/**
 * `usedCodeNumbers`: the numbers that codes of a question have or had. None is given again, also not to the code that
 * had it.
 */
export type Numbering = { usedCodeNumbers: readonly number[] };

export const numbersOf = (codebook: Codebook): number[] =>
  codebook.flatMap(({ codes }) => codes.map(({ codeNumber }) => codeNumber));

/** Returns a function that gives the lowest number that is not in `used`, and adds it there. */
export function freeNumbers(used: Set<number>): () => number {
  let next = 1;
  return () => {
    while (used.has(next)) next += 1;
    used.add(next);
    return next;
  };
}

/** Gives numbers to new codes of a question. */
export const newNumbers = ({ usedCodeNumbers }: Numbering) => freeNumbers(new Set(usedCodeNumbers));

/** Throws VALIDATION_ERROR if a code of the question has or had this number. */
export function requireUnused({ usedCodeNumbers }: Numbering, number: number): void {
  if (!usedCodeNumbers.includes(number)) return;
  const free = newNumbers({ usedCodeNumbers })();
  const message = `${number} has been the number of a code of this question. The next number that is free is ${free}`;
  throw invalidInput([{ path: "code_number", message }]);
}
