import { hostname } from "node:os";
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from "vitest";
import { modelSettings } from "@/db/schema/model-settings";
import { lockRunner } from "@/inngest/local/lock";
import { admin } from "@/test/admin";
import { useDatabase } from "@/test/database";
import { startSeemingPooler } from "@/test/seeming-pooler";
import { newWorkspace } from "@/test/workspace";

describe("the doctor", () => {
  const db = useDatabase();
  const direct = process.env.DATABASE_URL ?? "";
  let pooler: Awaited<ReturnType<typeof startSeemingPooler>>;
  beforeAll(async () => {
    pooler = await startSeemingPooler(direct);
  });
  afterEach(() => void vi.unstubAllEnvs());
  afterAll(() => pooler.close());

  async function found(url: string, session: string) {
    vi.stubEnv("DATABASE_URL", url);
    vi.stubEnv("DATABASE_DIRECT_URL", session);
    const { stdout } = await admin("doctor");
    const { ok, address, direct_address } = JSON.parse(stdout).database;
    return { ok, address, direct_address };
  }

  it("says on which machine the job runner works", async () => {
    vi.stubEnv("DATABASE_URL", direct);
    vi.stubEnv("DATABASE_DIRECT_URL", "");
    const onMachine = async () => JSON.parse((await admin("doctor")).stdout).database.job_runner_on;
    expect(await onMachine()).toBeNull();
    const options = { waitMs: 1_000, stopping: new AbortController().signal, onStandBy: () => {}, onLost: () => {} };
    const lock = await lockRunner(direct, options);
    expect(await onMachine()).toBe(hostname());
    await lock.release();
  });

  it.each([
    ["production", "http://127.0.0.1:8288", false],
    ["production", "0", true],
    ["development", "http://127.0.0.1:8288", true],
  ])("says in %s whether INNGEST_DEV=%s is safe", async (environment, address, isSafe) => {
    vi.stubEnv("NODE_ENV", environment);
    vi.stubEnv("INNGEST_DEV", address);
    const { code, stdout } = await admin("doctor");
    const { job_runner } = JSON.parse(stdout);
    expect([code, job_runner.ok]).toEqual([isSafe ? 0 : 1, isSafe]);
    if (!isSafe) expect(job_runner.problem).toContain("INNGEST_BASE_URL");
  });

  it("names the model that the settings have switched on", async () => {
    vi.stubEnv("DATABASE_URL", direct);
    const { organizationId } = await newWorkspace(db);
    const row = { organizationId, baseUrl: "http://127.0.0.1:11434/v1", model: "qwen", api: "chat" as const };
    await db.insert(modelSettings).values(row);
    const engineBy = async (CODING_ENGINE: string) => {
      vi.stubEnv("CODING_ENGINE", CODING_ENGINE);
      return JSON.parse((await admin("doctor")).stdout).engine;
    };
    expect(await engineBy("")).toMatchObject({ ok: true, name: "openai", provider: row.baseUrl, model: "qwen" });
    expect(await engineBy("local")).toEqual({ ok: true, name: "local" });
    await db.delete(modelSettings);
  });

  it("says whether the database's address leads through a pooler, and whether a direct one is there", async () => {
    expect(await found(direct, "")).toEqual({ ok: true, address: "direct", direct_address: "found" });
    expect(await found(pooler.url, "")).toEqual({ ok: true, address: "through a pooler", direct_address: "missing" });
    expect(await found(pooler.url, direct)).toEqual({ ok: true, address: "through a pooler", direct_address: "found" });
    expect((await found(pooler.url, pooler.url)).ok).toBe(false);
  });
});
