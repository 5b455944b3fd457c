import { setTimeout as pause } from "node:timers/promises";

const LONGEST_PAUSE = 30_000;
/** A part that ran this long counts as healthy: the next pause is the shortest again. */
const HEALTHY = 60_000;

/** A part of the service that runs until `stop`. */
export type Part = { exited: Promise<void>; stop: () => Promise<void> };

/**
 * Keeps a part running: when it ends by itself it is started again, after 1 second at first, at most 30. `say` is told
 * each time.
 */
export function keepRunning(name: string, first: Part, start: () => Promise<Part>, say: (line: string) => void): Part {
  const stopping = new AbortController();
  let current: Part | null = first;
  const exited = (async () => {
    let wait = 1_000;
    while (!stopping.signal.aborted) {
      const began = Date.now();
      await current?.exited;
      if (stopping.signal.aborted) return;
      if (current && Date.now() - began > HEALTHY) wait = 1_000;
      current = null;
      say(`${name} ended unexpectedly. Starting it again in ${wait / 1_000} s.`);
      await pause(wait, undefined, { signal: stopping.signal }).catch(() => {});
      if (stopping.signal.aborted) return;
      current = await start().catch((error: Error) => {
        say(error.message);
        return null;
      });
      if (current) say(`${name} runs again.`);
      wait = Math.min(wait * 2, LONGEST_PAUSE);
    }
  })();
  const stop = async () => {
    stopping.abort();
    await current?.stop();
    await exited;
    await current?.stop();
  };
  return { exited, stop };
}
