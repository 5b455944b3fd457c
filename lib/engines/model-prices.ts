import { type Env, env } from "@/lib/env";
import type { EngineUsage } from "./engine";

/** What a million tokens of a model cost; cached ones as much as others where they have no price of their own. */
export type Prices = { input: number; cached?: number | undefined; output: number };

/** What a model's tokens cost; `currency` is an ISO 4217 code. */
export type Cost = { amount: number; currency: string };

type Tokens = Pick<EngineUsage, "inputTokens" | "cachedTokens" | "outputTokens">;

const PER_TOKENS = 1_000_000;
/** Enough for a single call, which costs fractions of a cent. */
const DECIMALS = 6;

/**
 * The configured prices of the model and of the larger one; of none where one of them lacks the price of what it reads or
 * writes, since the sum would be too low.
 */
export function pricesOf(configuration: Env): { model?: Prices | undefined; larger?: Prices | undefined } {
  const model = pricesFrom(
    configuration.CODING_PRICE_INPUT,
    configuration.CODING_PRICE_CACHED,
    configuration.CODING_PRICE_OUTPUT,
  );
  if (!configuration.CODING_LARGER_MODEL) return { model };
  const larger = pricesFrom(
    configuration.CODING_LARGER_PRICE_INPUT,
    configuration.CODING_LARGER_PRICE_CACHED,
    configuration.CODING_LARGER_PRICE_OUTPUT,
  );
  return model && larger ? { model, larger } : {};
}

function pricesFrom(input?: number, cached?: number, output?: number): Prices | undefined {
  return input === undefined || output === undefined ? undefined : { input, cached, output };
}

/** What the provider charges for tokens, in the configured currency; undefined without prices. */
export function costOf({ inputTokens, cachedTokens, outputTokens }: Tokens, prices?: Prices): number | undefined {
  if (!prices) return undefined;
  const { input, cached = input, output } = prices;
  const millionths = (inputTokens - cachedTokens) * input + cachedTokens * cached + outputTokens * output;
  return rounded(millionths / PER_TOKENS);
}

/** An amount as replies show it; null where it is unknown. */
export const shownCost = (amount: number | null | undefined, { CODING_CURRENCY: currency } = env): Cost | null =>
  amount === null || amount === undefined ? null : { amount: rounded(amount), currency };

const rounded = (amount: number) => Number(amount.toFixed(DECIMALS));
