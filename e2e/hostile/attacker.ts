import type { Attack } from "./attack";

/** Milliseconds after which an attack is given up. */
const TIMEOUT = 120_000;

export type Answered = { status: number; body: ReturnType<typeof JSON.parse> };

/** A client that sends attacks. An attack on a question gets a new question. */
export function attackerOf(baseUrl: string, key: string) {
  return {
    async send({ method = "POST", path, body, headers }: Attack): Promise<Answered> {
      const question = path.includes("{question}") ? await newQuestion(baseUrl, key) : "";
      const content = body?.();
      return request(baseUrl + path.replace("{question}", question), {
        method,
        headers: {
          "x-api-key": key,
          ...(!(content instanceof FormData) && { "content-type": "application/json" }),
          ...headers,
        },
        ...(content !== undefined && { body: content }),
      });
    },
    async cancel(job: string): Promise<void> {
      await request(`${baseUrl}/v2/jobs/${job}/cancel`, { method: "POST", headers: { "x-api-key": key } });
    },
  };
}

async function newQuestion(baseUrl: string, key: string): Promise<string> {
  const { body } = await request(`${baseUrl}/v2/projects`, {
    method: "POST",
    headers: { "x-api-key": key, "content-type": "application/json" },
    body: JSON.stringify({ name: "Hostile", questions: [{ text: "Why?" }] }),
  });
  return `/v2/projects/${body.data.id}/questions/${body.data.questions[0].id}`;
}

async function request(url: string, init: RequestInit): Promise<Answered> {
  const reply = await fetch(url, { ...init, signal: AbortSignal.timeout(TIMEOUT) });
  return { status: reply.status, body: await reply.json() };
}
