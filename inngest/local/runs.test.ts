import { type Inngest, NonRetriableError } from "inngest";
import { expect, it } from "vitest";
import { freePort } from "@/db/free-port";
import { createDatabase, drive, until } from "@/test/local-runner/drive";
import { startApp } from "@/test/local-runner/sdk-app";
import { steps } from "./db/schema";

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

it("runs parallel steps side by side, each once", async () => {
  const ran: string[] = [];
  let together = 0;
  let most = 0;
  const second = createGate();
  const { client, ended } = await drive(database, (app) => [
    app.createFunction({ id: "fan", triggers: { event: "t/fan" } }, async ({ step }) => {
      const work = (name: string) =>
        step.run(name, async () => {
          ran.push(name);
          most = Math.max(most, ++together);
          if (together > 1) second.open();
          // Wait long enough for another step to begin, if it may.
          await Promise.race([second.opened, new Promise((resolve) => setTimeout(resolve, 5_000))]);
          together--;
          return name;
        });
      const letters = await Promise.all(["a", "b", "c"].map(work));
      const last = await step.run("last", () => letters.join(""));
      return last;
    }),
  ]);
  await client.send({ name: "t/fan" });
  const [run] = await ended("app-fan");
  expect(run).toMatchObject({ status: "completed", output: "abc" });
  expect(ran.sort()).toEqual(["a", "b", "c"]);
  expect(most).toBeGreaterThan(1);
});

it("goes on after the first of racing steps, and per chain where parallelism is not optimised", async () => {
  const raced = createGate();
  const chained = createGate();
  const { client, ended } = await drive(database, (app) => [
    app.createFunction({ id: "racer", triggers: { event: "t/race" } }, async ({ step, group }) => {
      const winner = await group.parallel({ mode: "race" }, () =>
        Promise.race([step.run("quick", () => "quick"), step.run("slow", () => raced.opened)]),
      );
      await step.run("after", () => raced.open());
      return winner;
    }),
    app.createFunction(
      { id: "chains", optimizeParallelism: false, triggers: { event: "t/race" } },
      async ({ step }) => {
        const chain = async () => {
          await step.run("first", () => 1);
          await step.run("second", () => chained.open());
        };
        await Promise.all([chain(), step.run("long", () => chained.opened)]);
        return "both";
      },
    ),
  ]);
  await client.send({ name: "t/race" });
  expect((await ended("app-racer"))[0]?.output).toBe("quick");
  expect((await ended("app-chains"))[0]).toMatchObject({ status: "completed", output: "both" });
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

function createGate() {
  let open = () => {};
  const opened = new Promise<void>((resolve) => {
    open = resolve;
  });
  return { open: () => open(), opened };
}

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
