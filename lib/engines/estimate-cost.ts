import { type Env, env } from "@/lib/env";
import type { EngineUsage } from "./engine";

/** What a model's tokens cost; `currency` is an ISO 4217 code. */
export type Cost = { amount: number; currency: string };

type Prices = Pick<Env, "CODING_PRICE_INPUT" | "CODING_PRICE_CACHED" | "CODING_PRICE_OUTPUT" | "CODING_CURRENCY">;

const PER_TOKENS = 1_000_000;
/** Enough for a single call, which costs fractions of a cent. */
const DECIMALS = 6;

/**
 * What the provider will charge for tokens, by the configured prices: null where they are not set. Cached tokens cost as
 * much as others where they have no price of their own.
 */
export function estimateCost(
  { inputTokens, cachedTokens, outputTokens }: Pick<EngineUsage, "inputTokens" | "cachedTokens" | "outputTokens">,
  { CODING_PRICE_INPUT: input, CODING_PRICE_CACHED, CODING_PRICE_OUTPUT: output, CODING_CURRENCY }: Prices = env,
): Cost | null {
  if (input === undefined || output === undefined) return null;
  const cached = CODING_PRICE_CACHED ?? input;
  const millionths = (inputTokens - cachedTokens) * input + cachedTokens * cached + outputTokens * output;
  return { amount: Number((millionths / PER_TOKENS).toFixed(DECIMALS)), currency: CODING_CURRENCY };
}
