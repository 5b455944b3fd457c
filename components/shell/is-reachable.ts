import { onlineManager } from "@tanstack/react-query";

const LOOK_MS = 2_000;

/** Resolves when the service replies again; null while it replies. */
let waiting: Promise<void> | null = null;

/**
 * Whether the service replies. To be called before a refresh that the user did not ask for, because a failed refresh
 * would replace the page and lose typed text.
 */
export const isReachable = (): Promise<boolean> =>
  fetch("/api/ready", { cache: "no-store" }).then(
    ({ ok }) => ok,
    () => false,
  );

/**
 * Resolves at once if the service replies, otherwise when it replies again. Until then the page counts as offline, so
 * that changes wait. Rejects when `signal` aborts.
 */
export async function untilReachable(signal: AbortSignal): Promise<void> {
  if (await isReachable()) return;
  waiting ??= lookUntilReachable().finally(() => {
    waiting = null;
  });
  const back = waiting;
  await new Promise<void>((resolve, reject) => {
    const giveUp = () => reject(signal.reason);
    if (signal.aborted) giveUp();
    signal.addEventListener("abort", giveUp, { once: true });
    void back.then(() => {
      signal.removeEventListener("abort", giveUp);
      resolve();
    });
  });
}

async function lookUntilReachable(): Promise<void> {
  do {
    // The browser's event `online` would end the wait, although the service may still be away.
    onlineManager.setOnline(false);
    await new Promise((resolve) => setTimeout(resolve, LOOK_MS));
  } while (!(await isReachable()));
  onlineManager.setOnline(true);
}
