import { fork } from "node:child_process";
import { once } from "node:events";
import { fileURLToPath } from "node:url";
import { measureEngine } from "./measure";

const SIZES = [10_000, 50_000, 100_000];

// If a number of answers is given, measures that size in this process. Otherwise runs each size in its own process, so
// that peak memory is measured per size.
const [size] = process.argv.slice(2);
if (size) {
  await measureEngine(Number(size));
  process.exit(0);
}
for (const answers of SIZES) {
  const [code] = await once(fork(fileURLToPath(import.meta.url), [String(answers)]), "exit");
  if (code !== 0) process.exit(1);
}
