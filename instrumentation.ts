const DISPATCH_EVERY = 2_000;

/**
 * Runs once in every web process: gets its workers ready for the first call, and from then on looks every few seconds
 * for jobs that wait or were left behind.
 */
export async function register() {
  if (process.env.NEXT_RUNTIME !== "nodejs") return;
  const [{ dispatchSoon }, { warmUpCoding }] = await Promise.all([
    import("@/inngest/dispatch"),
    import("@/lib/coding/warm-up"),
  ]);
  void warmUpCoding();
  setInterval(dispatchSoon, DISPATCH_EVERY).unref();
}
