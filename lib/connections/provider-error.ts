import { AppError, type ErrorCode } from "@/lib/errors";

/** refused: the credentials are not good (any more); missing: no such survey; busy: may pass; unexpected: will not. */
export type ProviderFailure = "refused" | "missing" | "busy" | "unexpected";

/** A survey platform did not do as asked. The message is for the connection's owner and holds nothing secret. */
export class ProviderError extends Error {
  override readonly name = "ProviderError";
  readonly failure: ProviderFailure;
  /** Seconds after which the platform says to come again. */
  readonly retryAfter: number | undefined;

  constructor(failure: ProviderFailure, message: string, retryAfter?: number) {
    super(message);
    this.failure = failure;
    this.retryAfter = retryAfter;
  }
}

/** The code under which a caller hears of each failure. */
export const CODE_OF_FAILURE: Record<ProviderFailure, ErrorCode> = {
  refused: "CONFLICT",
  missing: "NOT_FOUND",
  busy: "SERVICE_UNAVAILABLE",
  unexpected: "SERVICE_UNAVAILABLE",
};

/** Does something at a platform; its failure becomes the caller's. */
export async function askProvider<Value>(work: () => Promise<Value>): Promise<Value> {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof ProviderError)) throw error;
    const { failure, message, retryAfter } = error;
    throw new AppError(CODE_OF_FAILURE[failure], message, {
      cause: error,
      ...(retryAfter !== undefined && { retryAfter }),
    });
  }
}
