import { spawn } from "node:child_process";
import { once } from "node:events";
import { setTimeout as pause } from "node:timers/promises";
import { freePort } from "@/db/free-port";
import { APP_FOLDER, DataFolder, StartError } from "../local/data-folder";
import { readFirstRun } from "../local/first-run-file";
import { readRuntime } from "../local/runtime";
import type { CodeOptions } from "./options";

export type FoundService = { url: string; key: string; release: () => Promise<void> };

/**
 * The service that codes: the one that an option names, else the one that runs on the data folder, else one that is
 * started for this call.
 */
export async function findService(
  options: CodeOptions,
  say: (line: string) => void,
  stopping: AbortSignal,
): Promise<FoundService> {
  const key = process.env.CODING_API_KEY;
  const named = (options.url ?? process.env.CODING_URL)?.replace(/\/+$/, "").replace(/\/api$/, "");
  if (named) {
    if (!URL.canParse(named))
      throw new StartError(`"${named}" is not an address. Give one like http://localhost:3000.`);
    if (!key) throw new StartError("Set CODING_API_KEY to an API key of that service.");
    return { url: named, key, release: async () => {} };
  }
  const folder = await new DataFolder(process.env.DATA_DIR || "./.data").prepare();
  const running = await readRuntime(folder);
  if (running) return { url: running.url, key: key ?? (await keptKey(folder)), release: async () => {} };
  const started = await startService(folder, say, stopping);
  try {
    return { ...started, key: key ?? (await keptKey(folder)) };
  } catch (error) {
    await started.release();
    throw error;
  }
}

async function keptKey(folder: DataFolder): Promise<string> {
  const firstRun = await readFirstRun(folder);
  if (firstRun) return firstRun.api_key;
  throw new StartError(
    "No API key is written down here. Make one (npm run -s admin -- key create --help) and set CODING_API_KEY to it.",
  );
}

async function startService(folder: DataFolder, say: (line: string) => void, stopping: AbortSignal) {
  say("Starting the service for this call.");
  const { APP_URL: _, ...inherited } = process.env;
  const env = { ...inherited, PORT: String(await freePort()), HOST: "127.0.0.1", DATA_DIR: folder.path };
  const child = spawn(process.execPath, ["bin/run.mjs", "start", "--without-example"], {
    cwd: APP_FOLDER,
    env,
    stdio: ["ignore", "pipe", "pipe"],
  });
  child.stdout.on("data", (chunk) => {
    for (const line of String(chunk).split("\n")) if (/^\s*Buil(ding|t) /.test(line)) say(line.trim());
  });
  const problems: string[] = [];
  child.stderr.on("data", (chunk) => problems.push(String(chunk)));
  const exited = once(child, "exit");
  const release = async () => {
    if (child.exitCode === null && child.signalCode === null) child.kill("SIGTERM");
    await exited;
  };
  for (;;) {
    const runtime = await readRuntime(folder);
    if (runtime && runtime.pid === child.pid) return { url: runtime.url, release };
    if (child.exitCode !== null || stopping.aborted) {
      await release();
      throw new StartError(problems.join("").trim() || "The service did not start.");
    }
    await pause(100);
  }
}
