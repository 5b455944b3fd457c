/** Milliseconds between two ordinary calls. */
const EVERY = 200;

/**
 * Codes two answers every 200 ms from now on. The returned function stops this, waits for the last call and returns the
 * milliseconds of each. It throws if a call failed.
 */
export function callOrdinarily(baseUrl: string, key: string): () => Promise<number[]> {
  const calls: Promise<number | Error>[] = [];
  const ticking = setInterval(() => {
    calls.push(codeTwo(baseUrl, key).catch((error) => (error instanceof Error ? error : new Error(String(error)))));
  }, EVERY);
  return async () => {
    clearInterval(ticking);
    const outcomes = await Promise.all(calls);
    for (const outcome of outcomes) if (outcome instanceof Error) throw outcome;
    return outcomes.filter((outcome) => typeof outcome === "number");
  };
}

async function codeTwo(baseUrl: string, key: string): Promise<number> {
  const start = performance.now();
  const responses = ["Friendly staff", "Too expensive"].map((text, index) => ({ id: `${index}`, text }));
  const categories = [{ name: "Stay", codes: [{ name: "Friendly staff" }, { name: "Expensive" }] }];
  const reply = await fetch(`${baseUrl}/v2/code`, {
    method: "POST",
    headers: { "x-api-key": key, "content-type": "application/json" },
    body: JSON.stringify({ responses, codebook: { categories } }),
  });
  const text = await reply.text();
  if (!reply.ok) throw new Error(`An ordinary call failed with ${reply.status}: ${text}`);
  return performance.now() - start;
}
