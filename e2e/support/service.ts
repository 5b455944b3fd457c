import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import { freePort } from "@/db/free-port";

const APP_FOLDER = fileURLToPath(new URL("../..", import.meta.url));
const READY_LINE = "Ctrl-C stops it.";
const TIMEOUT = 300_000;

export type FirstRun = {
  base_url: string;
  api_key: string;
  email: string;
  password: string;
  organization_id: string;
};

export type Service = {
  /** The address of the app, such as `http://127.0.0.1:4321`. */
  origin: string;
  /** The address of the API: the origin and `/api`. */
  baseUrl: string;
  firstRun: FirstRun;
  dataDir: string;
  /** Everything that the service has printed so far. */
  output: () => string;
  process: ChildProcess;
  /** Stops the service, removes its data folder unless the caller named one, and returns the exit code. */
  stop: () => Promise<number | null>;
};

/**
 * Starts the service with the command of `npm start`, on a free port and, unless `env.DATA_DIR` names one, with a data
 * folder of its own. Returns when it is ready. A first start codes the example survey only if `example` is set, because
 * that takes as long as the start itself.
 */
export async function startService(
  options: { env?: Record<string, string>; example?: boolean } = {},
): Promise<Service> {
  const given = options.env?.DATA_DIR;
  const dataDir = given ?? (await mkdtemp(join(tmpdir(), "service-")));
  const port = options.env?.PORT ?? String(await freePort());
  const origin = `http://127.0.0.1:${port}`;
  const env = { APP_URL: origin, ...options.env, PORT: port, DATA_DIR: dataDir };
  const started = launch(env, options.example ? [] : ["--without-example"]);
  const removeData = () => (given ? Promise.resolve() : rm(dataDir, { recursive: true, force: true }));
  const stop = async () => {
    const code = await end(started.child);
    await removeData();
    return code;
  };
  try {
    await until(started);
    const firstRun = JSON.parse(await readFile(join(dataDir, "first-run.json"), "utf8"));
    const { output, child } = started;
    return { origin, baseUrl: `${origin}/api`, firstRun, dataDir, output, process: child, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

/** Starts a service that must fail; returns its output and its exit code. */
export async function failStart(env: Record<string, string>): Promise<{ code: number | null; output: string }> {
  const { child, output } = launch(env);
  const [code] = await once(child, "close");
  return { code, output: output() };
}

function launch(env: Record<string, string>, options: readonly string[] = []) {
  const { NODE_ENV: _, DATABASE_URL: __, ...inherited } = process.env;
  const child = spawn(process.execPath, ["bin/run.mjs", "start", ...options], {
    cwd: APP_FOLDER,
    env: { ...inherited, NODE_ENV: "development", CODING_ENGINE: "local", ...env },
    stdio: ["ignore", "pipe", "pipe"],
  });
  const chunks: string[] = [];
  for (const stream of [child.stdout, child.stderr]) stream.on("data", (chunk) => chunks.push(String(chunk)));
  return { child, output: () => chunks.join("") };
}

async function until({ child, output }: ReturnType<typeof launch>) {
  for (const deadline = Date.now() + TIMEOUT; !output().includes(READY_LINE); await pause(50)) {
    if (child.exitCode !== null) throw new Error(`the service did not start:\n${output()}`);
    if (Date.now() > deadline) throw new Error(`the service was not ready in time:\n${output()}`);
  }
}

async function end(child: ChildProcess): Promise<number | null> {
  if (child.exitCode === null && child.signalCode === null) {
    child.kill("SIGTERM");
    await once(child, "exit");
  }
  return child.exitCode;
}
