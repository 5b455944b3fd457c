/**
 * Work in a worker failed. `retryable`: the same work may succeed later; false if it exceeded its deadline or memory,
 * or threw.
 */
export class WorkerError extends Error {
  override readonly name = "WorkerError";
  readonly retryable: boolean;
  /** The limit that the work exceeded. */
  readonly exceeded: "time" | "memory" | undefined;

  /** The pools are shared by all copies of this module, each of which has a class of its own (`oncePerProcess`). */
  static override [Symbol.hasInstance](value: unknown): boolean {
    return value instanceof Error && value.name === "WorkerError";
  }

  constructor(message: string, options: { retryable: boolean; exceeded?: "time" | "memory"; cause?: unknown }) {
    super(message, { cause: options.cause });
    this.retryable = options.retryable;
    this.exceeded = options.exceeded;
  }
}
