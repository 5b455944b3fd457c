import { and, gt, lt } from "drizzle-orm";
import { expect, it } from "vitest";
import { createDatabase, drive } from "@/test/local-runner/drive";
import { cronMoments } from "./db/schema";

const database = await createDatabase();
const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

it("calls no more at once than concurrency allows, by key, oldest first", async () => {
  const now = new Map<string, number>();
  let most = 0;
  let begin = () => {};
  const bothBegun = new Promise<void>((begun) => {
    begin = begun;
  });
  const order: number[] = [];
  const { client, ended } = await drive(database, (app) => [
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
          if (most > 1) begin();
          // Wait long enough for another call to begin, if it may.
          if (most < 2) await Promise.race([pause(5_000), bothBegun]);
          await pause(60);
          now.set(who, (now.get(who) ?? 0) - 1);
        });
        await step.sleep("free the slot", "1s");
      },
    ),
  ]);
  for (const n of [1, 2, 3]) {
    await client.send(["a", "b", "c"].map((who) => ({ name: "t/narrow", data: { who, n } })));
    if (n === 1) await expect.poll(() => order).toEqual([1]);
    await pause(20);
  }
  const runs = await ended("app-narrow", 9);
  expect(runs.map(({ status }) => status)).toEqual(runs.map(() => "completed"));
  expect(most).toBe(2);
  expect(order).toEqual([1, 2, 3]);
});

it("fires a cron once per moment, also across a restart", async () => {
  const { ended, restart, runs } = await drive(database, (app) => [
    app.createFunction({ id: "ticker", triggers: { cron: "TZ=Europe/Paris * * * * * *" } }, () => "ticked"),
  ]);
  await ended("app-ticker", 2);
  const away = { from: new Date(), to: new Date() };
  await restart(async () => {
    away.from = new Date();
    await pause(3_000);
    away.to = new Date();
  });
  await ended("app-ticker", 5);
  const { at } = cronMoments;
  expect(await database.db.$count(cronMoments, and(gt(at, away.from), lt(at, away.to)))).toBeLessThanOrEqual(1);
  const begun = (await runs("app-ticker")).length;
  expect(await database.db.$count(cronMoments)).toBeGreaterThanOrEqual(begun);
});
