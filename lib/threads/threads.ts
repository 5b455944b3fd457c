import type { MemoryLimit } from "./child";
import type { Entry } from "./entry";
import { BODY_MEMORY_LIMIT, BODY_THREADS, MEMORY_LIMIT, THREADS } from "./parameters";
import { type Demand, Scheduler } from "./scheduler";
import type { Handlers } from "./serve";
import { type RunCall, Thread } from "./thread";
import { ThreadError } from "./thread-error";

export type ThreadOptions = Demand & {
  /** Milliseconds that the work may take once a thread has begun it. */
  deadline: number;
  /** When it fires, the thread is terminated and replaced, and the work fails with the signal's reason. */
  signal?: AbortSignal | undefined;
  /** Which threads do it: those that read bodies of requests, or all others. */
  pool?: keyof typeof pools;
};

/** The last thread of a pool takes short work first. That of the general pool stays warm for it. */
const pools = {
  general: poolOf(THREADS, { memoryLimit: MEMORY_LIMIT, staysWarm: true }),
  bodies: poolOf(BODY_THREADS, { memoryLimit: BODY_MEMORY_LIMIT, staysWarm: false }),
};

/**
 * Has a thread do work of one call or several, which then find in it what the earlier ones left. Fails with
 * `ThreadError` where the work throws or exceeds its deadline or its memory; no other work suffers from that.
 */
export async function inThread<Output>(
  work: (run: RunCall) => Promise<Output>,
  { deadline, signal, pool = "general", ...demand }: ThreadOptions,
): Promise<Output> {
  const scheduler = pools[pool];
  const thread = await scheduler.acquire(demand, signal);
  const limit = new AbortController();
  const timer = setTimeout(() => {
    const message = `The work took longer than ${Math.round(deadline / 1_000)} s and was ended.`;
    limit.abort(new ThreadError(message, { retryable: false, exceeded: "time" }));
  }, deadline);
  try {
    return await thread.perform(work, signal ? AbortSignal.any([signal, limit.signal]) : limit.signal);
  } finally {
    clearTimeout(timer);
    scheduler.release(thread);
  }
}

/** Has a thread do a single call. */
export function runInThread<Served extends Handlers, Name extends keyof Served & string>(
  entry: Entry<Served>,
  call: Name,
  input: Parameters<Served[Name]>[0],
  options: ThreadOptions,
): Promise<Awaited<ReturnType<Served[Name]>>> {
  return inThread((run) => run(entry, call, input), options);
}

function poolOf(size: number, { memoryLimit, staysWarm }: { memoryLimit: MemoryLimit; staysWarm: boolean }): Scheduler {
  const threadAt = (number: number) => new Thread({ memoryLimit, staysWarm: staysWarm && number === size - 1 });
  return new Scheduler(Array.from({ length: size }, (_, number) => threadAt(number)));
}
