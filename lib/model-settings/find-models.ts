import { z } from "zod";

/** Servers of models on one's own machine, with the ports that they use unless told otherwise. */
const SERVERS = [
  { name: "Ollama", port: 11_434 },
  { name: "LM Studio", port: 1_234 },
  { name: "llama.cpp", port: 8_080 },
  { name: "vLLM", port: 8_000 },
];
const TIMEOUT_MS = 1_500;
const MAX_MODELS = 50;

const served = z.object({ data: z.array(z.object({ id: z.string().min(1).max(200) })) });

/** A server of models on this machine, and the names of its models. */
export type FoundServer = { name: string; baseUrl: string; models: string[] };

/** Looks at the usual ports of this machine for servers with OpenAI's interface; only those that reply are returned. */
export async function findModels(servers: readonly { name: string; port: number }[] = SERVERS): Promise<FoundServer[]> {
  const found = await Promise.all(servers.map(askForModels));
  return found.flatMap((server) => server ?? []);
}

async function askForModels({ name, port }: { name: string; port: number }): Promise<FoundServer | null> {
  const baseUrl = `http://127.0.0.1:${port}/v1`;
  try {
    const reply = await fetch(`${baseUrl}/models`, { signal: AbortSignal.timeout(TIMEOUT_MS), redirect: "error" });
    const models = served.parse(await reply.json()).data.map(({ id }) => id);
    return models.length > 0 ? { name, baseUrl, models: models.slice(0, MAX_MODELS) } : null;
  } catch {
    return null;
  }
}
