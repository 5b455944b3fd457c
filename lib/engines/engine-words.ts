/**
 * An engine's version in words: `local/0.2` is "the local engine 0.2", `openai/gpt-5/1f0c` is "gpt-5", and the consensus
 * `openai/gpt-5+gpt-5-mini+local/1f0c` is "gpt-5, gpt-5-mini and the local engine, by vote".
 */
export function engineWords(engine: string): string {
  if (engine.startsWith("local/")) return `${LOCAL} ${engine.slice("local/".length)}`;
  const model = /^openai\/(.+)\/[^/]+$/.exec(engine)?.[1] ?? engine;
  const voters = model.split("+").map((name) => (name === "local" ? LOCAL : name));
  return voters.length > 1 ? `${new Intl.ListFormat("en-GB").format(voters)}, by vote` : model;
}

const LOCAL = "the local engine";

/** The same with the version itself, by which a reader of a file can find it in the API. */
export const engineNamed = (engine: string): string => `${engineWords(engine)} (${engine})`;
