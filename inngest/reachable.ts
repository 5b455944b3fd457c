import { env } from "@/lib/env";
import { STANDING_BY } from "./local/http/health";

/** Milliseconds. */
const PATIENCE = 3_000;

/** True if the job runner answers: an Inngest server, or the local one. */
export async function isRunnerReachable(): Promise<boolean> {
  return (await health()) !== null;
}

/**
 * False if the job runner does not answer, or if it stands by: then the web process of the machine whose runner works
 * announces all that is due.
 */
export async function takesEvents(): Promise<boolean> {
  const told = await health();
  return told !== null && !told.includes(STANDING_BY);
}

/** What the job runner tells about itself; null if it does not answer. Inngest Cloud has no address to ask. */
async function health(): Promise<string | null> {
  const address = env.INNGEST_BASE_URL ?? (URL.canParse(env.INNGEST_DEV ?? "") ? env.INNGEST_DEV : undefined);
  if (!address) return "";
  try {
    const reply = await fetch(new URL("/health", address), { signal: AbortSignal.timeout(PATIENCE) });
    return await reply.text();
  } catch {
    return null;
  }
}
