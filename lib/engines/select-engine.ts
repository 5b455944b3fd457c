import { ConfigurationError, type Env, env } from "@/lib/env";
import type { CodingEngine } from "./engine";
import { localEngine } from "./local/engine";
import { openaiEngine } from "./openai/openai-engine";
import { themesOf } from "./themes-of";

/** The configured engine; by default `openai` where an API key is set, else `local`. */
export function selectEngine(configuration: Env = env): CodingEngine {
  const { CODING_ENGINE, OPENAI_API_KEY, OPENAI_BASE_URL, CODING_MODEL } = configuration;
  const chosen = CODING_ENGINE ?? (OPENAI_API_KEY ? "openai" : "local");
  if (chosen === "local") return localEngine;
  if (!OPENAI_API_KEY && !OPENAI_BASE_URL) {
    throw new ConfigurationError("CODING_ENGINE is openai, but neither OPENAI_API_KEY nor OPENAI_BASE_URL is set.");
  }
  return openaiEngine({
    apiKey: OPENAI_API_KEY,
    baseUrl: OPENAI_BASE_URL,
    model: CODING_MODEL,
    themesOf: (request, signal) => themesOf(localEngine, request, signal && { signal }),
  });
}
