import { AppError } from "@/lib/errors";

/** The most open streams per person and web process: one for each of many tabs. */
export const MOST_STREAMS = 20;

const RETRY_SECONDS = 10;
const open = new Map<string, number>();

/** Counts `events` as an open stream of `holder` until it ends. RATE_LIMITED where the holder has too many. */
export function limitStreams<Event>(
  holder: string,
  events: (signal: AbortSignal) => AsyncIterable<Event>,
): (signal: AbortSignal) => AsyncIterable<Event> {
  const held = open.get(holder) ?? 0;
  if (held >= MOST_STREAMS) {
    const message = `No more than ${MOST_STREAMS} live views may be open at once. Close one.`;
    throw new AppError("RATE_LIMITED", message, { retryAfter: RETRY_SECONDS });
  }
  open.set(holder, held + 1);
  return async function* (signal) {
    try {
      yield* events(signal);
    } finally {
      release(holder);
    }
  };
}

function release(holder: string): void {
  const left = (open.get(holder) ?? 1) - 1;
  if (left > 0) open.set(holder, left);
  else open.delete(holder);
}
