import { ConfigurationError, type Env, env } from "@/lib/runtime/env";
import { consensusEngine } from "./consensus/consensus-engine";
import type { CodingEngine, ReviewingEngine } from "./engine";
import { engineEntry, findFrame, localEngine } from "./local/engine";
import { type Prices, pricesOf } from "./model-prices";
import { type OpenaiSettings, openaiEngine } from "./openai/openai-engine";
import { routedEngine } from "./routing/routed-engine";
import { themesOf } from "./themes-of";

const engines = new WeakMap<Env, CodingEngine>();

/**
 * The configured engine; by default `openai` if an API key is set, else `local`. It is cached for each configuration,
 * because an engine learns which features its provider has.
 */
export function selectEngine(configuration: Env = env): CodingEngine {
  const engine = engines.get(configuration) ?? newEngine(configuration);
  engines.set(configuration, engine);
  return engine;
}

function newEngine(configuration: Env): CodingEngine {
  const { CODING_ENGINE, OPENAI_API_KEY, OPENAI_BASE_URL, CODING_CONSENSUS: voters } = configuration;
  const chosen = CODING_ENGINE ?? (OPENAI_API_KEY ? "openai" : "local");
  if (chosen === "local") return localEngine;
  if (!OPENAI_API_KEY && !OPENAI_BASE_URL) {
    throw new ConfigurationError("CODING_ENGINE is openai, but neither OPENAI_API_KEY nor OPENAI_BASE_URL is set.");
  }
  const { CODING_MODEL, CODING_LARGER_MODEL } = configuration;
  const prices = pricesOf(configuration);
  const larger = CODING_LARGER_MODEL ? { model: CODING_LARGER_MODEL, prices: prices.larger } : undefined;
  const model = modelOf(configuration, { model: CODING_MODEL, prices: prices.model, larger });
  const engine = routedEngine(model, localEngine, { routes: configuration.CODING_ROUTING === "on" });
  if (voters.length === 0) return engine;
  const others = voters.map(({ prices, ...voter }) =>
    voter.model === "local" ? localEngine : modelOf(configuration, { ...voter, prices: prices ?? undefined }),
  );
  return { ...engine, consensus: consensusEngine(model, others) };
}

type Named = Pick<OpenaiSettings, "model" | "larger"> & { prices: Prices | undefined };

const modelOf = (configuration: Env, named: Named): ReviewingEngine =>
  openaiEngine({
    apiKey: configuration.OPENAI_API_KEY,
    baseUrl: configuration.OPENAI_BASE_URL,
    api: configuration.CODING_API,
    timeoutMs: configuration.CODING_TIMEOUT && 1_000 * configuration.CODING_TIMEOUT,
    concurrency: configuration.CODING_PARALLEL,
    answersPerPrompt: configuration.CODING_BATCH,
    temperature: configuration.CODING_TEMPERATURE,
    reasoningEffort: configuration.CODING_REASONING_EFFORT,
    ...named,
    themesOf: (request, signal) => themesOf(localEngine, request, signal && { signal }),
    findFrame: (request, signal) => findFrame(request, signal && { signal }),
  });

/**
 * The worker entries that code answers. A service with a language model needs them as well, because the local engine
 * codes the answers about which the model is not asked.
 */
export const engineEntries = [engineEntry];
