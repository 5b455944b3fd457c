import { env } from "@/lib/runtime/env";
import { STANDING_BY } from "./local/server";

/** Milliseconds that the runner has to answer. */
const TIMEOUT = 3_000;

/** True if the job runner answers: an Inngest server, or the local one. */
export async function isRunnerReachable(): Promise<boolean> {
  return (await health()) !== null;
}

/** True if the local runner stands by. It then accepts no events, because another machine's runner works. */
export async function isStandingBy(): Promise<boolean> {
  return (await health())?.includes(STANDING_BY) === true;
}

/**
 * The reply of the job runner to a health check; null if it does not answer. For Inngest Cloud there is no address to
 * ask.
 */
async function health(): Promise<string | null> {
  const address = env.INNGEST_BASE_URL ?? (URL.canParse(env.INNGEST_DEV ?? "") ? env.INNGEST_DEV : undefined);
  if (!address) return "";
  try {
    const reply = await fetch(new URL("/health", address), { signal: AbortSignal.timeout(TIMEOUT) });
    return await reply.text();
  } catch {
    return null;
  }
}
