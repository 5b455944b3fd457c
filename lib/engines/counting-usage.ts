import { type CodingEngine, EngineError, type EngineUsage, NO_USAGE } from "./engine";

/** The engine with a sum, which keeps up, of what drafting codebooks and coding took so far. */
export function countingUsage(engine: CodingEngine): { engine: CodingEngine; usage: EngineUsage } {
  const usage: EngineUsage = { ...NO_USAGE };
  const add = (spent: EngineUsage) => {
    for (const key of ["asked", "calls", "failedCalls", "inputTokens", "cachedTokens", "outputTokens"] as const) {
      usage[key] += spent[key];
    }
    if (spent.cost !== undefined) usage.cost = (usage.cost ?? 0) + spent.cost;
  };
  const counted = async <Result extends { usage: EngineUsage }>(work: Promise<Result>): Promise<Result> => {
    try {
      const result = await work;
      add(result.usage);
      return result;
    } catch (error) {
      if (error instanceof EngineError) add(error.usage);
      throw error;
    }
  };
  const counting: CodingEngine = {
    ...engine,
    generateCodebook: (request, options) => counted(engine.generateCodebook(request, options)),
    classify: (task, answers, options) => counted(engine.classify(task, answers, options)),
  };
  return { engine: counting, usage };
}
