/** Milliseconds between two ordinary calls of a kind. */
const EVERY = 500;

/**
 * Codes two answers and reads the usage every 500 ms from now on. The returned function stops this, waits for the last
 * call and returns the milliseconds of each. It throws if a call failed.
 */
export function callOrdinarily(baseUrl: string, key: string): () => Promise<number[]> {
  const calls: Promise<number | Error>[] = [];
  const ticking = setInterval(() => {
    for (const call of [codeTwo, readUsage]) {
      calls.push(call(baseUrl, key).catch((error) => (error instanceof Error ? error : new Error(String(error)))));
    }
  }, EVERY);
  return async () => {
    clearInterval(ticking);
    const outcomes = await Promise.all(calls);
    for (const outcome of outcomes) if (outcome instanceof Error) throw outcome;
    return outcomes.filter((outcome) => typeof outcome === "number");
  };
}

/** The median of the milliseconds of some calls. */
export const medianOf = (calls: readonly number[]) => calls.toSorted((a, b) => a - b)[calls.length >> 1] ?? 0;

function codeTwo(baseUrl: string, key: string): Promise<number> {
  const responses = ["Friendly staff", "Too expensive"].map((text, index) => ({ id: `${index}`, text }));
  const categories = [{ name: "Stay", codes: [{ name: "Friendly staff" }, { name: "Expensive" }] }];
  return timed(`${baseUrl}/v2/code`, {
    method: "POST",
    headers: { "x-api-key": key, "content-type": "application/json" },
    body: JSON.stringify({ responses, codebook: { categories } }),
  });
}

const readUsage = (baseUrl: string, key: string) => timed(`${baseUrl}/v2/usage`, { headers: { "x-api-key": key } });

async function timed(url: string, init: RequestInit): Promise<number> {
  const start = performance.now();
  const reply = await fetch(url, init);
  const text = await reply.text();
  if (!reply.ok) throw new Error(`An ordinary call failed with ${reply.status}: ${text}`);
  return performance.now() - start;
}
