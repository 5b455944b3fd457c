import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, rm, stat, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { pathToFileURL } from "node:url";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { startOfProcess } from "@/db/process-state";
import { parseEnv } from "@/lib/runtime/env";
import { DataFolder } from "./data-folder";
import { readFirstRun, writeFirstRun } from "./first-run-file";
import { currentHolder, holdDataFolder } from "./lock";
import { openDatabase } from "./open-database";
import { readRuntime, writeRuntime } from "./runtime";
import { ensureSecrets, readSecrets } from "./secrets";

let folder: DataFolder;
beforeEach(async () => {
  folder = new DataFolder(join(await mkdtemp(join(tmpdir(), "data-")), "new", "folder"));
  await folder.prepare();
});
afterEach(() => rm(join(folder.path, "..", ".."), { recursive: true }));

describe("the data folder", () => {
  it("belongs to one holder until it is released", async () => {
    const release = await holdDataFolder(folder, "service");
    expect(await currentHolder(folder)).toMatchObject({ pid: process.pid, purpose: "service" });
    await expect(holdDataFolder(folder, "service")).rejects.toThrow(`(process ${process.pid})`);
    await release();
    expect(await currentHolder(folder)).toBeNull();
    await (await holdDataFolder(folder, "command"))();
  });

  it("waits for a command to be done", async () => {
    const release = await holdDataFolder(folder, "command");
    setTimeout(release, 300);
    await (await holdDataFolder(folder, "service"))();
  });

  it("is free at once if its holder died, even if another process has its id now", async () => {
    const other = spawn("sleep", ["60"]);
    await folder.writeJson("holder.json", { pid: other.pid, born: "at another time", purpose: "service" });
    await (await holdDataFolder(folder, "service"))();
    other.kill("SIGKILL");
    await once(other, "exit");
    await writeFile(folder.file("holder.json"), '{"pid":');
    await (await holdDataFolder(folder, "service"))();
  });

  it("is free at once if its holder was killed and never collected, as in a container without an init", async () => {
    const hold = `
      const { DataFolder } = await import("${pathToFileURL("bin/local/data-folder.ts")}");
      const { holdDataFolder } = await import("${pathToFileURL("bin/local/lock.ts")}");
      await holdDataFolder(new DataFolder(process.argv[1]), "service");
      console.log(process.pid);
      setInterval(() => {}, 1000);`;
    const careless = spawn("sh", [
      "-c",
      'node --import tsx --input-type=module -e "$0" "$1" & exec sleep 60',
      hold,
      folder.path,
    ]);
    const [printed] = await once(careless.stdout, "data");
    const pid = Number(printed);
    expect(await currentHolder(folder)).toMatchObject({ pid });
    process.kill(pid, "SIGKILL");
    await expect.poll(() => startOfProcess(pid)).toBeNull();
    expect(() => process.kill(pid, 0)).not.toThrow();
    await (await holdDataFolder(folder, "service"))();
    careless.kill("SIGKILL");
    await once(careless, "exit");
  });

  it("is taken by one of many who want it at the same time", async () => {
    const outcomes = await Promise.allSettled(Array.from({ length: 8 }, () => holdDataFolder(folder, "service")));
    expect(outcomes.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
  });

  it("names the running service only while its supervisor holds the folder", async () => {
    const runtime = { pid: process.pid, url: "http://127.0.0.1:3000", databasePort: 5432 };
    await writeRuntime(folder, runtime);
    expect(await readRuntime(folder)).toBeNull();
    const release = await holdDataFolder(folder, "service");
    expect(await readRuntime(folder)).toEqual(runtime);
    await release();
  });
});

describe("a command's database", () => {
  it("is waited for while the service starts or stops", async () => {
    const release = await holdDataFolder(folder, "service");
    const opening = openDatabase(parseEnv({ DATA_DIR: folder.path }));
    expect(await Promise.race([opening.catch(String), pause(500, "waiting")])).toBe("waiting");
    await ensureSecrets(folder);
    await writeRuntime(folder, { pid: process.pid, url: "http://127.0.0.1:1", databasePort: 1 });
    const { kind, close } = await opening;
    expect(kind).toBe("embedded, running");
    await close();
    await release();
  });
});

describe("the secrets", () => {
  it("are generated once, for their owner alone", async () => {
    expect(await readSecrets(folder)).toBeNull();
    const secrets = await ensureSecrets(folder);
    expect(secrets.APP_ENCRYPTION_KEY).toMatch(/^[0-9a-f]{64}$/);
    expect(await ensureSecrets(folder)).toEqual(secrets);
    expect((await stat(folder.file("secrets.json"))).mode & 0o777).toBe(0o600);
  });

  it.each(['{"APP_ENCRYPTION_KEY": "short"}', "[]", "", "null"])("are refused as %j", async (content) => {
    await writeFile(folder.file("secrets.json"), content);
    await expect(readSecrets(folder)).rejects.toThrow("is damaged");
  });
});

describe("the first run's file", () => {
  it("is kept whole, or refused", async () => {
    const firstRun = { base_url: "u", api_key: "k", email: "e", password: "p", organization_id: "o" };
    expect(await readFirstRun(folder)).toBeNull();
    await writeFirstRun(folder, firstRun);
    expect(await readFirstRun(folder)).toEqual(firstRun);
    await folder.writeJson("first-run.json", { email: "e" });
    await expect(readFirstRun(folder)).rejects.toThrow("Remove it and start again");
  });
});
