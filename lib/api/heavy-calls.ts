import { oncePerProcess } from "@/db/per-process.mjs";
import { AppError } from "@/lib/errors";
import { GroupSemaphore } from "@/lib/group-semaphore";
import { callerSignal } from "@/lib/workers/caller";

/**
 * Heavy calls at once, in this process and of one organization. The largest cross-tab, of 50,000 cells, takes about
 * 100 MiB and a second of both cores.
 */
const heavyCalls = oncePerProcess("heavy calls", () => new GroupSemaphore({ most: 6, mostOfGroup: 2 }));
/** Milliseconds to wait. */
const PATIENCE = 60_000;

/**
 * Waits until another heavy call may begin; returns a function that ends it. `group` is the organization's id. Throws
 * SERVICE_UNAVAILABLE after a minute, and if the caller leaves.
 */
export const beginHeavyCall = (group: string): Promise<() => void> =>
  heavyCalls.acquire(group, 1, {
    signal: callerSignal(),
    patience: { milliseconds: PATIENCE, error: tooMany },
  });

/** Does work of a page that is like a heavy call, which it counts as. */
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
