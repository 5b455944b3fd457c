import { request } from "node:http";
import { eq } from "drizzle-orm";
import type { Inngest } from "inngest";
import { expect, it } from "vitest";
import { createConfiguration, createDatabase, drive, until } from "@/test/local-runner/drive";
import { createClient, startApp } from "@/test/local-runner/sdk-app";
import { startLocalRunner } from "./runner";
import { steps } from "./schema";

const database = await createDatabase();
const post = (url: string, body: unknown, headers: Record<string, string> = {}) =>
  fetch(url, { method: "POST", body: JSON.stringify(body), headers });

it("takes events with the key, one or several, each id once a day", async () => {
  const { runner, configuration, ended, runs } = await drive(database, (app) => [
    app.createFunction({ id: "counted", triggers: ["t/a", "t/b", "t/c"].map((event) => ({ event })) }, ({ event }) => [
      event.id,
      event.ts,
    ]),
  ]);
  const address = `${runner.url}/e/${configuration.eventKey}`;
  expect((await post(`${runner.url}/e/other`, { name: "t/a" })).status).toBe(401);
  expect((await post(address, { data: {} })).status).toBe(400);
  expect((await post(address, { name: "inngest/function.failed" })).status).toBe(400);
  expect((await post(address, [{ name: "t/a" }, { name: "" }])).status).toBe(400);
  const first = await post(address, [{ name: "t/a", id: "mine", ts: 1_700_000_000_000 }, { name: "t/b" }]);
  const { ids, status } = await first.json();
  expect([first.status, status, ids.length]).toEqual([200, 200, 2]);
  const again = await (await post(address, { name: "t/a", id: "mine" })).json();
  expect(again.ids).toEqual([ids[0]]);
  const seeded = { "x-inngest-event-id-seed": "1700000000000,AAAAAAAAAAAAAA==" };
  for (let times = 0; times < 2; times++) await post(address, [{ name: "t/c" }, { name: "t/c" }], seeded);
  await ended("app-counted", 4);
  expect((await runs()).length).toBe(4);
  expect((await runs()).map(({ output }) => output)).toContainEqual(["mine", 1_700_000_000_000]);
});

it("takes no functions from an app with another key, and an app refuses what is not signed", async () => {
  const lines: string[] = [];
  const configuration = await createConfiguration(database.url);
  const stranger = createClient({ ...configuration, signingKey: `signkey-test-${"ab".repeat(32)}` }, "stranger");
  const app = await startApp(
    stranger,
    [stranger.createFunction({ id: "x", triggers: { event: "t/x" } }, () => 1)],
    configuration.appPort,
  );
  const runner = await startLocalRunner({ ...configuration, log: (line) => lines.push(line) });
  await expect.poll(() => lines.join()).toContain("did not register (401)");
  expect((await post(`${configuration.appUrl}?fnId=stranger-x&stepId=step`, { event: {}, ctx: {} })).status).toBe(401);
  await runner.stop();
  app.closeAllConnections();
  app.close();
});

it("calls an app that appears later, and goes on after a restart", async () => {
  const { client, configuration, ended, restart, app } = await drive(database, (it) => [
    it.createFunction({ id: "patient", retries: 0, triggers: { event: "t/patient" } }, async ({ step }) => {
      await step.sleep("nap", "3s");
      return "done";
    }),
  ]);
  await client.send({ name: "t/patient" });
  await until(async () => (await database.db.$count(steps, eq(steps.name, "nap"))) === 1);
  app.closeAllConnections();
  app.close();
  await restart();
  await new Promise((resolve) => setTimeout(resolve, 3_300));
  const later = await startApp(
    client,
    [client.createFunction({ id: "patient", retries: 0, triggers: { event: "t/patient" } }, () => "done anew")],
    configuration.appPort,
  );
  expect((await ended("app-patient"))[0]).toMatchObject({ status: "completed", output: "done anew" });
  later.closeAllConnections();
  later.close();
});

it("answers under the names of the loopback address only", async () => {
  const { runner } = await drive(database, (app) => [
    app.createFunction({ id: "local", triggers: { event: "t/local" } }, () => 1),
  ]);
  expect(await (await fetch(`${runner.url}/health`)).json()).toMatchObject({ message: "OK" });
  expect(await statusWithHost(runner.url, "evil.example")).toBe(403);
});

it.each([
  [{ debounce: { period: "1m" } }, 'Unrecognized key: "debounce"'],
  [{ rateLimit: { limit: 1, period: "1m" } }, 'Unrecognized key: "rateLimit"'],
  [{ cancelOn: [{ event: "t/stop" }] }, 'Unrecognized key: "cancel"'],
  [{ triggers: { event: "inngest/function.finished" } }, "not Inngest's own"],
  [{ triggers: { event: "t/*" } }, "without *"],
  [{ triggers: { cron: "TZ=Europe/Paris 0 9 * * *" } }, "a cron pattern"],
  [{ concurrency: { limit: 1, key: "event.data.a + 'x'" } }, "a path such as event.data.id"],
])("refuses to register what it does not support, and says what that is: %o", async (options, fault) => {
  const lines: string[] = [];
  const functionsOf = (app: Inngest) => [
    app.createFunction({ id: "special", triggers: { event: "t/a" }, ...options } as never, () => 1),
  ];
  await drive(database, functionsOf, { log: (line) => lines.push(line) });
  await expect.poll(() => lines.join("\n")).toContain('"app-special"');
  expect(lines.join("\n")).toContain(fault);
});

it("stands by while another one works on its database, and takes over when that one ends", async () => {
  const { configuration, runner } = await drive(database, (app) => [
    app.createFunction({ id: "alone", triggers: { event: "t/alone" } }, () => 1),
  ]);
  const health = async (url: string) => (await (await fetch(`${url}/health`)).json()).message;
  let url = "";
  const second = startLocalRunner({
    ...configuration,
    port: 0,
    lockWaitMs: 300,
    onStandBy: (address) => {
      url = address;
    },
  });
  await expect.poll(() => url).not.toBe("");
  expect([await health(runner.url), await health(url)]).toEqual(["OK", "standing by"]);
  await runner.stop();
  const { stop } = await second;
  expect(await health(url)).toBe("OK");
  await stop();
});

function statusWithHost(url: string, host: string): Promise<number | undefined> {
  return new Promise((resolve, reject) => {
    request(url, { headers: { host } }, (response) => resolve(response.resume().statusCode))
      .on("error", reject)
      .end();
  });
}
