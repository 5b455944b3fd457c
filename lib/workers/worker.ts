import { LRUCache } from "lru-cache";
import { Child, type ProcessLimits, prepareHost } from "./child";
import type { Entry } from "./entry";
import { IDLE_AFTER, KEYS_PER_WORKER } from "./parameters";
import type { Handlers } from "./serve";

/** Runs one call of an entry in a worker. */
export type RunCall = <Served extends Handlers, Name extends keyof Served & string>(
  entry: Entry<Served>,
  call: Name,
  input: Parameters<Served[Name]>[0],
) => Promise<Awaited<ReturnType<Served[Name]>>>;

/**
 * A worker does one piece of work at a time in a process of its own. The process is started when needed, and replaced
 * when it has ended.
 */
export class Worker {
  /** The kind of work that the worker is doing now. */
  work: "none" | "short" | "long" = "none";
  /** The group for which the worker is working now, for instance an organization's id. */
  group: string | undefined;
  /** Affinity keys of the work that the worker has done since its process started. */
  readonly keys = new LRUCache<string, true>({ max: KEYS_PER_WORKER });
  readonly #staysWarm: boolean;
  readonly #limits: ProcessLimits;
  #child: Child | undefined;
  /** The files of the entries that the worker has loaded. */
  readonly #files = new Set<string>();
  #idle: NodeJS.Timeout | undefined;

  constructor({ staysWarm, ...limits }: { staysWarm: boolean } & ProcessLimits) {
    this.#staysWarm = staysWarm;
    this.#limits = limits;
  }

  /** The process id, if a process is running. */
  get pid(): number | undefined {
    return this.#child?.pid;
  }

  /** Starts the process and loads an entry with its tables, so that the first call is as fast as later ones. */
  async warm(entry: Entry<Handlers>): Promise<void> {
    const [file] = await Promise.all([entry.file(), prepareHost()]);
    this.#files.add(file);
    this.#child ??= new Child(this.#limits);
    this.#child.load(file);
  }

  /** Does one piece of work, which may take several calls. When `signal` fires, the process is ended at once. */
  async perform<Output>(work: (run: RunCall) => Promise<Output>, signal: AbortSignal): Promise<Output> {
    clearTimeout(this.#idle);
    try {
      return await work((entry, call, input) => this.#call(entry, call, input, signal) as never);
    } finally {
      this.#idle = setTimeout(() => this.#rest(), IDLE_AFTER).unref();
    }
  }

  async #call(entry: Entry<Handlers>, call: string, input: object, signal: AbortSignal): Promise<unknown> {
    signal.throwIfAborted();
    const [file] = await Promise.all([entry.file(), prepareHost()]);
    this.#files.add(file);
    if (this.#child?.hasEnded) this.#forget();
    this.#child ??= new Child(this.#limits);
    const child = this.#child;
    try {
      return await child.run(file, call, input, signal);
    } finally {
      if (child.hasEnded || signal.aborted) this.#forget();
    }
  }

  /** Ends the idle process, which frees all that it has learnt. If the worker stays warm, it starts a fresh process. */
  #rest(): void {
    this.#forget();
    if (!this.#staysWarm) return;
    this.#child = new Child(this.#limits);
    for (const file of this.#files) this.#child.load(file);
  }

  #forget(): void {
    this.#child?.kill();
    this.#child = undefined;
    this.keys.clear();
  }
}
