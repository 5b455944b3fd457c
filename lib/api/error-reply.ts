import { isOutage } from "@/db/outages";
import { EngineError } from "@/lib/engines/engine";
import { AppError, type ErrorCode } from "@/lib/errors/app-error";
import { withoutParameters } from "@/lib/runtime/database-errors";
import { env } from "@/lib/runtime/env";
import { log } from "@/lib/runtime/log";
import { WorkerError } from "@/lib/workers/worker-error";
import { ERRORS, errorSlug } from "./errors";

export type ErrorReply = { status: number; body: string; headers: Record<string, string> };

/**
 * The error envelope for a thrown value. Any error but an AppError is logged, and the reply does not show its details.
 */
export function errorReply(thrown: unknown, requestId: string, bearerSent = false): ErrorReply {
  const error = asAppError(thrown, requestId);
  const { status } = ERRORS[error.code];
  const retryAfter = retryAfterOf(error);
  return {
    status: status ?? 500,
    body: JSON.stringify({
      success: false,
      error: {
        code: error.code,
        message: error.message,
        request_id: requestId,
        doc_url: docUrl(error.code),
        ...(error.issues && { issues: error.issues }),
        ...error.details,
        ...(retryAfter !== undefined && { retry_after: retryAfter }),
      },
    }),
    headers: headersFor(error, retryAfter, bearerSent),
  };
}

const docUrl = (code: ErrorCode) => `${env.APP_URL}/docs/errors/${errorSlug(code)}`;

const retryAfterOf = ({ code, retryAfter }: AppError) => retryAfter ?? (code === "SERVICE_UNAVAILABLE" ? 5 : undefined);

function headersFor(error: AppError, retryAfter: number | undefined, bearerSent: boolean): Record<string, string> {
  return {
    ...(retryAfter !== undefined && { "Retry-After": String(retryAfter) }),
    ...(error.code === "PAYLOAD_TOO_LARGE" && { Connection: "close" }),
    ...(error.code === "UNAUTHORIZED" && bearerSent && { "WWW-Authenticate": 'Bearer error="invalid_token"' }),
  };
}

function asAppError(thrown: unknown, requestId: string): AppError {
  if (thrown instanceof AppError) return thrown;
  log.error({ requestId, error: withoutParameters(thrown) }, "request failed");
  if (isOutage(thrown)) {
    return new AppError("SERVICE_UNAVAILABLE", "The database cannot be reached for the moment. Repeat the request.");
  }
  if (thrown instanceof EngineError && thrown.retryable) {
    return new AppError(
      "SERVICE_UNAVAILABLE",
      "The coding engine cannot be reached for the moment. Repeat the request.",
    );
  }
  if (thrown instanceof WorkerError && thrown.retryable) {
    return new AppError("SERVICE_UNAVAILABLE", "The service is short of capacity for the moment. Repeat the request.");
  }
  const exceeded = exceededBy(thrown);
  if (exceeded) {
    return new AppError(
      "INTERNAL_ERROR",
      `The request takes too much ${exceeded}; nothing was charged. Send fewer or shorter answers, codes and definitions.`,
    );
  }
  if (thrown instanceof EngineError) {
    return new AppError(
      "INTERNAL_ERROR",
      "The coding engine failed, and repeating the request will not help; nothing was charged. Report its request_id.",
    );
  }
  return new AppError(
    "INTERNAL_ERROR",
    "The service failed unexpectedly. Repeat the request, or report its request_id.",
  );
}

/** The limit, time or memory, that the failed work exceeded; undefined if it failed for another reason. */
function exceededBy(thrown: unknown): "time" | "memory" | undefined {
  if (thrown instanceof WorkerError) return thrown.exceeded;
  return thrown instanceof EngineError ? exceededBy(thrown.cause) : undefined;
}
