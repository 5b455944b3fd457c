import type { CodebookOptions } from "@/lib/engines/engine";

const MOST_CODES = 40;

/** The knobs of codebook generation where nobody turned them, for this many distinct answers. */
export function defaultCodebookOptions(answers: number): CodebookOptions {
  const minFrequency = answers < 30 ? 1 : answers < 300 ? 2 : Math.ceil(answers * 0.005);
  return { granularity: 3, maxCodes: MOST_CODES, minFrequency, includeOther: true };
}
