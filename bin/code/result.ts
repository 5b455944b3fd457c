import { z } from "zod";
import { CONFIDENCES, SENTIMENTS } from "@/db/schema/terms";

const sentiment = z.enum(SENTIMENTS);

const codebookShape = z.array(
  z.object({
    name: z.string(),
    codes: z.array(
      z.object({
        name: z.string(),
        definition: z.string().optional(),
        sentiment,
        code_number: z.number(),
        frequency: z.number(),
      }),
    ),
  }),
);

export const resultShape = z.object({
  codebook: codebookShape,
  results: z.array(
    z.object({
      id: z.string(),
      codes: z.array(
        z.object({
          name: z.string(),
          category: z.string(),
          sentiment,
          mention_sentiment: sentiment,
          confidence: z.enum(CONFIDENCES),
          code_number: z.number(),
          evidence: z.string().nullable(),
        }),
      ),
    }),
  ),
  credits_used: z.number(),
});

/** The part of the service's reply that the command uses. */
export type CodingResult = z.output<typeof resultShape>;

/**
 * Joins the results of the file's parts. Code numbers are those of the first part's codebook; frequencies are summed
 * over all parts.
 */
export function mergeResults(parts: readonly CodingResult[]): CodingResult {
  const [first, ...rest] = parts;
  if (!first || rest.length === 0) return first ?? { codebook: [], results: [], credits_used: 0 };
  const keyOf = (category: string, name: string) => JSON.stringify([category, name]);
  const numbers = new Map<string, number>();
  for (const { name: category, codes } of first.codebook) {
    for (const { name, code_number } of codes) numbers.set(keyOf(category, name), code_number);
  }
  const frequencies = new Map<string, number>();
  const results = parts.flatMap(({ results }) =>
    results.map(({ id, codes }) => ({
      id,
      codes: codes.map((code) => {
        const key = keyOf(code.category, code.name);
        frequencies.set(key, (frequencies.get(key) ?? 0) + 1);
        return { ...code, code_number: numbers.get(key) ?? code.code_number };
      }),
    })),
  );
  const codebook = first.codebook.map((category) => ({
    ...category,
    codes: category.codes.map((code) => ({
      ...code,
      frequency: frequencies.get(keyOf(category.name, code.name)) ?? 0,
    })),
  }));
  return { codebook, results, credits_used: parts.reduce((sum, part) => sum + part.credits_used, 0) };
}
