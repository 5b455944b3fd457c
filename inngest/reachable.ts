import { env } from "@/lib/env";

const PATIENCE = 3_000;

/** True if the Inngest server answers. Inngest Cloud counts as reachable, since no address is configured for it. */
export async function isRunnerReachable(): Promise<boolean> {
  const address = env.INNGEST_BASE_URL ?? (URL.canParse(env.INNGEST_DEV ?? "") ? env.INNGEST_DEV : undefined);
  if (!address) return true;
  return fetch(new URL("/health", address), { signal: AbortSignal.timeout(PATIENCE) }).then(
    async (reply) => {
      await reply.body?.cancel();
      return true;
    },
    () => false,
  );
}
