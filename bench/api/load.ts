import autocannon, { type Client } from "autocannon";

const CONNECTIONS = 10;
const WARM_UP = 3;
const TURN = 2;

export type LoadRequest = { method: "GET" | "POST"; path: string; headers?: Record<string, string>; body?: string };

export type Target = { name: string; url: string; requests: LoadRequest[] };

/** The throughput of one address in requests per second, and its latencies in milliseconds. */
export type Row = { name: string; perSecond: number; p50: number; p95: number };

/**
 * Loads each address over 10 connections for `seconds` after a warm-up. Addresses take turns of 2 seconds, so that
 * other load of the machine affects all equally. Throws on any reply other than 2xx.
 */
export async function loadInTurns(targets: readonly Target[], seconds: number): Promise<Row[]> {
  for (const target of targets) await run(target, Math.min(WARM_UP, seconds));
  const turns: Turn[][] = targets.map(() => []);
  for (let left = seconds; left > 0; left -= TURN) {
    for (const [index, target] of targets.entries()) turns[index]?.push(await run(target, Math.min(TURN, left)));
  }
  return targets.map(({ name }, index) => summarise(name, turns[index] ?? []));
}

type Turn = { latencies: number[]; elapsed: number };

function summarise(name: string, turns: readonly Turn[]): Row {
  const sorted = turns.flatMap(({ latencies }) => latencies).sort((a, b) => a - b);
  const elapsed = turns.reduce((sum, turn) => sum + turn.elapsed, 0);
  return { name, perSecond: sorted.length / elapsed, p50: quantile(sorted, 0.5), p95: quantile(sorted, 0.95) };
}

/** Each connection sends the requests in order, starting at a different one. */
function run({ name, url, requests }: Target, seconds: number): Promise<Turn> {
  const latencies: number[] = [];
  let connection = 0;
  const setupClient = (client: Client) => {
    const first = Math.floor((connection++ * requests.length) / CONNECTIONS);
    client.setRequests([...requests.slice(first), ...requests.slice(0, first)]);
  };
  return new Promise((resolve, reject) => {
    const options = { url, connections: CONNECTIONS, duration: seconds, setupClient };
    const running = autocannon(options, (error, { duration, non2xx, errors, timeouts }) => {
      const failures = non2xx + errors + timeouts;
      if (error || failures > 0) reject(error ?? new Error(`${name}: ${failures} requests were refused or failed`));
      else resolve({ latencies, elapsed: duration });
    });
    running.on("response", (_client, _status, _bytes, milliseconds) => latencies.push(milliseconds));
  });
}

/** The value below which this share of the sorted values lies; 0 if there are none. */
export const quantile = (sorted: readonly number[], share: number) =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
