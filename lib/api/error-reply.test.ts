import { inspect } from "node:util";
import { expect, it, vi } from "vitest";
import { EngineError } from "@/lib/engines/engine";
import { log } from "@/lib/runtime/log";
import { WorkerError } from "@/lib/workers/worker-error";
import { errorReply } from "./error-reply";

it.each([
  ["a worker that could not be started", new WorkerError("stopped", { retryable: true })],
  ["a model that cannot be reached", new EngineError("unreachable", { retryable: true })],
])("asks to repeat a request that failed for %s", (_, thrown) => {
  const { status, headers, body } = errorReply(thrown, "r");
  expect([status, headers["Retry-After"], JSON.parse(body).error.code]).toEqual([503, "5", "SERVICE_UNAVAILABLE"]);
});

it("says what to do if a worker exceeded its limits", () => {
  const cause = new WorkerError("too long", { retryable: false, exceeded: "time" });
  const { status, body } = errorReply(new EngineError("The engine failed.", { retryable: false, cause }), "r");
  expect([status, JSON.parse(body).error]).toMatchObject([
    500,
    { code: "INTERNAL_ERROR", message: expect.stringContaining("too much time; nothing was charged. Send") },
  ]);
});

it("says that repeating will not help, but not that the model's provider refused the key", () => {
  const { status, body } = errorReply(new EngineError("refused the API key (401)", { retryable: false }), "r");
  const { code, message } = JSON.parse(body).error;
  expect([status, code]).toEqual([500, "INTERNAL_ERROR"]);
  expect(message).toMatch(/^(?!.*key).*will not help; nothing was charged/);
});

it("replies INTERNAL_ERROR if a worker was ended at its deadline", () => {
  const { status, headers, body } = errorReply(new WorkerError("too long", { retryable: false }), "r");
  expect([status, headers["Retry-After"], JSON.parse(body).error.code]).toEqual([500, undefined, "INTERNAL_ERROR"]);
});

it("logs an error of the database without what users wrote, and answers without any of it", () => {
  const logged = vi.spyOn(log, "error").mockImplementation(() => {});
  const message = 'invalid input syntax for type uuid: "private words"';
  const { body } = errorReply(Object.assign(new Error(message), { severity: "ERROR", code: "22P02" }), "r");
  expect(inspect(logged.mock.calls, { depth: 5 })).toMatch(/^(?!.*private words).*22P02/s);
  expect(body).not.toMatch(/private words|22P02/);
  logged.mockRestore();
});
