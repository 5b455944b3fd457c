import { oncePerProcess } from "@/db/per-process.mjs";
import { AppError } from "@/lib/errors";
import { GroupSemaphore } from "@/lib/group-semaphore";
import { callerSignal } from "@/lib/workers/caller";

/**
 * The most heavy calls that run at once, in this process and for one organization. The largest cross-tab, of 50,000
 * cells, takes about 100 MiB of memory, and both cores for a second.
 */
const heavyCalls = oncePerProcess("heavy calls", () => new GroupSemaphore({ most: 6, mostOfGroup: 2 }));
/** Milliseconds that a call waits for its turn. */
const PATIENCE = 60_000;

/**
 * Waits until another heavy call may begin; returns a function to be called when it has ended. `group` is the
 * organization's id. Throws SERVICE_UNAVAILABLE after a minute, and if the caller leaves.
 */
export const beginHeavyCall = (group: string): Promise<() => void> =>
  heavyCalls.acquire(group, 1, {
    signal: callerSignal(),
    patience: { milliseconds: PATIENCE, error: tooMany },
  });

/** Runs work of a page that takes as much as a heavy call, and counts it as one. */
export async function asHeavyCall<Result>(group: string, work: () => Promise<Result>): Promise<Result> {
  const end = await beginHeavyCall(group);
  try {
    return await work();
  } finally {
    end();
  }
}

const tooMany = () =>
  new AppError("SERVICE_UNAVAILABLE", "Too many analyses and exports are being made. Repeat this one in a moment.");
