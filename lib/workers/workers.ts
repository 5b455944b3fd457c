import { oncePerProcess } from "@/db/per-process.mjs";
import { callerSignal } from "./caller";
import type { ProcessLimits } from "./child";
import { watchDeadline } from "./deadline";
import type { Entry } from "./entry";
import {
  BODY_MEMORY_LIMIT,
  BODY_WORKERS,
  LEFT_AFTER,
  MAX_TIMES,
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
  /**
   * Milliseconds that the work may take once a worker has begun it. If other processes keep it from a core, it gets up
   * to four times as long; work that asks survey platforms never does.
   */
  deadline: number;
  /** When this signal fires, the work fails with the signal's reason: after its present call, or after `LEFT_AFTER`. */
  signal?: AbortSignal | undefined;
  /** The pool: workers for request bodies, for survey platforms, or for everything else. */
  pool?: keyof typeof pools;
};

/**
 * The pools of workers. In each, short work with an affinity prefers the last worker; only that of the general pool
 * stays warm.
 */
const pools = oncePerProcess("workers", () => ({
  general: poolOf(WORKERS, { memory: MEMORY_LIMIT, niceness: NICENESS, staysWarm: true }),
  platforms: poolOf(
    PLATFORM_WORKERS.all,
    { memory: MEMORY_LIMIT, niceness: PLATFORM_NICENESS, staysWarm: false },
    PLATFORM_WORKERS.ofGroup,
  ),
  bodies: poolOf(BODY_WORKERS, { memory: BODY_MEMORY_LIMIT, niceness: NICENESS, staysWarm: false }),
}));

/**
 * Runs work of one or more calls in one worker; a later call finds what earlier calls have learnt there. Fails with
 * `WorkerError` if the work throws or exceeds its deadline or memory limit; other work is not affected. If the caller
 * leaves (`whileCallerWaits`), no further call is made, but the present call may run to its end for `LEFT_AFTER`.
 * Ending its process at once would cost more than most calls, because another must be started: clients that leave again
 * and again would take the workers from everyone.
 */
export async function inWorker<Output>(
  work: (run: RunCall) => Promise<Output>,
  { deadline, signal, pool = "general", ...demand }: WorkerOptions,
): Promise<Output> {
  const scheduler = pools[pool];
  const unwanted = signal ? AbortSignal.any([signal, callerSignal()]) : callerSignal();
  const worker = await scheduler.acquire(demand, unwanted);
  const kill = new AbortController();
  const message = `The work took longer than ${Math.round(deadline / 1_000)} s and was ended.`;
  const tooLong = new WorkerError(message, { retryable: false, exceeded: "time" });
  const times = pool === "platforms" ? 1 : MAX_TIMES;
  const unwatch = watchDeadline(worker, deadline, times, () => kill.abort(tooLong));
  let late: NodeJS.Timeout | undefined;
  const leave = () => {
    late = setTimeout(() => kill.abort(unwanted.reason), LEFT_AFTER);
  };
  unwanted.addEventListener("abort", leave, { once: true });
  try {
    const output = await worker.perform((run) => work(whileWanted(run, unwanted)), kill.signal);
    unwanted.throwIfAborted();
    return output;
  } finally {
    unwanted.removeEventListener("abort", leave);
    clearTimeout(late);
    unwatch();
    scheduler.release(worker);
  }
}

/** Like `run`, but begins no call once the work is unwanted. */
function whileWanted(run: RunCall, unwanted: AbortSignal): RunCall {
  return (entry, call, input) => {
    unwanted.throwIfAborted();
    return run(entry, call, input);
  };
}

/** Loads these entries, with their tables, into the worker that short work goes to first. */
export async function warmWorkers(entries: readonly Entry<Handlers>[]): Promise<void> {
  await Promise.all(entries.map((entry) => pools.general.preferred?.warm(entry)));
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

/** One group gets at most `mostOfGroup` of the pool's workers at once. */
function poolOf(
  size: number,
  { staysWarm, ...limits }: ProcessLimits & { staysWarm: boolean },
  mostOfGroup = Math.max(1, size - 1),
): Scheduler {
  const workerAt = (number: number) => new Worker({ ...limits, staysWarm: staysWarm && number === size - 1 });
  return new Scheduler(
    Array.from({ length: size }, (_, number) => workerAt(number)),
    mostOfGroup,
  );
}
