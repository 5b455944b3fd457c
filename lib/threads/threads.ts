import type { Entry } from "./entry";
import { THREADS } from "./parameters";
import { type Demand, Scheduler } from "./scheduler";
import type { Handlers } from "./serve";
import { type RunCall, Thread } from "./thread";
import { ThreadError } from "./thread-error";

export type ThreadOptions = Demand & {
  /** Milliseconds that the work may take once a thread has begun it. */
  deadline: number;
  /** When it fires, the thread is terminated and replaced, and the work fails with the signal's reason. */
  signal?: AbortSignal | undefined;
};

/** The last one takes short work first, and stays warm for it. */
const threads = Array.from({ length: THREADS }, (_, number) => new Thread({ staysWarm: number === THREADS - 1 }));
const scheduler = new Scheduler(threads);

/**
 * Has a thread do work of one call or several, which then find in it what the earlier ones left. Fails with
 * `ThreadError` where the work throws or exceeds its deadline or its memory; no other work suffers from that.
 */
export async function inThread<Output>(
  work: (run: RunCall) => Promise<Output>,
  { deadline, signal, ...demand }: ThreadOptions,
): Promise<Output> {
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
