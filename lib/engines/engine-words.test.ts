import { expect, it } from "vitest";
import { engineWords } from "./engine-words";

it.each([
  ["local/0.2", "the local engine 0.2"],
  ["openai/gpt-5/1f0c3a", "gpt-5"],
  ["openai/meta-llama/llama-3/1f0c3a", "meta-llama/llama-3"],
  ["openai/gpt-5+gpt-5-mini+local/1f0c3a", "gpt-5, gpt-5-mini and the local engine, by vote"],
])("names the engine %s as a researcher would", (engine, words) => expect(engineWords(engine)).toBe(words));
