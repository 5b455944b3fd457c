import { expect, it } from "vitest";
import { EngineError } from "@/lib/engines/engine";
import { ThreadError } from "@/lib/threads/thread-error";
import { errorReply } from "./error-reply";

it.each([
  ["a thread that could not be started", new ThreadError("stopped", { retryable: true })],
  ["a model that cannot be reached", new EngineError("unreachable", { retryable: true })],
])("asks to repeat a request that failed for %s", (_, thrown) => {
  const { status, headers, body } = errorReply(thrown, "r");
  expect([status, headers["Retry-After"], JSON.parse(body).error.code]).toEqual([503, "5", "SERVICE_UNAVAILABLE"]);
});

it("answers INTERNAL_ERROR where a thread was ended past its deadline", () => {
  const { status, headers, body } = errorReply(new ThreadError("too long", { retryable: false }), "r");
  expect([status, headers["Retry-After"], JSON.parse(body).error.code]).toEqual([500, undefined, "INTERNAL_ERROR"]);
});
