import { execFile } from "node:child_process";
import { access } from "node:fs/promises";
import path from "node:path";
import { promisify } from "node:util";
import type { Handlers } from "./serve";

/** The code that a worker runs, with the calls that it serves. */
export type Entry<Served extends Handlers> = { file(): Promise<string>; readonly served?: Served };

const run = promisify(execFile);
let built: Promise<unknown> | undefined;

/** An entry that `bin/build-workers.mjs` bundles under this name. */
export function bundledEntry<Served extends Handlers>(name: string): Entry<Served> {
  return {
    async file() {
      built ??= buildWhereStale();
      await built;
      return bundlePath(`${name}.mjs`);
    },
  };
}

/** The path of a file that the build script writes. */
export const bundlePath = (file: string): string => path.join(process.cwd(), "dist", "workers", file);

/** Builds what is missing or older than its sources, if the build script is available. */
async function buildWhereStale(): Promise<void> {
  const script = path.join(process.cwd(), "bin", "build-workers.mjs");
  const isPresent = await access(script).then(
    () => true,
    () => false,
  );
  if (isPresent) await run(process.execPath, [script, "--if-stale"]);
}
