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

/** The configured prices of the model; none unless both tokens that it reads and those that it writes have one. */
export function pricesOf({
  CODING_PRICE_INPUT: input,
  CODING_PRICE_CACHED: cached,
  CODING_PRICE_OUTPUT: output,
}: Env): Prices | undefined {
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
