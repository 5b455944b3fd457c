import { createServer } from "node:http";
import { serve } from "inngest/node";
import { afterAll, beforeAll } from "vitest";
import { inngest } from "@/inngest/client";
import { functions } from "@/inngest/functions";
import { startLocalRunner } from "@/inngest/local/runner";

/** Drives the app's durable functions with a local runner while the test file runs. */
export function useDurableJobs() {
  const { INNGEST_BASE_URL = "", INNGEST_EVENT_KEY = "", INNGEST_SIGNING_KEY = "" } = process.env;
  const origin = new URL(process.env.INNGEST_SERVE_ORIGIN ?? "");
  const app = createServer(serve({ client: inngest, functions, serveOrigin: origin.origin }));
  let runner: Awaited<ReturnType<typeof startLocalRunner>>;
  beforeAll(async () => {
    await new Promise<void>((done) => app.listen(Number(origin.port), "127.0.0.1", done));
    runner = await startLocalRunner({
      databaseUrl: process.env.DATABASE_URL ?? "",
      port: Number(new URL(INNGEST_BASE_URL).port),
      eventKey: INNGEST_EVENT_KEY,
      signingKey: INNGEST_SIGNING_KEY,
      appUrl: `${origin.origin}/api/inngest`,
      firstRetryMs: 50,
      log: () => {},
    });
  });
  afterAll(async () => {
    await runner.stop();
    app.closeAllConnections();
    await new Promise((done) => app.close(done));
  });
}
