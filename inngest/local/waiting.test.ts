import { expect, it } from "vitest";
import { createDatabase, drive, until } from "./fixture";

const sql = await createDatabase();

it("waits for an event that matches, and for none in vain", async () => {
  const { client, ended } = await drive(sql, (app) => [
    app.createFunction({ id: "waiter", triggers: { event: "t/begin" } }, async ({ step }) => {
      const answer = await step.waitForEvent("answer", { event: "t/answer", timeout: "30s", match: "data.id" });
      const loud = await step.waitForEvent("loud", {
        event: "t/answer",
        timeout: "30s",
        if: "async.data.volume > 10 && async.data.id == event.data.id",
      });
      const never = await step.waitForEvent("never", { event: "t/never", timeout: "1s" });
      return [answer?.data.text, loud?.data.volume, never];
    }),
  ]);
  await client.send({ name: "t/begin", data: { id: 5 } });
  await until(async () => (await waits()) === 1);
  await client.send({ name: "t/answer", data: { id: 4, text: "wrong" } });
  await client.send({ name: "t/answer", data: { id: 5, text: "right" } });
  await until(async () => (await sql`select from inngest_local.waits where expression like '%volume%'`).length === 1);
  await client.send([
    { name: "t/answer", data: { id: 5, volume: 3 } },
    { name: "t/answer", data: { id: 5, volume: 11 } },
  ]);
  expect((await ended("app-waiter"))[0]).toMatchObject({ status: "completed", output: ["right", 11, null] });
  expect(await waits()).toBe(0);
});

it("invokes functions and gets their results, errors and absences", async () => {
  const { client, ended } = await drive(sql, (app) => {
    const double = app.createFunction({ id: "double", triggers: { event: "t/double" } }, async ({ event, step }) =>
      step.run("double", () => event.data.n * 2),
    );
    const broken = app.createFunction({ id: "broken", retries: 0, triggers: [] }, () => {
      throw new Error("broken inside");
    });
    const slow = app.createFunction({ id: "slow", triggers: [] }, ({ step }) => step.sleep("long", "1h"));
    const caller = app.createFunction({ id: "caller", triggers: { event: "t/call" } }, async ({ step }) => {
      const doubled = await step.invoke("double it", { function: double, data: { n: 4 } });
      const fault = await step
        .invoke("break it", { function: broken, data: {} })
        .catch((error: Error) => error.message);
      const late = await step
        .invoke("wait for it", { function: slow, data: {}, timeout: "1s" })
        .catch((error: Error) => error.message);
      return [doubled, fault, late];
    });
    return [double, broken, slow, caller];
  });
  await client.send({ name: "t/call" });
  expect((await ended("app-caller"))[0]).toMatchObject({
    status: "completed",
    output: [8, "broken inside", 'The function "app-slow" did not end in time.'],
  });
});

it("cancels runs by event, and says so", async () => {
  const cancelled: unknown[] = [];
  const { client, ended, runs } = await drive(sql, (app) => [
    app.createFunction(
      {
        id: "long",
        triggers: { event: "t/long" },
        cancelOn: [{ event: "t/stop", if: "async.data.id == event.data.id" }],
      },
      async ({ step }) => {
        await step.sleep("long", "1h");
      },
    ),
    app.createFunction({ id: "told", triggers: { event: "inngest/function.cancelled" } }, ({ event }) => {
      cancelled.push(event.data.function_id);
    }),
  ]);
  await client.send([
    { name: "t/long", data: { id: 1 } },
    { name: "t/long", data: { id: 2 } },
  ]);
  await until(async () => (await sql`select from inngest_local.steps where op = 'Sleep'`).length === 2);
  await client.send({ name: "t/stop", data: { id: 2 } });
  const [run] = await ended("app-long");
  expect(run).toMatchObject({ status: "cancelled", output: { message: 'The event "t/stop" cancelled the run.' } });
  expect((await runs("app-long")).map(({ status }) => status).sort()).toEqual(["cancelled", "running"]);
  await until(() => cancelled.includes("app-long"));
});

it("cancels a run that does not finish in time", async () => {
  const { client, ended } = await drive(sql, (app) => [
    app.createFunction({ id: "tardy", triggers: { event: "t/tardy" }, timeouts: { finish: "1s" } }, ({ step }) =>
      step.sleep("long", "1h"),
    ),
  ]);
  await client.send({ name: "t/tardy" });
  expect((await ended("app-tardy"))[0]?.status).toBe("cancelled");
});

it("answers operations that it does not offer with an error that is not retried", async () => {
  const { client, ended } = await drive(sql, (app) => [
    app.createFunction({ id: "signals", triggers: { event: "t/signal" } }, ({ step }) =>
      step.waitForSignal("signal", { signal: "s", timeout: "1h" }),
    ),
  ]);
  await client.send({ name: "t/signal" });
  expect((await ended("app-signals"))[0]).toMatchObject({
    status: "failed",
    output: { message: 'The local runner does not offer the operation "WaitForSignal".' },
  });
});

async function waits(): Promise<number> {
  return (await sql`select from inngest_local.waits`).length;
}
