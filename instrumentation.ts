const DISPATCH_EVERY = 2_000;
const CLEAN_EVERY = 600_000;

/** Runs once in every web process: jobs that wait or were left behind, and what has expired, are looked after here. */
export async function register() {
  if (process.env.NEXT_RUNTIME !== "nodejs") return;
  const { db } = await import("@/lib/db");
  const { dispatchJobs } = await import("@/lib/jobs/dispatch-jobs");
  const { removeExpired } = await import("@/lib/maintenance");
  setInterval(() => void dispatchJobs(db), DISPATCH_EVERY).unref();
  setInterval(() => void removeExpired(db).catch(() => {}), CLEAN_EVERY).unref();
}
