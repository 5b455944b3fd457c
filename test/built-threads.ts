import { execFileSync } from "node:child_process";

/** Bundles the code of the worker threads once for all test files, where it is missing or older than its sources. */
export default function buildThreads() {
  execFileSync(process.execPath, ["bin/build-threads.mjs", "--if-stale"]);
}
