import type { CodebookOptions } from "@/lib/engines/engine";

const DEFAULT_MAX_CODES = 40;

/** The defaults of codebook generation for this many distinct answers. */
export function defaultCodebookOptions(answers: number): CodebookOptions {
  const minFrequency = answers < 30 ? 1 : answers < 300 ? 2 : Math.ceil(answers * 0.005);
  return { granularity: 3, maxCodes: DEFAULT_MAX_CODES, minFrequency, includeOther: true };
}
