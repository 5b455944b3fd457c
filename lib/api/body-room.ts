import { AppError } from "@/lib/errors";
import { GroupSemaphore } from "@/lib/group-semaphore";
import { MEBIBYTE } from "@/lib/mebibyte";

/** Bodies of at most this many bytes need not wait for memory. */
const SMALL = 32 * 1024;
/**
 * The most bytes of bodies in memory at once, in total and per organization. Bodies over 1 MiB have limits of their
 * own, so that smaller ones do not wait behind them. A large body takes up to six times its size while it is parsed.
 */
const MEDIUM = new GroupSemaphore({ most: 64 * MEBIBYTE, mostOfGroup: 24 * MEBIBYTE });
const LARGE = new GroupSemaphore({ most: 96 * MEBIBYTE, mostOfGroup: 64 * MEBIBYTE });
/** Milliseconds that a request waits for memory. */
const PATIENCE = 60_000;

/**
 * Waits until there is memory for a body of this size, at most 32 MiB; returns a function that releases the memory. The
 * body is not read while the request waits, so the client also pauses. `group` is the organization's id. Throws
 * SERVICE_UNAVAILABLE after a minute.
 */
export async function roomFor(bytes: number, group: string): Promise<() => void> {
  if (bytes <= SMALL) return () => {};
  const room = bytes <= MEBIBYTE ? MEDIUM : LARGE;
  return room.acquire(group, bytes, { patience: { milliseconds: PATIENCE, error: tooMany } });
}

const tooMany = () =>
  new AppError("SERVICE_UNAVAILABLE", "Too many large requests are being processed. Repeat this one in a moment.");
