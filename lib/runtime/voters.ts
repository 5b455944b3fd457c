import { z } from "zod";

/** A further engine that codes and votes: a model at the same address, or `local`. Prices are those of a million tokens. */
export type Voter = { model: string; prices: { input: number; cached?: number; output: number } | null };

const MOST = 2;
const FORM = "must be one or two names of models, as in gpt-5-mini=0.25/2, local";

const voter = z
  .string()
  .regex(/^[^=\s][^=]{0,199}(=[\d.]+(\/[\d.]+){1,2})?$/, FORM)
  .transform((text, context): Voter => {
    const [model = "", given = ""] = text.split("=");
    if (given === "") return { model: model.trim(), prices: null };
    const [input = 0, second = 0, third] = given.split("/").map(Number);
    if (![input, second, third ?? 0].every((price) => price <= 100_000)) context.addIssue(FORM);
    return {
      model: model.trim(),
      prices: third === undefined ? { input, output: second } : { input, cached: second, output: third },
    };
  });

/** Names with commas between them, each with its prices if they are known: `name=input/output` or `name=input/cached/output`. */
export const voters = z
  .string()
  .default("")
  .transform((text) => text.split(",").flatMap((part) => part.trim() || []))
  .pipe(z.array(voter).max(MOST, FORM))
  .refine((all) => new Set(all.map(({ model }) => model)).size === all.length, FORM);

/** The voters as they are written. */
export const writtenVoters = (all: readonly Voter[]): string =>
  all
    .map(({ model, prices }) =>
      prices
        ? `${model}=${[prices.input, prices.cached, prices.output].filter((each) => each !== undefined).join("/")}`
        : model,
    )
    .join(", ");
