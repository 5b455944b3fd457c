import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { freePort } from "@/db/free-port";
import { failStart } from "../support/service";

describe("npm start says in one sentence, with exit code 1,", () => {
  let dataDir: string;
  beforeEach(async () => {
    dataDir = await mkdtemp(join(tmpdir(), "bad-start-"));
  });
  afterEach(() => rm(dataDir, { recursive: true, force: true }));

  const refuses = async (env: Record<string, string>, sentence: RegExp) => {
    const { code, output } = await failStart({ DATA_DIR: dataDir, PORT: String(await freePort()), ...env });
    expect(output.trim()).toMatch(sentence);
    expect(output).not.toMatch(/^\s+at /m);
    expect(code).toBe(1);
  };

  it("which variables are invalid", async () => {
    await refuses({ PORT: "http", APP_ENCRYPTION_KEY: "short" }, /^The configuration is not valid: PORT .+; APP_ENC/);
  });

  it("that a file stands where the data folder should be", async () => {
    await writeFile(join(dataDir, "file"), "");
    await refuses(
      { DATA_DIR: join(dataDir, "file") },
      /^The data folder .+ cannot be created: there is a file in its place/,
    );
  });

  it("that the data folder cannot be written", async () => {
    await refuses({ DATA_DIR: "/proc/nowhere" }, /^The data folder \/proc\/nowhere cannot be written/);
  });

  it("that the secrets are damaged", async () => {
    await writeFile(join(dataDir, "secrets.json"), '{"APP_ENCRYPTION_KEY": "');
    await refuses({}, /secrets\.json is damaged\. Restore it from a backup/);
  });

  it("that a database is there without its secrets", async () => {
    await mkdir(join(dataDir, "postgres"));
    await refuses({}, /secrets\.json is missing, and the database beside it/);
  });

  it("that the host is not an address of this machine", async () => {
    await refuses({ HOST: "192.0.2.1" }, /^HOST 192\.0\.2\.1 is not an address of this machine/);
  });

  it("that the first run's file is damaged", async () => {
    await writeFile(join(dataDir, "first-run.json"), "{}");
    await refuses({}, /first-run\.json is damaged\. Remove it and start again/);
  });

  it("that an external database cannot be reached", async () => {
    const DATABASE_URL = `postgres://someone:secret@127.0.0.1:${await freePort()}/nothing`;
    await refuses({ DATABASE_URL }, /The database of DATABASE_URL cannot be reached \(ECONNREFUSED\)\.$/);
  });

  it.each(["http://127.0.0.1:8288", "1"])("that INNGEST_DEV=%s is not for production", async (INNGEST_DEV) => {
    const sentence = /^INNGEST_DEV makes .+ unsigned calls.+ INNGEST_DEV=0, INNGEST_BASE_URL, .+ INNGEST_SIGNING_KEY/;
    await refuses({ NODE_ENV: "production", INNGEST_DEV }, sentence);
  });

  it("that secrets must be configured in production with an external database", async () => {
    const DATABASE_URL = "postgres://someone:secret@127.0.0.1:1/nothing";
    await refuses({ NODE_ENV: "production", DATABASE_URL }, /^In production with DATABASE_URL, set APP_ENCRYPTION_KEY/);
  });
});
