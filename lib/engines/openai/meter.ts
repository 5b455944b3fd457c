import { EngineError, type EngineResult, type EngineUsage, NO_USAGE } from "../engine";

/** Sums up the usage of one engine call. */
export type Meter = { add(spent: Partial<EngineUsage>): void };

/** Runs work with its own meter. The usage is part of the result, and of an `EngineError`. */
export async function metered<Value>(work: (meter: Meter) => Promise<Value>): Promise<EngineResult<Value>> {
  const usage: EngineUsage = { ...NO_USAGE };
  const meter: Meter = {
    add(spent) {
      usage.asked += spent.asked ?? 0;
      usage.calls += spent.calls ?? 0;
      usage.failedCalls += spent.failedCalls ?? 0;
      usage.inputTokens += spent.inputTokens ?? 0;
      usage.cachedTokens += spent.cachedTokens ?? 0;
      usage.outputTokens += spent.outputTokens ?? 0;
      if (spent.cost !== undefined) usage.cost = (usage.cost ?? 0) + spent.cost;
    },
  };
  try {
    return { value: await work(meter), usage };
  } catch (error) {
    if (!(error instanceof EngineError)) throw error;
    throw new EngineError(error.message, { retryable: error.retryable, cause: error.cause, usage });
  }
}
