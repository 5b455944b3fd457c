import { type Env, env } from "@/lib/runtime/env";
import type { EngineUsage } from "./engine";

/**
 * The price of a million tokens of a model. If cached input has no price of its own, it costs as much as other input.
 */
export type Prices = { input: number; cached?: number | undefined; output: number };

/** The cost of a model's tokens; `currency` is an ISO 4217 code. */
export type Cost = { amount: number; currency: string };

type Tokens = Pick<EngineUsage, "inputTokens" | "cachedTokens" | "outputTokens">;

const PER_TOKENS = 1_000_000;
/** Amounts have six decimals, because a single call costs fractions of a cent. */
const DECIMALS = 6;

/**
 * The configured prices of the model and of the larger model. None at all if one of them lacks an input or output
 * price, because the sum would then be too low.
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

/** The provider's charge for tokens, in the configured currency; undefined without prices. */
export function costOf({ inputTokens, cachedTokens, outputTokens }: Tokens, prices?: Prices): number | undefined {
  if (!prices) return undefined;
  const { input, cached = input, output } = prices;
  const millionths = (inputTokens - cachedTokens) * input + cachedTokens * cached + outputTokens * output;
  return rounded(millionths / PER_TOKENS);
}

/** An amount as API replies show it; null if unknown. */
export const shownCost = (amount: number | null | undefined, { CODING_CURRENCY: currency } = env): Cost | null =>
  amount === null || amount === undefined ? null : { amount: rounded(amount), currency };

const rounded = (amount: number) => Number(amount.toFixed(DECIMALS));
