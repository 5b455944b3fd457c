import { sql } from "drizzle-orm";
import { z } from "zod";
import { connect } from "@/db/client";
import { retryInOutage } from "@/db/outages";
import { createClient, startApp } from "./sdk-app";

const optionsSchema = z.object({
  databaseUrl: z.string(),
  port: z.number(),
  appPort: z.number(),
  eventKey: z.string(),
  signingKey: z.string(),
});

// An app in a process of its own that tests can kill: each step writes a row, so that they can count its effects.
process.once("message", async (message) => {
  const options = optionsSchema.parse(message);
  const { db } = connect(options.databaseUrl, { max: 5 });
  const client = createClient(options);
  const count = async (runId: string, step: string) => {
    await retryInOutage(new AbortController().signal, () =>
      db.execute(sql`insert into effects values (${runId}, ${step})`),
    );
    await new Promise((resolve) => setTimeout(resolve, 20));
    return step;
  };
  const counted = client.createFunction({ id: "counted", triggers: { event: "t/count" } }, async ({ runId, step }) => {
    const kept: string[] = [];
    const run = async (name: string) => kept.push(await step.run(name, () => count(runId, name)));
    for (const name of ["one", "two", "three"]) await run(name);
    await step.sleep("nap", "1s");
    for (const name of ["four", "five", "six", "last"]) await run(name);
    return kept.join(" ");
  });
  await startApp(client, [counted], options.appPort);
  process.once("disconnect", () => process.exit(0));
  process.send?.({ ready: true });
});
