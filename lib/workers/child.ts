import { type ChildProcess, fork } from "node:child_process";
import { harmlessEnvironment } from "@/lib/runtime/env";
import { bundledEntry, bundlePath } from "./entry";
import { Inbox, type Reply, type Request, sendInParts } from "./messages";
import { OUT_OF_MEMORY } from "./parameters";
import { WorkerError } from "./worker-error";

/** The most mebibytes of a worker process: of JavaScript objects, and in total. */
export type MemoryLimit = { objects: number; all: number };
/** The memory limit of a worker process, and how far its priority is lowered (nice). */
export type ProcessLimits = { memory: MemoryLimit; niceness: number };

const HOST = "host";

/** Builds the program of worker processes if needed. */
export const prepareHost = bundledEntry(HOST).file;

/** A worker process that runs one call at a time. */
export class Child {
  readonly #process: ChildProcess;
  readonly #inbox = new Inbox();
  #settle: ((outcome: { value: unknown } | { error: WorkerError }) => void) | undefined;
  #ended: WorkerError | undefined;

  constructor({ memory: { objects, all }, niceness }: ProcessLimits) {
    this.#process = fork(bundlePath(`${HOST}.mjs`), [String(all), String(niceness)], {
      execArgv: [`--max-old-space-size=${objects}`],
      env: harmlessEnvironment(),
      serialization: "advanced",
      stdio: ["ignore", "ignore", "ignore", "ipc"],
    });
    this.#process.on("message", (reply: Reply) => this.#receive(reply));
    this.#process.on("error", (cause) => this.#end(stopped(cause)));
    this.#process.on("exit", (code, signal) => this.#end(endedBy(code, signal)));
    this.#hold(false);
  }

  get pid(): number | undefined {
    return this.#process.pid;
  }

  get hasEnded(): boolean {
    return this.#ended !== undefined;
  }

  /** Runs one call. Ends the process when `signal` fires. */
  async run(file: string, call: string, input: unknown, signal: AbortSignal): Promise<unknown> {
    signal.throwIfAborted();
    if (this.#ended) throw this.#ended;
    const outcome = new Promise<unknown>((resolve, reject) => {
      this.#settle = (settled) => ("error" in settled ? reject(settled.error) : resolve(settled.value));
    });
    const kill = () => this.kill();
    signal.addEventListener("abort", kill, { once: true });
    this.#hold(true);
    try {
      // A failed message means that the process is ending; `outcome` then rejects with the reason.
      sendInParts(this.#send, input, { call, file }).catch(kill);
      return await outcome;
    } catch (error) {
      signal.throwIfAborted();
      throw error;
    } finally {
      signal.removeEventListener("abort", kill);
      this.#hold(false);
    }
  }

  /** Makes the process load an entry and its tables before the first call. */
  load(file: string): void {
    void this.#send({ load: file }).catch(() => {});
  }

  kill(): void {
    this.#process.kill("SIGKILL");
  }

  readonly #send = (message: Request) =>
    new Promise<void>((resolve, reject) => {
      this.#process.send(message, (error) => (error ? reject(error) : resolve()));
    });

  #receive(reply: Reply): void {
    if ("failure" in reply) {
      this.#inbox.take();
      const cause = new Error(reply.failure);
      this.#settle?.({ error: new WorkerError("The work failed.", { retryable: false, cause }) });
      return;
    }
    this.#inbox.add(reply.part);
    if ("done" in reply) this.#settle?.({ value: this.#inbox.take() });
  }

  #end(error: WorkerError): void {
    this.#ended ??= error;
    this.#settle?.({ error: this.#ended });
  }

  /** A busy process keeps the service from ending (`ref`), an idle one does not (`unref`). */
  #hold(isBusy: boolean): void {
    const hold = isBusy ? "ref" : "unref";
    this.#process[hold]();
    this.#process.channel?.[hold]();
  }
}

/** Signals of a process that exceeded its memory: V8 aborts if there are too many objects. */
const MEMORY_SIGNALS: readonly (string | null)[] = [OUT_OF_MEMORY, "SIGABRT"];

function endedBy(code: number | null, signal: string | null): WorkerError {
  const cause = new Error(`A worker process ended with ${signal ?? `code ${code}`}.`);
  if (!MEMORY_SIGNALS.includes(signal)) return stopped(cause);
  const message = "The work took more memory than it may have.";
  return new WorkerError(message, { retryable: false, exceeded: "memory", cause });
}

const stopped = (cause: Error) =>
  new WorkerError("The worker process stopped, or could not be started.", { retryable: true, cause });
