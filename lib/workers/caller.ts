import { AsyncLocalStorage } from "node:async_hooks";
import { AppError } from "@/lib/errors/app-error";

const callers = new AsyncLocalStorage<AbortSignal>();

/**
 * Runs work for a caller who waits for the result. When `gone` fires, the caller has left: work that is still waiting
 * for a worker fails at once; work that a worker has begun fails after its present call, or after `LEFT_AFTER`
 * (`inWorker`).
 */
export function whileCallerWaits<Value>(gone: AbortSignal, work: () => Value): Value {
  const left = new AbortController();
  const leave = () => left.abort(new AppError("SERVICE_UNAVAILABLE", "The client closed its connection."));
  if (gone.aborted) leave();
  else gone.addEventListener("abort", leave, { once: true });
  return callers.run(left.signal, work);
}

/**
 * The signal that fires when the caller of the present work leaves. It never fires for work without such a caller, as
 * in a job.
 */
export const callerSignal = (): AbortSignal => callers.getStore() ?? new AbortController().signal;
