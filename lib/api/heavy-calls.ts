import { oncePerProcess } from "@/db/per-process.mjs";
import { AppError } from "@/lib/errors";
import { callerSignal } from "@/lib/workers/caller";

/**
 * The most heavy calls at once, in this process and of one organization. The largest cross-tab, of 50,000 cells, takes
 * about 100 MiB and a second of both cores.
 */
const MOST = { inAll: 6, ofOrganization: 2 };
/** Milliseconds to wait. */
const PATIENCE = 60_000;

type Waiting = { group: string; enter: () => void };

const { held, waiting } = oncePerProcess("heavy calls", () => ({
  held: new Map<string, number>(),
  waiting: new Set<Waiting>(),
}));

/**
 * Waits until another heavy call may begin; returns a function that ends it. Organizations with fewer heavy calls come
 * first, then who has waited longer. `group` is the organization's id. Throws SERVICE_UNAVAILABLE after a minute, and
 * if the caller leaves.
 */
export async function beginHeavyCall(group: string): Promise<() => void> {
  const left = callerSignal();
  left.throwIfAborted();
  let stopWaiting = () => {};
  try {
    await new Promise<void>((enter, refuse) => {
      const entry = { group, enter };
      const timer = setTimeout(() => refuse(tooMany()), PATIENCE);
      const leave = () => refuse(left.reason);
      left.addEventListener("abort", leave, { once: true });
      stopWaiting = () => {
        clearTimeout(timer);
        left.removeEventListener("abort", leave);
        waiting.delete(entry);
      };
      waiting.add(entry);
      admit();
    });
  } finally {
    stopWaiting();
  }
  return () => {
    const rest = heldBy(group) - 1;
    if (rest > 0) held.set(group, rest);
    else held.delete(group);
    admit();
  };
}

/** Does work of a page that is like a heavy call, which it counts as. */
export async function asHeavyCall<Result>(group: string, work: () => Promise<Result>): Promise<Result> {
  const end = await beginHeavyCall(group);
  try {
    return await work();
  } finally {
    end();
  }
}

const heldBy = (group: string): number => held.get(group) ?? 0;

function admit(): void {
  const fewestFirst = [...waiting].sort((one, other) => heldBy(one.group) - heldBy(other.group));
  for (const entry of fewestFirst) {
    const all = [...held.values()].reduce((sum, calls) => sum + calls, 0);
    if (all >= MOST.inAll) return;
    if (heldBy(entry.group) >= MOST.ofOrganization) continue;
    held.set(entry.group, heldBy(entry.group) + 1);
    waiting.delete(entry);
    entry.enter();
  }
}

const tooMany = () =>
  new AppError("SERVICE_UNAVAILABLE", "Too many analyses and exports are being made. Repeat this one in a moment.");
