import { describe, expect, it } from "vitest";
import { parseEnv } from "@/lib/env";
import { estimateCost } from "./estimate-cost";

const USAGE = { inputTokens: 1_200_000, cachedTokens: 1_000_000, outputTokens: 50_000 };
const PRICES = { CODING_PRICE_INPUT: "0.4", CODING_PRICE_OUTPUT: "1.6" };

describe("the estimated cost of tokens", () => {
  it("has a lower price for cached ones where one is set", () => {
    const discounted = parseEnv({ ...PRICES, CODING_PRICE_CACHED: "0.1", CODING_CURRENCY: "EUR" });
    expect(estimateCost(USAGE, discounted)).toEqual({ amount: 0.26, currency: "EUR" });
    expect(estimateCost(USAGE, parseEnv(PRICES))).toEqual({ amount: 0.56, currency: "USD" });
  });

  it("is unknown without both prices, and 0 where tokens are free", () => {
    expect(estimateCost(USAGE, parseEnv({}))).toBeNull();
    expect(estimateCost(USAGE, parseEnv({ CODING_PRICE_INPUT: "0.4" }))).toBeNull();
    const free = parseEnv({ CODING_PRICE_INPUT: "0", CODING_PRICE_OUTPUT: "0" });
    expect(estimateCost(USAGE, free)).toEqual({ amount: 0, currency: "USD" });
  });

  it.each([{ CODING_PRICE_INPUT: "-1" }, { CODING_PRICE_OUTPUT: "cheap" }, { CODING_CURRENCY: "euros" }])(
    "refuses the setting %o",
    (setting) => {
      expect(() => parseEnv(setting)).toThrow(Object.keys(setting)[0]);
    },
  );
});
