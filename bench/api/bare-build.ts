import { execFile } from "node:child_process";
import { readdir, stat } from "node:fs/promises";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";

const FOLDER = fileURLToPath(new URL("bare", import.meta.url));
const NEXT = fileURLToPath(new URL("../../node_modules/next", import.meta.url));

/** Builds the bare app if its build is missing, or older than its sources or Next.js. */
export async function ensureBareBuilt(): Promise<void> {
  if (await isFresh()) return;
  const env = { ...process.env, NODE_ENV: "production" as const, NEXT_TELEMETRY_DISABLED: "1" };
  await promisify(execFile)(process.execPath, [join(NEXT, "dist/bin/next"), "build", "--webpack"], {
    cwd: FOLDER,
    env,
  });
}

async function isFresh(): Promise<boolean> {
  const built = await stat(join(FOLDER, ".next/BUILD_ID")).catch(() => null);
  if (!built) return false;
  const sources = await readdir(join(FOLDER, "app"), { recursive: true });
  const paths = [
    join(NEXT, "package.json"),
    join(FOLDER, "next.config.mjs"),
    ...sources.map((file) => join(FOLDER, "app", file)),
  ];
  const changed = await Promise.all(paths.map(async (path) => (await stat(path)).mtimeMs));
  return Math.max(...changed) < built.mtimeMs;
}
