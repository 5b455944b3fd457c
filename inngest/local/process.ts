import { z } from "zod";
import { startLocalRunner } from "./runner";

const optionsSchema = z.looseObject({
  databaseUrl: z.string(),
  port: z.number(),
  eventKey: z.string(),
  signingKey: z.string(),
  appUrl: z.string(),
  concurrency: z.number().optional(),
  firstRetryMs: z.number().optional(),
});

// The runner as a separate process. It is forked with an IPC channel, gets its options as the first message, replies
// with `{ url }` or `{ fault }`, and ends with its parent or on a signal.
process.once("message", async (message) => {
  try {
    const { concurrency, firstRetryMs, ...required } = optionsSchema.parse(message);
    const runner = await startLocalRunner({
      ...required,
      ...(concurrency === undefined ? {} : { concurrency }),
      ...(firstRetryMs === undefined ? {} : { firstRetryMs }),
    });
    const end = () => runner.stop().finally(() => process.exit(0));
    for (const signal of ["SIGTERM", "SIGINT"]) process.once(signal, end);
    process.once("disconnect", end);
    process.send?.({ url: runner.url });
  } catch (error) {
    process.send?.({ fault: error instanceof Error ? error.message : String(error) });
    process.exitCode = 1;
    process.disconnect?.();
  }
});
