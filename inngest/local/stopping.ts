import { setTimeout as sleep } from "node:timers/promises";

/** Thrown into work when the runner is stopped; the next start continues that work. */
export class StoppedError extends Error {
  override readonly name = "StoppedError";
}

/** Waits; throws the signal's reason, a `StoppedError`, as soon as the runner is being stopped. */
export async function pause(ms: number, stopping: AbortSignal): Promise<void> {
  await sleep(ms, undefined, { signal: stopping }).catch(() => stopping.throwIfAborted());
}
