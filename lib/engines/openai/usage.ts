import type { EngineUsage } from "../engine";

/** The usage of several calls together. */
export function sumUsage(usages: readonly EngineUsage[]): EngineUsage {
  return usages.reduce(
    (sum, usage) => ({
      calls: sum.calls + usage.calls,
      inputTokens: sum.inputTokens + usage.inputTokens,
      outputTokens: sum.outputTokens + usage.outputTokens,
    }),
    { calls: 0, inputTokens: 0, outputTokens: 0 },
  );
}
