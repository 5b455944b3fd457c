/**
 * Work in a worker failed. `retryable` is true if the same work may succeed later, and false if it exceeded its
 * deadline or memory limit, or threw an error.
 */
export class WorkerError extends Error {
  override readonly name = "WorkerError";
  readonly retryable: boolean;
  /** The limit that the work exceeded. */
  readonly exceeded: "time" | "memory" | undefined;

  /** Also true of errors made by another copy of this module, because all copies share the pools (`oncePerProcess`). */
  static override [Symbol.hasInstance](value: unknown): boolean {
    return value instanceof Error && value.name === "WorkerError";
  }

  constructor(message: string, options: { retryable: boolean; exceeded?: "time" | "memory"; cause?: unknown }) {
    super(message, { cause: options.cause });
    this.retryable = options.retryable;
    this.exceeded = options.exceeded;
  }
}
