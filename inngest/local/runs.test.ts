import { type Inngest, NonRetriableError } from "inngest";
import { expect, it } from "vitest";
import { freePort } from "@/db/free-port";
import { createDatabase, drive, until } from "@/test/local-runner/drive";
import { startApp } from "@/test/local-runner/sdk-app";
import { steps } from "./schema";

const database = await createDatabase();

it("runs steps in order, each once, and keeps the function's result", async () => {
  const ran: string[] = [];
  const { client, ended } = await drive(database, (app) => [
    app.createFunction({ id: "plain", triggers: { event: "t/plain" } }, async ({ event, step }) => {
      const first = await step.run("first", () => {
        ran.push("first");
        return event.data.n * 2;
      });
      const second = await step.run("second", () => {
        ran.push("second");
        return { text: `${first}\u0000 ok` };
      });
      return { second, list: [1, null] };
    }),
  ]);
  await client.send({ name: "t/plain", data: { n: 21 } });
  const [run] = await ended("app-plain");
  expect(run).toMatchObject({ status: "completed", output: { second: { text: "42\u0000 ok" }, list: [1, null] } });
  expect(ran).toEqual(["first", "second"]);
});

it("sleeps", async () => {
  const { client, ended } = await drive(database, (app) => [
    app.createFunction({ id: "sleeper", triggers: { event: "t/sleep" } }, async ({ step }) => {
      const before = await step.run("before", () => Date.now());
      await step.sleep("nap", "1s");
      const after = await step.run("after", () => Date.now());
      await step.sleepUntil("past", new Date(Date.now() - 1_000));
      return after - before;
    }),
  ]);
  await client.send({ name: "t/sleep" });
  const [run] = await ended("app-sleeper");
  expect(run?.status).toBe("completed");
  expect(run?.output).toBeGreaterThanOrEqual(1_000);
  expect(run?.output).toBeLessThan(15_000);
});

it("sends events from a step and fails a run that is not to be retried", async () => {
  const { client, ended } = await drive(database, (app) => [
    app.createFunction({ id: "sender", triggers: { event: "t/send" } }, async ({ step }) => {
      const { ids } = await step.sendEvent("tell", [{ name: "t/told", data: { by: "sender" } }, { name: "t/nobody" }]);
      return ids.length;
    }),
    app.createFunction({ id: "told", triggers: { event: "t/told" } }, ({ event }) => {
      throw new NonRetriableError(`no, ${event.data.by}`);
    }),
  ]);
  await client.send({ name: "t/send" });
  expect((await ended("app-sender"))[0]).toMatchObject({ status: "completed", output: 2 });
  expect((await ended("app-told"))[0]).toMatchObject({ status: "failed", output: { message: "no, sender" } });
});

it("fails a run that asks for what it does not support, without retries", async () => {
  const { client, ended } = await drive(database, (app) => [
    app.createFunction({ id: "parallel", triggers: { event: "t/odd" } }, ({ step }) =>
      Promise.all([step.run("left", () => 1), step.run("right", () => 2)]),
    ),
    app.createFunction({ id: "waiting", triggers: { event: "t/odd" } }, ({ step }) =>
      step.waitForEvent("answer", { event: "t/answer", timeout: "1h" }),
    ),
  ]);
  await client.send({ name: "t/odd" });
  const messageOf = async (id: string) => (await ended(id))[0];
  expect(await messageOf("app-parallel")).toMatchObject({
    status: "failed",
    output: { message: "The local runner does not support parallel steps." },
  });
  expect(await messageOf("app-waiting")).toMatchObject({
    status: "failed",
    output: { message: 'The local runner does not support the operation "WaitForEvent".' },
  });
});

it("begins the run of a scheduled moment once, also across a restart", async () => {
  const moments: number[] = [];
  const { ended, restart, runs } = await drive(database, (app) => [
    app.createFunction({ id: "ticker", triggers: { cron: "* * * * * *" } }, ({ event }) => {
      moments.push(event.ts ?? 0);
    }),
  ]);
  await ended("app-ticker", 2);
  const away = { from: 0, to: 0 };
  await restart(async () => {
    away.from = Date.now();
    await new Promise((resolve) => setTimeout(resolve, 3_000));
    away.to = Date.now();
  });
  await ended("app-ticker", 4);
  expect(moments.filter((at) => at > away.from && at <= away.to - 1_000)).toEqual([]);
  expect(new Set(moments).size).toBe(moments.length);
  expect((await runs("app-ticker")).every(({ status }) => status !== "failed")).toBe(true);
});

it("goes on where the app comes back at another address", async () => {
  const functionsOf = (app: Inngest) => [
    app.createFunction({ id: "moving", triggers: { event: "t/move" } }, async ({ step }) => {
      await step.run("before", () => 1);
      await step.sleep("meanwhile", "1s");
      return step.run("after", () => 2);
    }),
  ];
  const { client, app, configuration, restart, ended } = await drive(database, functionsOf);
  await client.send({ name: "t/move" });
  await until(async () => (await database.db.$count(steps)) > 0);
  const port = await freePort();
  await restart(async () => {
    app.closeAllConnections();
    app.close();
    configuration.appUrl = `http://127.0.0.1:${port}/api/inngest`;
  });
  await new Promise((resolve) => setTimeout(resolve, 1_500));
  const moved = await startApp(client, functionsOf(client), port);
  try {
    expect((await ended("app-moving"))[0]).toMatchObject({ status: "completed", output: 2 });
  } finally {
    moved.closeAllConnections();
    moved.close();
  }
});
