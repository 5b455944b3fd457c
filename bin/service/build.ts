import { spawn } from "node:child_process";
import { createHash } from "node:crypto";
import { once } from "node:events";
import { existsSync } from "node:fs";
import { mkdir, readdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { lock } from "proper-lockfile";
import { APP_FOLDER, StartError } from "../local/data-folder";
import { compressScripts } from "./compress-scripts";
import { keepScripts } from "./keep-scripts";

const SOURCES = ["app", "components", "db", "inngest", "lib", "public", "bin/build-workers.mjs", "bin/client"];
const SETTINGS = [
  "instrumentation-client.ts",
  "instrumentation.ts",
  "next.config.mjs",
  "package-lock.json",
  "postcss.config.mjs",
  "tsconfig.json",
];
const STAMP = join(APP_FOLDER, ".next", "built-from");
const WORKERS = join(APP_FOLDER, "dist", "workers", "version.json");

/** Builds the app if the build is missing or older than its sources; says so through `say`. */
export async function ensureBuilt(say: (line: string) => void, stopping: AbortSignal): Promise<void> {
  if (await isBuilt()) return;
  await mkdir(join(APP_FOLDER, "dist"), { recursive: true });
  const release = await lock(join(APP_FOLDER, "dist"), { retries: { retries: 600, minTimeout: 500, maxTimeout: 500 } });
  try {
    if (await isBuilt()) return;
    await build(say, stopping);
  } finally {
    await release();
  }
}

/**
 * Builds the app: the code of the workers, the client package that the documentation offers, and the Next.js build. The
 * scripts of earlier builds are kept. The build is stamped with a hash of its sources.
 */
export async function build(say: (line: string) => void, stopping: AbortSignal): Promise<void> {
  say("Building the app. This takes about a minute, once per version.");
  const began = Date.now();
  const fingerprint = await fingerprintSources();
  await run(["bin/build-workers.mjs"], stopping);
  await run(["node_modules/tsx/dist/cli.mjs", "bin/client/build.ts"], stopping);
  const scripts = join(APP_FOLDER, ".next", "static");
  await keepScripts(scripts, join(APP_FOLDER, "dist", "scripts-earlier"), () =>
    run(["node_modules/next/dist/bin/next", "build"], stopping),
  );
  await compressScripts(scripts);
  await writeFile(STAMP, fingerprint);
  say(`Built in ${Math.round((Date.now() - began) / 1_000)} s.`);
}

async function isBuilt(): Promise<boolean> {
  if (!existsSync(join(APP_FOLDER, ".next", "BUILD_ID")) || !existsSync(WORKERS)) return false;
  const stamp = await readFile(STAMP, "utf8").catch(() => null);
  return stamp === (await fingerprintSources());
}

/** SHA-256 of the paths and contents of all files that the build is made of, without tests. */
async function fingerprintSources(): Promise<string> {
  const listed = await Promise.all(SOURCES.map(filesBelow));
  const files = [...listed.flat(), ...SETTINGS.filter((file) => existsSync(join(APP_FOLDER, file)))].sort();
  const contents = await Promise.all(files.map((file) => readFile(join(APP_FOLDER, file))));
  const hash = createHash("sha256");
  for (const [index, file] of files.entries()) hash.update(`${file}\0`).update(contents[index] ?? "");
  return hash.digest("hex");
}

async function filesBelow(source: string): Promise<string[]> {
  if (!existsSync(join(APP_FOLDER, source))) return [];
  if (/\.\w+$/.test(source)) return [source];
  const entries = await readdir(join(APP_FOLDER, source), { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile() && !/\.test\.tsx?$/.test(entry.name))
    .map((entry) => join(entry.parentPath ?? entry.path, entry.name).slice(APP_FOLDER.length));
}

async function run(args: string[], stopping: AbortSignal): Promise<void> {
  const env = { ...process.env, NODE_ENV: "production" as const, NEXT_TELEMETRY_DISABLED: "1" };
  const child = spawn(process.execPath, args, { cwd: APP_FOLDER, env, signal: stopping });
  const output: string[] = [];
  for (const stream of [child.stdout, child.stderr]) stream.on("data", (chunk) => output.push(String(chunk)));
  const [code] = await once(child, "close").catch((cause: Error) => {
    throw stopping.aborted ? cause : new StartError(`The app could not be built: ${cause.message}`);
  });
  if (code !== 0) throw new StartError(`The app could not be built.\n\n${output.join("").trim()}`);
}
