import { eq, like } from "drizzle-orm";
import { expect, it } from "vitest";
import { createDatabase, drive, until } from "@/test/local-runner/drive";
import { steps, waits } from "./db/schema";

const database = await createDatabase();

it("waits for a matching event, and gives up after the time-out", async () => {
  const { client, ended } = await drive(database, (app) => [
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
  await until(async () => (await database.db.$count(waits)) === 1);
  await client.send({ name: "t/answer", data: { id: 4, text: "wrong" } });
  await client.send({ name: "t/answer", data: { id: 5, text: "right" } });
  await until(async () => (await database.db.$count(waits, like(waits.expression, "%volume%"))) === 1);
  await client.send([
    { name: "t/answer", data: { id: 5, volume: 3 } },
    { name: "t/answer", data: { id: 5, volume: 11 } },
  ]);
  expect((await ended("app-waiter"))[0]).toMatchObject({ status: "completed", output: ["right", 11, null] });
  expect(await database.db.$count(waits)).toBe(0);
});

it("cancels the runs that an event names, and no others", async () => {
  const { client, ended, runs } = await drive(database, (app) => [
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
  ]);
  await client.send([
    { name: "t/long", data: { id: 1 } },
    { name: "t/long", data: { id: 2 } },
  ]);
  await until(async () => (await database.db.$count(steps, eq(steps.op, "Sleep"))) === 2);
  await client.send({ name: "t/stop", data: { id: 2 } });
  const [run] = await ended("app-long");
  expect(run).toMatchObject({ status: "cancelled", output: { message: 'The event "t/stop" cancelled the run.' } });
  expect((await runs("app-long")).map(({ status }) => status).sort()).toEqual(["cancelled", "open"]);
});

it("fails a run that asks for an operation it does not support, without retries", async () => {
  const { client, ended } = await drive(database, (app) => [
    app.createFunction({ id: "signals", triggers: { event: "t/signal" } }, ({ step }) =>
      step.waitForSignal("signal", { signal: "s", timeout: "1h" }),
    ),
  ]);
  await client.send({ name: "t/signal" });
  expect((await ended("app-signals"))[0]).toMatchObject({
    status: "failed",
    output: { message: 'The local runner does not support the operation "WaitForSignal".' },
  });
});
