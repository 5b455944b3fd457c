import { sql } from "drizzle-orm";

/** A lease is renewed while its work runs, and ends this many seconds after its process has died. */
export const LEASE_SECONDS = 60;
const RENEWAL_MS = 20_000;

/** The end of a lease that is taken or renewed now, by the database's clock. */
export const leaseEnd = sql`now() + make_interval(secs => ${LEASE_SECONDS})`;

/** Does work whose lease has been taken, and calls `renew` every 20 s until it ends. */
export async function whileLeased<Result>(renew: () => Promise<unknown>, work: () => Promise<Result>): Promise<Result> {
  const renewal = setInterval(() => renew().catch(() => {}), RENEWAL_MS);
  try {
    return await work();
  } finally {
    clearInterval(renewal);
  }
}
