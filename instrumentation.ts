const DISPATCH_EVERY = 2_000;

/** Runs once in every web process, which from then on looks every few seconds for jobs that wait or were left behind. */
export async function register() {
  if (process.env.NEXT_RUNTIME !== "nodejs") return;
  const { dispatchSoon } = await import("@/inngest/dispatch");
  setInterval(dispatchSoon, DISPATCH_EVERY).unref();
}
