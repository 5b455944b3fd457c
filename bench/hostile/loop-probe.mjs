// Loaded into the service by NODE_OPTIONS: the web process notes each turn of its event loop that took long, in
// processor time, which other processes of the machine do not change. One line of JSON per turn in LOOP_NOTES.
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
