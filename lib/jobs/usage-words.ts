import type { EngineUsage } from "@/lib/engines/engine";
import { shownCost } from "@/lib/engines/model-prices";

type Used = Pick<EngineUsage, "calls" | "inputTokens" | "outputTokens"> & { cost?: number | null | undefined };

/** What a model took, for the ledger: "12 calls of the model, 30,100 tokens read and 4,200 written, about USD 0.0187". */
export function usageWords({ calls, inputTokens, outputTokens, cost: amount }: Used): string {
  const cost = shownCost(amount);
  const tokens = `${figure(inputTokens)} tokens read and ${figure(outputTokens)} written`;
  const made = `${figure(calls)} ${calls === 1 ? "call" : "calls"} of the model`;
  return `${made}, ${tokens}${cost ? `, about ${cost.currency} ${cost.amount}` : ""}`;
}

const figure = (value: number) => value.toLocaleString("en");
