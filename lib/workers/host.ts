import { getPriority, setPriority } from "node:os";
import { pathToFileURL } from "node:url";
import { Worker } from "node:worker_threads";
import { MEBIBYTE } from "@/lib/runtime/mebibyte";
import { Inbox, type Reply, type Request, sendInParts } from "./messages";
import { OUT_OF_MEMORY } from "./parameters";
import type { Served } from "./serve";

// The program of a worker process: runs calls one after another, each with the entry that the caller names. Its
// arguments are its memory limit in mebibytes, and how far its priority is lowered.

const WATCHED_EVERY_MS = 50;

/**
 * The code of a thread that runs beside a call that blocks the process. It ends the process if that uses too much
 * memory, or if its parent is gone. Between calls the thread sleeps, because watching would take .7% of a core.
 */
const WATCH = `
  const { parentPort, workerData } = require("node:worker_threads");
  const { parent, max, signal, every } = workerData;
  let watching;
  parentPort.on("message", (isBusy) => {
    clearInterval(watching);
    if (isBusy) watching = setInterval(look, every);
  });
  function look() {
    if (process.ppid !== parent) process.kill(process.pid, "SIGKILL");
    if (process.memoryUsage.rss() > max) process.kill(process.pid, signal);
  }
`;

const inbox = new Inbox();

const watch = new Worker(WATCH, {
  eval: true,
  execArgv: [],
  workerData: {
    parent: process.ppid,
    max: Number(process.argv[2]) * MEBIBYTE,
    signal: OUT_OF_MEMORY,
    every: WATCHED_EVERY_MS,
  },
  resourceLimits: { maxOldGenerationSizeMb: 16, maxYoungGenerationSizeMb: 4 },
});
const MAX_NICE = 19;
try {
  // The priority is lowered only after the watching thread has started, because that thread must run on time.
  setPriority(Math.min(MAX_NICE, getPriority() + Number(process.argv[3])));
} catch {
  // If the system forbids it, the process keeps its normal priority.
}

// A signal that stops the service also reaches this process, but its parent still waits for its replies.
for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"]) process.on(signal, () => {});
process.on("disconnect", () => process.exit(0));
process.on("message", (message: Request) => {
  if ("load" in message) return void warm(message.load).catch(() => {});
  inbox.add(message.part);
  if ("call" in message) void answer(message.file, message.call, inbox.take());
});
if (!process.connected) process.exit(0);

async function answer(file: string, call: string, input: unknown): Promise<void> {
  watch.postMessage(true);
  try {
    await sendInParts(send, await (await load(file))(call, input), { done: true });
  } catch (error) {
    await send({ failure: error instanceof Error ? (error.stack ?? error.message) : String(error) });
  } finally {
    watch.postMessage(false);
  }
}

const warm = async (file: string) => (await load(file)).warm();

const load = async (file: string): Promise<Served> => (await import(pathToFileURL(file).href)).default;

const send = (message: Reply) =>
  new Promise<void>((resolve, reject) => {
    process.send?.(message, undefined, undefined, (error) => (error ? reject(error) : resolve()));
  });
