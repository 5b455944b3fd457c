import { createServer } from "node:http";
import { sql } from "drizzle-orm";
import { NonRetriableError, RetryAfterError } from "inngest";
import { expect, it } from "vitest";
import { createDatabase, drive } from "@/test/local-runner/drive";
import { functions } from "./db/schema";
import { retryMoment } from "./runs/retry-moment";

const database = await createDatabase();

it("tries a step again, each step with attempts of its own, without running kept steps again", async () => {
  const ran: string[] = [];
  const { client, ended } = await drive(database, (app) => [
    app.createFunction({ id: "flaky", retries: 2, triggers: { event: "t/flaky" } }, async ({ step, attempt }) => {
      const first = await step.run("first", () => {
        ran.push(`first ${attempt}`);
        if (attempt < 2) throw new Error("not yet");
        return 1;
      });
      return await step.run("second", () => {
        ran.push(`second ${attempt}`);
        if (attempt < 2) throw new Error("not yet");
        return first + 1;
      });
    }),
  ]);
  await client.send({ name: "t/flaky" });
  expect((await ended("app-flaky"))[0]).toMatchObject({ status: "completed", output: 2 });
  expect(ran).toEqual(["first 0", "first 1", "first 2", "second 0", "second 1", "second 2"]);
});

it("lets the function catch a step that failed for good", async () => {
  let tries = 0;
  const { client, ended } = await drive(database, (app) => [
    app.createFunction({ id: "catcher", retries: 1, triggers: { event: "t/catch" } }, async ({ step }) => {
      const caught = await step
        .run("breaks", () => {
          tries++;
          throw new TypeError("broken");
        })
        .catch((error: Error) => `caught ${error.message}`);
      const parallel = await Promise.all([
        step.run("fine", () => "fine"),
        step.run("worse", () => Promise.reject(new NonRetriableError("worse"))).catch((error: Error) => error.message),
      ]);
      return [caught, ...parallel];
    }),
  ]);
  await client.send({ name: "t/catch" });
  expect((await ended("app-catcher"))[0]).toMatchObject({
    status: "completed",
    output: ["caught broken", "fine", "worse"],
  });
  expect(tries).toBe(2);
});

it("tries a function again and calls onFailure once its attempts are used up", async () => {
  let tries = 0;
  const failures: unknown[] = [];
  const { client, ended } = await drive(database, (app) => [
    app.createFunction(
      {
        id: "doomed",
        retries: 2,
        triggers: { event: "t/doomed" },
        onFailure: ({ error, event }) => {
          failures.push([error.message, event.data.event.data.n, event.data.function_id]);
        },
      },
      () => {
        tries++;
        throw new Error("always");
      },
    ),
  ]);
  await client.send({ name: "t/doomed", data: { n: 7 } });
  expect((await ended("app-doomed"))[0]).toMatchObject({ status: "failed", output: { message: "always" } });
  await ended("app-doomed-failure");
  expect(tries).toBe(3);
  expect(failures).toEqual([["always", 7, "app-doomed"]]);
});

it("waits as long as Retry-After asks, in seconds or as a date", async () => {
  const times: number[] = [];
  const { client, ended } = await drive(database, (app) => [
    app.createFunction({ id: "later", retries: 2, triggers: { event: "t/later" } }, ({ attempt }) => {
      times.push(Date.now());
      if (attempt === 0) throw new RetryAfterError("in a second", 1_000);
      if (attempt === 1) throw new RetryAfterError("at a time", new Date(Date.now() + 600));
      return "done";
    }),
  ]);
  await client.send({ name: "t/later" });
  expect((await ended("app-later"))[0]?.output).toBe("done");
  const [first = 0, second = 0, third = 0] = times;
  expect(second - first).toBeGreaterThanOrEqual(950);
  expect(third - second).toBeGreaterThanOrEqual(550);
});

it("takes an answer that is not signed as a failure", async () => {
  const { client, ended, configuration } = await drive(database, (app) => [
    app.createFunction({ id: "honest", retries: 0, triggers: { event: "t/forged" } }, () => "from the app"),
  ]);
  const forger = createServer((_, response) => response.end(JSON.stringify("forged")));
  await new Promise<void>((resolve) => forger.listen(0, "127.0.0.1", resolve));
  const address = forger.address();
  const port = address && typeof address === "object" ? address.port : 0;
  const [own, forged] = [`:${configuration.appPort}/`, `:${port}/`];
  await database.db.execute(
    sql`update ${functions} set config = replace(config::text, ${own}::text, ${forged}::text)::jsonb`,
  );
  await registerNothingNew(configuration);
  await client.send({ name: "t/forged" });
  const [run] = await ended("app-honest");
  expect(run).toMatchObject({ status: "failed", output: { message: expect.stringContaining("not signed") } });
  forger.close();
});

it("doubles the pause between attempts, up to the longest", () => {
  const settings = { firstRetryMs: 1_000, longestRetryMs: 10_000 };
  for (const [failures, least] of [
    [1, 1_000],
    [3, 4_000],
    [9, 10_000],
  ] as const) {
    const before = Date.now();
    const moment = retryMoment(settings, failures).getTime();
    expect(moment - before).toBeGreaterThanOrEqual(least);
    expect(moment - Date.now()).toBeLessThanOrEqual(least * 1.2);
  }
  const asked = new Date(5);
  expect(retryMoment(settings, 1, asked)).toBe(asked);
});

// The app registers the same functions again, so the runner only reads its functions from the database.
async function registerNothingNew({ appUrl }: { appUrl: string }) {
  await fetch(appUrl, { method: "PUT" });
}
