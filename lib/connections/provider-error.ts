import { AppError, type ErrorCode } from "@/lib/errors/app-error";

/**
 * refused: the credentials are wrong or expired. missing: the survey does not exist. busy: a retry may succeed.
 * unexpected: a retry will not help.
 */
export type ProviderFailure = "refused" | "missing" | "busy" | "unexpected";

/** A survey platform failed or refused. The message is for the connection's owner and contains no secrets. */
export class ProviderError extends Error {
  override readonly name = "ProviderError";
  readonly failure: ProviderFailure;
  /** Seconds after which the platform may be called again. */
  readonly retryAfter: number | undefined;

  constructor(failure: ProviderFailure, message: string, retryAfter?: number) {
    super(message);
    this.failure = failure;
    this.retryAfter = retryAfter;
  }
}

/** The API's error code for each failure. */
export const CODE_OF_FAILURE: Record<ProviderFailure, ErrorCode> = {
  refused: "CONFLICT",
  missing: "NOT_FOUND",
  busy: "SERVICE_UNAVAILABLE",
  unexpected: "SERVICE_UNAVAILABLE",
};

/** Runs a call to a platform and turns ProviderError into AppError. */
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
