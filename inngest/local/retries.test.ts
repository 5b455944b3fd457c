import { NonRetriableError, RetryAfterError } from "inngest";
import { expect, it } from "vitest";
import { createDatabase, drive } from "@/test/local-runner/drive";
import { retryPause } from "./advance";

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
      const worse = await step
        .run("worse", () => Promise.reject(new NonRetriableError("worse")))
        .catch((error: Error) => error.message);
      return [caught, worse];
    }),
  ]);
  await client.send({ name: "t/catch" });
  expect((await ended("app-catcher"))[0]).toMatchObject({
    status: "completed",
    output: ["caught broken", "worse"],
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
  const { app, client, ended } = await drive(database, (it) => [
    it.createFunction({ id: "honest", retries: 0, triggers: { event: "t/forged" } }, () => "from the app"),
  ]);
  await client.send({ name: "t/forged" });
  expect((await ended("app-honest"))[0]).toMatchObject({ status: "completed", output: "from the app" });
  app.removeAllListeners("request").on("request", (_, response) => response.end(JSON.stringify("forged")));
  await client.send({ name: "t/forged" });
  const [, forged] = await ended("app-honest", 2);
  expect(forged).toMatchObject({ status: "failed", output: { message: expect.stringContaining("not signed") } });
});

it("calls again, without counting it as an attempt, if the app broke the call off", async () => {
  let calls = 0;
  const { app, client, ended } = await drive(database, (it) => [
    it.createFunction({ id: "broken", retries: 0, triggers: { event: "t/broken" } }, ({ attempt }) => {
      calls++;
      if (calls < 3) app.closeAllConnections();
      return attempt;
    }),
  ]);
  await client.send({ name: "t/broken" });
  expect((await ended("app-broken"))[0]).toMatchObject({ status: "completed", output: 0 });
  expect(calls).toBe(3);
});

it.each([
  [1, 1_000],
  [3, 4_000],
  [99, 600_000],
])("pauses after %i failures for %i ms and up to a fifth more", (failures, ms) => {
  const pause = retryPause(failures, 1_000);
  expect(pause).toBeGreaterThanOrEqual(ms);
  expect(pause).toBeLessThanOrEqual(ms * 1.2);
});
