import { execFile } from "node:child_process";
import { access } from "node:fs/promises";
import path from "node:path";
import { promisify } from "node:util";

const run = promisify(execFile);
let built: Promise<string> | undefined;

/**
 * The path of the bundled worker, `dist/coding-worker.mjs` under the working folder. Where the
 * build script is at hand it is called first and builds what is missing or older than its sources.
 */
export function workerBundle(): Promise<string> {
  built ??= ensure();
  return built;
}

async function ensure(): Promise<string> {
  const root = process.cwd();
  const script = path.join(root, "bin", "build-worker.mjs");
  const present = await access(script).then(
    () => true,
    () => false,
  );
  if (present) await run(process.execPath, [script, "--if-stale"], { cwd: root });
  return path.join(root, "dist", "coding-worker.mjs");
}
