import { z } from "zod";
import { type LocalRunner, startLocalRunner } from "./runner";

const optionsSchema = z.looseObject({
  databaseUrl: z.string(),
  port: z.number(),
  eventKey: z.string(),
  signingKey: z.string(),
  appUrl: z.string(),
  concurrency: z.number().optional(),
  firstRetryMs: z.number().optional(),
});

// The runner as a process of its own. It is started by `fork`, gets its options in the first message, and ends with its
// parent or on a signal. It replies with `{ fault }` if it fails to start, with `{ url, standsBy: true }` if it has to
// stand by first, and with `{ url }` when it begins to work.
process.once("message", async (message) => {
  let runner: LocalRunner | undefined;
  const end = () => Promise.resolve(runner?.stop()).finally(() => process.exit());
  for (const signal of ["SIGTERM", "SIGINT"]) process.once(signal, end);
  process.once("disconnect", end);
  try {
    const { concurrency, firstRetryMs, ...required } = optionsSchema.parse(message);
    runner = await startLocalRunner({
      ...required,
      onStandBy: (url) => process.send?.({ url, standsBy: true }),
      onLost: () => process.exit(),
      ...(concurrency === undefined ? {} : { concurrency }),
      ...(firstRetryMs === undefined ? {} : { firstRetryMs }),
    });
    process.send?.({ url: runner.url });
  } catch (error) {
    process.send?.({ fault: error instanceof Error ? error.message : String(error) });
    process.exitCode = 1;
    process.disconnect?.();
  }
});
