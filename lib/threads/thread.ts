import { MessageChannel } from "node:worker_threads";
import { LRUCache } from "lru-cache";
import { Piscina } from "piscina";
import type { Entry } from "./entry";
import { type Call, type Outcome, receiveInPieces, sendInPieces } from "./messages";
import { IDLE_AFTER, KEYS_PER_THREAD } from "./parameters";
import type { Handlers } from "./serve";
import { ThreadError } from "./thread-error";

/** Runs one call of an entry in a thread. */
export type RunCall = <Served extends Handlers, Name extends keyof Served & string>(
  entry: Entry<Served>,
  call: Name,
  input: Parameters<Served[Name]>[0],
) => Promise<Awaited<ReturnType<Served[Name]>>>;

/**
 * One worker thread: a pool of one, which starts it when it is needed and replaces it when it is terminated. Takes one
 * piece of work at a time.
 */
export class Thread {
  /** What the thread is doing. */
  work: "none" | "short" | "long" = "none";
  /** On whose behalf. */
  group: string | undefined;
  /** Affinity keys of the work that it has done since it started. */
  readonly keys = new LRUCache<string, true>({ max: KEYS_PER_THREAD });
  readonly #staysWarm: boolean;
  readonly #memoryLimit: number;
  #pool: Piscina | undefined;
  #file = "";
  #idle: NodeJS.Timeout | undefined;

  /** `memoryLimit` is in mebibytes of JavaScript objects. */
  constructor(options: { staysWarm: boolean; memoryLimit: number }) {
    this.#staysWarm = options.staysWarm;
    this.#memoryLimit = options.memoryLimit;
  }

  /** Does one piece of work, which may take several calls. When `signal` fires, the thread is terminated at once. */
  async perform<Output>(work: (run: RunCall) => Promise<Output>, signal: AbortSignal): Promise<Output> {
    clearTimeout(this.#idle);
    try {
      return await work((entry, call, input) => this.#call(entry, call, input, signal) as never);
    } finally {
      this.#idle = setTimeout(() => this.#rest(), IDLE_AFTER).unref();
    }
  }

  async #call(entry: Entry<Handlers>, call: string, input: object, signal: AbortSignal): Promise<unknown> {
    const { port1, port2 } = new MessageChannel();
    try {
      this.#file = await entry.file();
      this.#pool ??= this.#open({ minThreads: 0 });
      await sendInPieces(port1, input);
      const message: Call = { call, port: port2 };
      const options = { filename: this.#file, transferList: [port2], signal };
      const outcome: Outcome = await this.#pool.run(message, options).catch((error) => {
        signal.throwIfAborted();
        throw endedBy(error);
      });
      if ("failure" in outcome) {
        throw new ThreadError("The work failed.", { retryable: false, cause: new Error(outcome.failure) });
      }
      return await receiveInPieces(port1);
    } finally {
      port1.close();
    }
  }

  #open(options: { minThreads: number; filename?: string }): Piscina {
    const pool = new Piscina({
      ...options,
      maxThreads: 1,
      idleTimeout: Number.POSITIVE_INFINITY,
      resourceLimits: { maxOldGenerationSizeMb: this.#memoryLimit },
      // A waiting thread keeps its event loop, so that its caches can drop what has expired.
      atomics: "disabled",
      recordTiming: false,
    });
    pool.on("workerDestroy", () => this.keys.clear());
    // A thread that fails without work is replaced with the next call, which reports what is wrong with it.
    pool.on("error", () => {});
    return pool;
  }

  /** Ends the idle thread with all that it has learnt; where it stays warm, a fresh one takes its place. */
  #rest(): void {
    void this.#pool?.destroy();
    this.#pool = this.#staysWarm ? this.#open({ minThreads: 1, filename: this.#file }) : undefined;
  }
}

function endedBy(cause: unknown): ThreadError {
  const isMemory = cause instanceof Error && "code" in cause && cause.code === "ERR_WORKER_OUT_OF_MEMORY";
  if (isMemory)
    return new ThreadError("The work took more memory than a thread may have.", {
      retryable: false,
      exceeded: "memory",
      cause,
    });
  return new ThreadError("The thread stopped, or could not be started.", { retryable: true, cause });
}
