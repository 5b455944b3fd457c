import type { Worker } from "node:worker_threads";
import { EngineError } from "../../engine";
import { workerBundle } from "./bundle";
import { PART_SIZE } from "./parts";
import type { CallName, Calls, Part, Reply, Request } from "./protocol";

type Pending = { resolve(output: unknown): void; reject(error: Error): void; received: unknown[] };

/** Small requests do not wait behind large ones: each lane is a thread of its own. */
export type Lane = "quick" | "heavy";

class Host {
  readonly #pending = new Map<number, Pending>();
  #thread: Promise<Worker> | undefined;
  #lastId = 0;

  async call<Name extends CallName>(
    call: Name,
    input: Calls[Name]["input"],
    signal?: AbortSignal,
  ): Promise<Calls[Name]["output"]> {
    signal?.throwIfAborted();
    const thread = await this.#start();
    const id = ++this.#lastId;
    const short: Record<string, unknown> = {};
    const parts: Part[] = [];
    for (const [list, value] of Object.entries(input)) {
      if (Array.isArray(value)) parts.push(...cut(id, list, value));
      else short[list] = value;
    }
    for (const part of parts) {
      thread.postMessage(part);
      if (parts.length > 1) await new Promise(setImmediate);
    }
    const stop = () => this.#fail(id, signal?.reason);
    return new Promise<Calls[Name]["output"]>((resolve, reject) => {
      this.#pending.set(id, { resolve: (output) => resolve(output as Calls[Name]["output"]), reject, received: [] });
      signal?.addEventListener("abort", stop, { once: true });
      thread.ref();
      thread.postMessage({ id, call, input: short } satisfies Request);
      if (signal?.aborted) stop();
    }).finally(() => signal?.removeEventListener("abort", stop));
  }

  #start(): Promise<Worker> {
    this.#thread ??= this.#spawn().catch((cause) => {
      this.#thread = undefined;
      throw new EngineError("The coding worker could not be started.", { retryable: true, cause });
    });
    return this.#thread;
  }

  async #spawn(): Promise<Worker> {
    const file = await workerBundle();
    const threads = await import("node:worker_threads");
    const received = new Int32Array(new SharedArrayBuffer(4));
    const thread = Reflect.construct(threads.Worker, [file, { workerData: { received } }]) as Worker;
    thread.unref();
    thread.on("message", (reply: Reply) => {
      this.#receive(reply, thread);
      if (reply.part) askForNext(received);
    });
    thread.on("error", (error) => this.#failAll(error));
    thread.on("exit", () => this.#failAll(new Error("The coding worker ended.")));
    return thread;
  }

  #receive({ id, part, output, error }: Reply, thread: Worker): void {
    const pending = this.#pending.get(id);
    if (pending && part) return void pending.received.push(...part);
    this.#pending.delete(id);
    if (this.#pending.size === 0) thread.unref();
    if (!pending) return;
    if (error !== undefined)
      pending.reject(new EngineError(`The coding worker failed: ${error}`, { retryable: false }));
    else pending.resolve(pending.received.length > 0 ? pending.received : output);
  }

  #fail(id: number, reason: unknown): void {
    this.#pending.get(id)?.reject(reason instanceof Error ? reason : new Error("aborted"));
    this.#pending.delete(id);
  }

  #failAll(cause: Error): void {
    this.#thread = undefined;
    for (const { reject } of this.#pending.values()) {
      reject(new EngineError("The coding worker stopped.", { retryable: true, cause }));
    }
    this.#pending.clear();
  }
}

const lanes: Readonly<Record<Lane, Host>> = { quick: new Host(), heavy: new Host() };

/** Has a worker thread do one call. Fails with `EngineError`, or with the signal's reason when aborted. */
export function callWorker<Name extends CallName>(
  lane: Lane,
  call: Name,
  input: Calls[Name]["input"],
  signal?: AbortSignal,
): Promise<Calls[Name]["output"]> {
  return lanes[lane].call(call, input, signal);
}

/** A long reply comes part by part, each when the one before was received, so that other work comes in between. */
function askForNext(received: Int32Array): void {
  Atomics.add(received, 0, 1);
  Atomics.notify(received, 0);
}

function cut(id: number, list: string, items: readonly unknown[]): Part[] {
  const parts: Part[] = [];
  for (let from = 0; from < items.length || from === 0; from += PART_SIZE) {
    parts.push({ id, list, items: items.slice(from, from + PART_SIZE) });
  }
  return parts;
}
