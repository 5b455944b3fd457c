/**
 * Work in a thread failed. `retryable`: the same work may succeed at another time, which does not hold for work that
 * exceeded its deadline or its memory, or that threw.
 */
export class ThreadError extends Error {
  override readonly name = "ThreadError";
  readonly retryable: boolean;

  constructor(message: string, options: { retryable: boolean; cause?: unknown }) {
    super(message, { cause: options.cause });
    this.retryable = options.retryable;
  }
}
