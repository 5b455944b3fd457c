const DISPATCH_EVERY = 2_000;

/**
 * Runs once in every web process. It gets the workers ready for the first call, and from then on starts every two
 * seconds what is due: jobs, webhook deliveries and suggestions.
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
