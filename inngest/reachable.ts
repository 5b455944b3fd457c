import { env } from "@/lib/env";

const PATIENCE = 3_000;

/** Whether the server that drives the functions answers at all. Inngest Cloud, which has no address here, counts as reachable. */
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
