import { fork } from "node:child_process";
import { once } from "node:events";
import { fileURLToPath } from "node:url";
import { measureEngine } from "./measure";

const SIZES = [10_000, 50_000, 100_000];

// With a number of answers: that size in this process. Without: every size in a process of its own, so that each has a peak memory of its own.
const [size] = process.argv.slice(2);
if (size) {
  await measureEngine(Number(size));
  process.exit(0);
}
for (const answers of SIZES) {
  const [code] = await once(fork(fileURLToPath(import.meta.url), [String(answers)]), "exit");
  if (code !== 0) process.exit(1);
}
