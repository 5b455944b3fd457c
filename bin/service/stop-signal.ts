const AGAIN_AFTER = 2_000;
const PARENT_EVERY = 500;

/**
 * Aborts on the first SIGINT, SIGTERM or SIGHUP, and when the npm process that started this one dies. If Ctrl-C is
 * pressed in a terminal, npm sends the signal a second time at once; that one is ignored. A later Ctrl-C comes from a
 * person who does not want to wait, and ends the process immediately.
 */
export function stopSignal(): AbortSignal {
  const controller = new AbortController();
  let first = 0;
  const stop = () => {
    if (controller.signal.aborted && Date.now() - first > AGAIN_AFTER) process.exit(130);
    if (controller.signal.aborted) return;
    first = Date.now();
    controller.abort();
  };
  for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const) process.on(signal, stop);
  if (process.env.npm_lifecycle_event) {
    const parent = process.ppid;
    setInterval(() => process.ppid === parent || controller.abort(), PARENT_EVERY).unref();
  }
  return controller.signal;
}

/** Settles when the signal is aborted. */
export const aborted = (signal: AbortSignal) =>
  new Promise<void>((done) => {
    if (signal.aborted) done();
    else signal.addEventListener("abort", () => done(), { once: true });
  });
