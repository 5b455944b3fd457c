import { request } from "node:http";
import { eq } from "drizzle-orm";
import { expect, it } from "vitest";
import { freePort } from "@/db/free-port";
import { createDatabase, drive, until } from "@/test/local-runner/drive";
import { createClient, startApp } from "@/test/local-runner/sdk-app";
import { apps, functions, steps } from "./db/schema";
import { startLocalRunner } from "./runner";

const database = await createDatabase();
const post = (url: string, body: unknown, headers: Record<string, string> = {}) =>
  fetch(url, { method: "POST", body: JSON.stringify(body), headers });

it("takes events with the key, one or several, each id once a day", async () => {
  const { runner, configuration, ended, runs } = await drive(database, (app) => [
    app.createFunction({ id: "counted", triggers: { event: "t/*" } }, ({ event }) => [event.id, event.ts]),
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

it("refuses registrations and questions without the signing key, and an app refuses what is not signed", async () => {
  const { runner, configuration } = await drive(database, (app) => [
    app.createFunction({ id: "known", triggers: { event: "t/known" } }, () => "known"),
  ]);
  const registration = { url: configuration.appUrl, appName: "evil", functions: [] };
  const register = `${runner.url}/fn/register`;
  expect((await post(register, registration)).status).toBe(401);
  expect((await post(register, registration, { authorization: "Bearer signkey-test-00" })).status).toBe(401);
  expect((await fetch(`${runner.url}/v0/runs/00000000-0000-0000-0000-000000000000/actions`)).status).toBe(401);
  const checkpoint = `${runner.url}/v1/checkpoint/00000000-0000-0000-0000-000000000000/async`;
  expect((await post(checkpoint, { qi_id: "x", steps: [] })).status).toBe(401);
  const stranger = createClient({ ...configuration, signingKey: `signkey-test-${"ab".repeat(32)}` }, "stranger");
  const port = await freePort();
  const app = await startApp(
    stranger,
    [stranger.createFunction({ id: "x", triggers: { event: "t/x" } }, () => 1)],
    port,
  );
  expect((await fetch(`http://127.0.0.1:${port}/api/inngest`, { method: "PUT" })).status).not.toBe(200);
  app.close();
  expect((await database.db.select().from(apps)).map(({ id }) => id)).toEqual(["app"]);
  expect((await post(`${configuration.appUrl}?fnId=app-known&stepId=step`, { event: {}, ctx: {} })).status).toBe(401);
});

it("lets the app fetch a state that is too large for a call", async () => {
  const { client, ended } = await drive(
    database,
    (app) => [
      app.createFunction({ id: "large", triggers: { event: "t/large" } }, async ({ event, step }) => {
        const parts: string[] = [];
        for (let index = 0; index < 3; index++) {
          parts.push(await step.run(`part ${index}`, () => "x".repeat(3_000)));
          await step.sleep(`nap ${index}`, "0s");
        }
        return [parts.join("").length, event.data.text];
      }),
    ],
    { longestBody: 4_000 },
  );
  await client.send({ name: "t/large", data: { text: "kept" } });
  expect((await ended("app-large"))[0]).toMatchObject({ status: "completed", output: [9_000, "kept"] });
});

it("calls an app that appears later, and goes on after a restart", async () => {
  const { client, configuration, ended, restart, app } = await drive(database, (it) => [
    it.createFunction({ id: "patient", retries: 0, triggers: { event: "t/patient" } }, async ({ step }) => {
      await step.sleep("nap", "3s");
      return "done";
    }),
  ]);
  await client.send({ name: "t/patient" });
  await until(async () => (await database.db.$count(steps, eq(steps.op, "Sleep"))) === 1);
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

it("refuses to register what it does not support, and says what that is", async () => {
  const lines: string[] = [];
  const { client } = await drive(
    database,
    (app) => [app.createFunction({ id: "plain", triggers: { event: "t/plain" } }, () => 1)],
    { log: (line) => lines.push(line) },
  );
  const refuse = async (options: Partial<Parameters<typeof client.createFunction>[0]>, id = "special") => {
    const port = await freePort();
    const app = await startApp(
      client,
      [client.createFunction({ id, triggers: { event: "t/special" }, ...options }, () => 1)],
      port,
    );
    const reply = await fetch(`http://127.0.0.1:${port}/api/inngest`, { method: "PUT" });
    app.closeAllConnections();
    app.close();
    expect(reply.ok).toBe(false);
    return lines.at(-1);
  };
  expect(await refuse({ debounce: { period: "1m" } })).toMatch(/app-special.*Unrecognized key: "debounce"/s);
  expect(await refuse({ rateLimit: { limit: 1, period: "1m" } })).toMatch(/Unrecognized key: "rateLimit"/);
  expect(await refuse({ batchEvents: { maxSize: 2, timeout: "1s" } })).toMatch(/Unrecognized key: "batchEvents"/);
  expect(await refuse({ triggers: { event: "inngest/function.finished" } })).toContain("inngest/function.finished");
  expect(await refuse({ cancelOn: [{ event: "t/stop", if: "event.data ==" }] })).toContain("can't be read");
  expect(await database.db.$count(functions)).toBe(1);
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
