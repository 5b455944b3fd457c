import { callerLeaves } from "./caller";
import type { ProcessLimits } from "./child";
import type { Entry } from "./entry";
import {
  BODY_MEMORY_LIMIT,
  BODY_WORKERS,
  MEMORY_LIMIT,
  NICENESS,
  PLATFORM_NICENESS,
  PLATFORM_WORKERS,
  WORKERS,
} from "./parameters";
import { type Demand, Scheduler } from "./scheduler";
import type { Handlers } from "./serve";
import { type RunCall, Worker } from "./worker";
import { WorkerError } from "./worker-error";

export type WorkerOptions = Demand & {
  /** Milliseconds that the work may take once a worker has begun it. */
  deadline: number;
  /** When it fires, the worker is terminated and replaced, and the work fails with the signal's reason. */
  signal?: AbortSignal | undefined;
  /** The pool: workers for request bodies, for survey platforms, or for everything else. */
  pool?: keyof typeof pools;
};

/** The last worker of a pool prefers short work; in the general pool it stays warm. */
const pools = {
  general: poolOf(WORKERS, { memory: MEMORY_LIMIT, niceness: NICENESS, staysWarm: true }),
  platforms: poolOf(PLATFORM_WORKERS, { memory: MEMORY_LIMIT, niceness: PLATFORM_NICENESS, staysWarm: false }),
  bodies: poolOf(BODY_WORKERS, { memory: BODY_MEMORY_LIMIT, niceness: NICENESS, staysWarm: false }),
};

/**
 * Runs work of one or more calls in one worker; later calls find what earlier ones left there. Fails with `WorkerError`
 * if the work throws or exceeds its deadline or memory limit; other work is not affected. The work ends at once when
 * its caller leaves (`whileCallerWaits`).
 */
export async function inWorker<Output>(
  work: (run: RunCall) => Promise<Output>,
  { deadline, signal, pool = "general", ...demand }: WorkerOptions,
): Promise<Output> {
  const scheduler = pools[pool];
  const unwanted = signal ? AbortSignal.any([signal, callerLeaves()]) : callerLeaves();
  const worker = await scheduler.acquire(demand, unwanted);
  const limit = new AbortController();
  const timer = setTimeout(() => {
    const message = `The work took longer than ${Math.round(deadline / 1_000)} s and was ended.`;
    limit.abort(new WorkerError(message, { retryable: false, exceeded: "time" }));
  }, deadline);
  try {
    return await worker.perform(work, AbortSignal.any([unwanted, limit.signal]));
  } finally {
    clearTimeout(timer);
    scheduler.release(worker);
  }
}

/** Runs a single call in a worker. */
export function runInWorker<Served extends Handlers, Name extends keyof Served & string>(
  entry: Entry<Served>,
  call: Name,
  input: Parameters<Served[Name]>[0],
  options: WorkerOptions,
): Promise<Awaited<ReturnType<Served[Name]>>> {
  return inWorker((run) => run(entry, call, input), options);
}

function poolOf(size: number, { staysWarm, ...limits }: ProcessLimits & { staysWarm: boolean }): Scheduler {
  const workerAt = (number: number) => new Worker({ ...limits, staysWarm: staysWarm && number === size - 1 });
  return new Scheduler(Array.from({ length: size }, (_, number) => workerAt(number)));
}
