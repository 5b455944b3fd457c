import { expect, it } from "vitest";
import { createDatabase, drive } from "./fixture";

const sql = await createDatabase();
const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

it("calls no more at once than concurrency allows, by key, oldest first", async () => {
  const now = new Map<string, number>();
  let most = 0;
  const order: number[] = [];
  const { client, ended } = await drive(sql, (app) => [
    app.createFunction(
      {
        id: "narrow",
        triggers: { event: "t/narrow" },
        concurrency: [{ limit: 1, key: "event.data.who" }, { limit: 2 }],
      },
      async ({ event, step }) => {
        await step.run("work", async () => {
          const { who, n } = event.data;
          if (who === "a") order.push(n);
          now.set(who, (now.get(who) ?? 0) + 1);
          expect(now.get(who)).toBe(1);
          most = Math.max(
            most,
            [...now.values()].reduce((sum, count) => sum + count),
          );
          await pause(60);
          now.set(who, (now.get(who) ?? 0) - 1);
        });
        await step.sleep("free the slot", "1s");
      },
    ),
  ]);
  const events = ["a", "b", "c"].flatMap((who) => [1, 2, 3].map((n) => ({ name: "t/narrow", data: { who, n } })));
  await client.send(events);
  const runs = await ended("app-narrow", events.length);
  expect(runs.map(({ status }) => status)).toEqual(events.map(() => "completed"));
  expect(most).toBe(2);
  expect(order).toEqual([1, 2, 3]);
});

it("spreads starts as the throttle asks and skips what the rate limit, a key or a singleton forbids", async () => {
  const starts: number[] = [];
  const skipped = ["limited", "unique", "single"];
  const { client, ended, runs } = await drive(sql, (app) => [
    app.createFunction(
      { id: "throttled", triggers: { event: "t/flow" }, throttle: { limit: 4, period: "1s" } },
      () => void starts.push(Date.now()),
    ),
    app.createFunction(
      { id: "limited", triggers: { event: "t/flow" }, rateLimit: { limit: 2, period: "1m", key: "event.data.key" } },
      () => "ran",
    ),
    app.createFunction({ id: "unique", triggers: { event: "t/flow" }, idempotency: "event.data.key" }, () => "ran"),
    app.createFunction(
      { id: "single", triggers: { event: "t/flow" }, singleton: { mode: "skip", key: "event.data.key" } },
      ({ step }) => step.sleep("hold", "1s"),
    ),
  ]);
  const sent = Date.now();
  await client.send(["k", "k", "k", "l"].map((key) => ({ name: "t/flow", data: { key } })));
  await ended("app-throttled", 4);
  expect(Math.max(...starts) - sent).toBeGreaterThanOrEqual(740);
  const counts = await Promise.all(skipped.map(async (id) => (await runs(`app-${id}`)).length));
  expect(counts).toEqual([3, 2, 2]);
});

it("debounces and batches events", async () => {
  const seen: unknown[] = [];
  const { client, ended } = await drive(sql, (app) => [
    app.createFunction(
      { id: "debounced", triggers: { event: "t/many" }, debounce: { period: "1s", key: "event.data.key" } },
      ({ event }) => void seen.push(event.data.n),
    ),
    app.createFunction(
      { id: "batched", triggers: { event: "t/many" }, batchEvents: { maxSize: 3, timeout: "1s" } },
      ({ events }) => events.map((event: { data: { n: number } }) => event.data.n),
    ),
  ]);
  for (const n of [1, 2, 3, 4]) await client.send({ name: "t/many", data: { n, key: n === 2 ? "other" : "same" } });
  const batches = await ended("app-batched", 2);
  expect(batches.map(({ output }) => output)).toEqual([[1, 2, 3], [4]]);
  await ended("app-debounced", 2);
  await pause(300);
  expect(seen.sort()).toEqual([2, 4]);
});

it("begins runs of higher priority first", async () => {
  const order: number[] = [];
  const { client, ended } = await drive(
    sql,
    (app) => [
      app.createFunction(
        {
          id: "ranked",
          triggers: { event: "t/rank" },
          concurrency: 1,
          priority: { run: "event.data.rank * 10" },
        },
        async ({ event }) => {
          order.push(event.data.rank);
          await pause(50);
        },
      ),
    ],
    { concurrency: 4 },
  );
  await client.send([0, 1, 5, 9].map((rank) => ({ name: "t/rank", data: { rank } })));
  await ended("app-ranked", 4);
  expect(order.slice(-2)).toEqual([...order.slice(-2)].sort((a, b) => b - a));
});

it("fires a cron once per moment, also across a restart", async () => {
  const moments: number[] = [];
  const { ended, restart } = await drive(sql, (app) => [
    app.createFunction({ id: "ticker", triggers: { cron: "TZ=Europe/Paris * * * * * *" } }, () => {
      moments.push(Math.round(Date.now() / 1_000));
    }),
  ]);
  await ended("app-ticker", 2);
  await restart(async () => {
    moments.length = 0;
    await pause(3_000);
  });
  const back = Math.round(Date.now() / 1_000);
  await ended("app-ticker", 5);
  expect(moments.filter((moment) => moment < back).length).toBeLessThanOrEqual(1);
  const rows = await sql`select key from inngest_local.claims where key like 'cron:%'`;
  expect(rows.length).toBeGreaterThanOrEqual(5);
});
