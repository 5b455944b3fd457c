/**
 * Work in a worker failed. `retryable`: the same work may succeed at another time, which does not hold for work that
 * exceeded its deadline or its memory, or that threw.
 */
export class WorkerError extends Error {
  override readonly name = "WorkerError";
  readonly retryable: boolean;
  /** What the work took too much of. */
  readonly exceeded: "time" | "memory" | undefined;

  constructor(message: string, options: { retryable: boolean; exceeded?: "time" | "memory"; cause?: unknown }) {
    super(message, { cause: options.cause });
    this.retryable = options.retryable;
    this.exceeded = options.exceeded;
  }
}
