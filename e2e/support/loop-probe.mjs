// Loaded into the service through NODE_OPTIONS. Writes each long turn of the web process's event loop to LOOP_NOTES,
// one line of JSON per turn, in processor time: other processes of the machine don't change that.
import { appendFileSync, readFileSync } from "node:fs";
import { isMainThread } from "node:worker_threads";

const NOTED_MS = 50;
const EVERY_MS = 5;

if (isMainThread && process.env.LOOP_NOTES && process.argv[1]?.endsWith("web.mjs")) {
  let before = processorTime();
  setInterval(() => {
    const now = processorTime();
    const used = now - before;
    before = now;
    if (used > NOTED_MS) appendFileSync(process.env.LOOP_NOTES ?? "", `${JSON.stringify({ at: Date.now(), used })}\n`);
  }, EVERY_MS).unref();
}

/** Milliseconds that the main thread has run. */
function processorTime() {
  const [nanoseconds] = readFileSync(`/proc/self/task/${process.pid}/schedstat`, "latin1").split(" ");
  return Number(nanoseconds) / 1e6;
}
