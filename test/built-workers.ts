import { execFileSync } from "node:child_process";

/** Bundles the code of the workers once for all test files, if it is missing or older than its sources. */
export default function buildWorkers() {
  execFileSync(process.execPath, ["bin/build-workers.mjs", "--if-stale"]);
}
