import { expect, it } from "vitest";
import { EngineError } from "@/lib/engines/engine";
import { WorkerError } from "@/lib/workers/worker-error";
import { errorReply } from "./error-reply";

it.each([
  ["a worker that could not be started", new WorkerError("stopped", { retryable: true })],
  ["a model that cannot be reached", new EngineError("unreachable", { retryable: true })],
])("asks to repeat a request that failed for %s", (_, thrown) => {
  const { status, headers, body } = errorReply(thrown, "r");
  expect([status, headers["Retry-After"], JSON.parse(body).error.code]).toEqual([503, "5", "SERVICE_UNAVAILABLE"]);
});

it("answers INTERNAL_ERROR where a worker was ended past its deadline", () => {
  const { status, headers, body } = errorReply(new WorkerError("too long", { retryable: false }), "r");
  expect([status, headers["Retry-After"], JSON.parse(body).error.code]).toEqual([500, undefined, "INTERNAL_ERROR"]);
});
