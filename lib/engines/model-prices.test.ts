import { describe, expect, it } from "vitest";
import { parseEnv } from "@/lib/runtime/env";
import { costOf, pricesOf, shownCost } from "./model-prices";

const USAGE = { inputTokens: 1_200_000, cachedTokens: 1_000_000, outputTokens: 50_000 };
const PRICES = { CODING_PRICE_INPUT: "0.4", CODING_PRICE_OUTPUT: "1.6" };
const costAt = (setting: Record<string, string>) => costOf(USAGE, pricesOf(parseEnv(setting)).model);

describe("the cost of tokens", () => {
  it("has a lower price for cached ones where one is set", () => {
    expect(costAt({ ...PRICES, CODING_PRICE_CACHED: "0.1" })).toBe(0.26);
    expect(costAt(PRICES)).toBe(0.56);
  });

  it("is unknown without both prices, and 0 where tokens are free", () => {
    expect(costAt({})).toBeUndefined();
    expect(costAt({ CODING_PRICE_INPUT: "0.4" })).toBeUndefined();
    expect(costAt({ CODING_PRICE_INPUT: "0", CODING_PRICE_OUTPUT: "0" })).toBe(0);
  });

  it("is unknown where a larger model takes part whose prices are not set", () => {
    const larger = { ...PRICES, CODING_LARGER_MODEL: "large" };
    expect(costAt(larger)).toBeUndefined();
    const priced = parseEnv({ ...larger, CODING_LARGER_PRICE_INPUT: "2", CODING_LARGER_PRICE_OUTPUT: "8" });
    expect(pricesOf(priced).larger).toEqual({ input: 2, output: 8 });
  });

  it("is shown in the configured currency, where it is known", () => {
    expect(shownCost(0.26, parseEnv({ CODING_CURRENCY: "EUR" }))).toEqual({ amount: 0.26, currency: "EUR" });
    expect(shownCost(0, parseEnv({}))).toEqual({ amount: 0, currency: "USD" });
    expect(shownCost(null)).toBeNull();
  });

  it.each([{ CODING_PRICE_INPUT: "-1" }, { CODING_PRICE_OUTPUT: "cheap" }, { CODING_CURRENCY: "euros" }])(
    "refuses the setting %o",
    (setting) => {
      expect(() => parseEnv(setting)).toThrow(Object.keys(setting)[0]);
    },
  );
});
