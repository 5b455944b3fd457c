import { once } from "node:events";
import { mkdtemp, readFile, rm, stat } from "node:fs/promises";
import { request } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { childOf, commandsWith } from "../support/processes";
import { failStart, type Service, startService } from "../support/service";

/** Milliseconds. */
const TIMEOUT = 120_000;

describe("npm start", () => {
  let dataDir: string;
  let service: Service;
  const restart = async () => {
    service = await startService({ example: true, env: { DATA_DIR: dataDir } });
  };
  const usage = (key: string) => fetch(`${service.baseUrl}/v2/usage`, { headers: { "x-api-key": key } });
  const waitForAnswer = async (path: string) => {
    for (const deadline = Date.now() + TIMEOUT; Date.now() < deadline; await pause(200)) {
      if ((await fetch(service.baseUrl + path).catch(() => null))?.ok) return;
    }
    expect.fail(`${path} does not answer`);
  };
  const restarted = async (part: string) => {
    await expect.poll(service.output, { timeout: TIMEOUT }).toContain(`${part} is running again.`);
    await waitForAnswer("/ready");
  };

  beforeAll(async () => {
    dataDir = await mkdtemp(join(tmpdir(), "start-"));
    await restart();
  });
  afterAll(async () => {
    await service.stop();
    await rm(dataDir, { recursive: true, force: true });
  });

  it("prints address, login, the file with password and API key, and the results of the example run", async () => {
    const { origin, firstRun, output } = service;
    expect(output()).toContain(`Address    ${origin}`);
    expect(output()).toContain(`Login      ${firstRun.email}`);
    expect(output()).toContain(join(dataDir, "first-run.json"));
    for (const secret of [firstRun.password, firstRun.api_key]) expect(output()).not.toContain(secret);
    expect(output()).toMatch(/Coded 540 answers of a hotel survey in \d+ s/);
    expect(output()).toMatch(/[├└] [+−=±] .+ \d+ +\d+\.\d % +█/);
    expect(output()).toMatch(new RegExp(`All of it: ${origin}/projects/`));
    expect(output()).not.toContain("\u001b[");
  });

  it("writes files with secrets that only their owner can read", async () => {
    expect(service.firstRun.base_url).toBe(service.baseUrl);
    expect((await usage(service.firstRun.api_key)).status).toBe(200);
    for (const file of ["first-run.json", "secrets.json", "runtime.json"]) {
      expect((await stat(join(dataDir, file))).mode & 0o777, file).toBe(0o600);
    }
  });

  it("refuses a second start on the same data, and a taken port, in one sentence", async () => {
    const second = await failStart({ DATA_DIR: dataDir, PORT: "1" });
    expect(second).toMatchObject({ code: 1, output: expect.stringMatching(/^The service already runs on .+\n$/) });
    const other = await mkdtemp(join(tmpdir(), "start-"));
    const taken = await failStart({ DATA_DIR: other, PORT: new URL(service.origin).port });
    expect(taken).toMatchObject({ code: 1, output: expect.stringMatching(/^Port \d+ on 127\.0\.0\.1 is taken.+\n$/) });
    await rm(other, { recursive: true });
  });

  it("restarts the web process and the database when they die", async () => {
    const web = await childOf(service.process.pid ?? 0, "bin/web.mjs");
    process.kill(web ?? expect.fail("there is a web process"), "SIGKILL");
    await restarted("The web process");
    process.kill(await databasePid(), "SIGKILL");
    await restarted("The database");
    expect((await usage(service.firstRun.api_key)).status).toBe(200);
    expect(service.output()).toContain("The web process ended unexpectedly. Starting it again in 1 s.");
    expect(service.output()).toContain("The database ended unexpectedly. Starting it again in 1 s.");
  });

  it("stops without leaving a process behind, and keeps data, login and API key", async () => {
    const { firstRun } = service;
    const database = await databasePid();
    expect(await service.stop()).toBe(0);
    expect(await commandsWith(dataDir)).toEqual([]);
    expect(() => process.kill(database, 0)).toThrow();
    await restart();
    expect(service.firstRun).toEqual({ ...firstRun, base_url: service.baseUrl });
    expect((await usage(firstRun.api_key)).status).toBe(200);
    expect(service.output()).toContain("first-run.json");
    expect(service.output()).not.toContain(firstRun.password);
    expect(service.output()).not.toContain("hotel survey");
  });

  it("starts again right after it was killed, with the database process that was left running", async () => {
    const database = await databasePid();
    service.process.kill("SIGKILL");
    await once(service.process, "exit");
    await restart();
    expect(await databasePid()).toBe(database);
    expect((await usage(service.firstRun.api_key)).status).toBe(200);
  });

  it("finishes the requests in flight before it stops", async () => {
    const responses = Array.from({ length: 49 }, (_, index) => ({ id: `${index}`, text: `Room ${index} was cold` }));
    const codebook = { categories: [{ name: "Room", codes: [{ name: "Cold" }] }] };
    /** Sends a request, whose body follows only when the service has begun it and `meanwhile` was called. */
    const finish = async (meanwhile = () => {}) => {
      const headers = { "x-api-key": service.firstRun.api_key, "content-type": "application/json" };
      const expecting = { ...headers, expect: "100-continue" };
      const call = request(`${service.baseUrl}/v2/code`, { method: "POST", headers: expecting });
      const replied = once(call, "response");
      call.flushHeaders();
      await once(call, "continue");
      meanwhile();
      call.end(JSON.stringify({ responses, codebook }));
      const [reply] = await replied;
      return reply.resume().statusCode;
    };
    // The first call starts a worker, which may take longer than a stopping service waits.
    expect(await finish()).toBe(200);
    let stopped: Promise<number | null> | undefined;
    const stop = () => {
      stopped = service.stop();
    };
    expect(await finish(stop)).toBe(200);
    expect(await stopped).toBe(0);
    await restart();
  });

  const databasePid = async () =>
    Number((await readFile(join(dataDir, "postgres", "postmaster.pid"), "utf8")).split("\n")[0]);
});
