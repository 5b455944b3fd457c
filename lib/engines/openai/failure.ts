import { APICallError, RetryError } from "ai";
import { trimEnd } from "@/lib/text/trim-end";
import { EngineError } from "../engine";
import { LONGEST_ERROR_DETAIL } from "./parameters";
import { PromptFailure } from "./prompt-failure";
import { kindOf } from "./refusal";

type Asked = { apiKey: string; baseUrl?: string | undefined; model: string; timeoutMs: number };

const ABOUT_THE_REQUEST = new Set([400, 413, 422]);
const LATER = new Set([408, 409, 425, 429]);

/** Throws if an HTTP header can't hold the key. The error of the runtime itself would contain the key. */
export function assertUsableKey(apiKey: string): void {
  if (!/^[\x21-\x7e]*$/.test(apiKey)) {
    throw new EngineError("The model provider's API key holds characters that an HTTP header can't carry.", {
      retryable: false,
    });
  }
}

/**
 * Turns an error into a failure of this prompt, or of the provider, which says whether a retry may succeed. Errors of
 * the SDK hold the whole request, so they are not kept as the cause, and the key is removed from all details.
 */
export function toFailure(error: unknown, asked: Asked): EngineError | PromptFailure {
  const last = RetryError.isInstance(error) ? error.lastError : error;
  if (last instanceof EngineError || last instanceof PromptFailure) return last;
  if (APICallError.isInstance(last)) return fromCall(last, asked);
  const name = last instanceof Error || last instanceof DOMException ? last.name : "";
  if (name === "TimeoutError") {
    const message = `The model provider did not answer within ${asked.timeoutMs / 1000} seconds.`;
    return new PromptFailure("timed_out", new EngineError(message, { retryable: true }));
  }
  if (name === "AbortError")
    return new EngineError("The model provider's reply ended before it was complete.", { retryable: true });
  return new EngineError(`The model provider could not be asked: ${detailOf(last, asked)}.`, { retryable: false });
}

function fromCall(error: APICallError, asked: Asked): EngineError | PromptFailure {
  const status = error.statusCode;
  if (status === undefined) {
    return new EngineError(`The model provider can't be reached (${networkCode(error)}).`, { retryable: true });
  }
  const said = `${status}: ${detailOf(error, asked)}`;
  if (status < 400) return unexpected(error, status);
  if (status === 401) {
    return new EngineError("The model provider refused the API key (401).", { retryable: false });
  }
  if (status === 403) return new EngineError(`The model provider denied access (${said}).`, { retryable: false });
  if (status === 404) {
    const message = `The model provider knows no model "${asked.model}", or its address is wrong (${said}).`;
    return new EngineError(message, { retryable: false });
  }
  if (status === 429) return overLimit(error, said);
  if (LATER.has(status) || status >= 500) {
    return new EngineError(`The model provider is failing (${said}).`, { retryable: true });
  }
  const refused = new EngineError(`The model provider refused the request (${said}).`, { retryable: false });
  const complaint = `${error.message} ${error.responseBody ?? ""}`;
  return ABOUT_THE_REQUEST.has(status) ? new PromptFailure(kindOf(status, complaint), refused) : refused;
}

function overLimit(error: APICallError, said: string): EngineError {
  if (/insufficient_quota/.test(error.responseBody ?? "")) {
    return new EngineError("The quota at the model provider is used up (429).", { retryable: false });
  }
  return new EngineError(`The model provider limits the rate of requests (${said}).`, { retryable: true });
}

function unexpected(error: APICallError, status: number): EngineError {
  const message = `The model provider's answer (${status}) is not a chat completion; its address may be wrong.`;
  return new EngineError(message, { retryable: error.isRetryable });
}

function networkCode(error: APICallError): string {
  for (let cause: unknown = error.cause; cause instanceof Error; cause = cause.cause) {
    if ("code" in cause && typeof cause.code === "string") return cause.code;
  }
  return "network error";
}

function detailOf(error: unknown, { apiKey }: Asked): string {
  const message = error instanceof Error ? error.message : "unknown failure";
  const withoutKey = apiKey === "" ? message : message.replaceAll(apiKey, "[key]");
  const detail = withoutKey.replace(/\b(?:sk|pk|key)-[\w*.-]+/g, "[key]").slice(0, LONGEST_ERROR_DETAIL);
  return trimEnd(detail, /[\s.]/);
}
