import { AsyncLocalStorage } from "node:async_hooks";
import type { ServerResponse } from "node:http";
import { Semaphore, withTimeout } from "async-mutex";
import { oncePerProcess } from "@/db/per-process.mjs";
import { AppError } from "@/lib/errors/app-error";
import { MEBIBYTE } from "@/lib/runtime/mebibyte";
import { callerSignal } from "@/lib/workers/caller";

/**
 * The places that one organization's requests may take at once in this process, so that a crowd of them leaves time,
 * memory and connections to the database to others. An ordinary request takes one place, an analysis or export, which
 * may take 100 MiB and a core for a second, several (`weight` of its operation). Visitors share the places of their
 * network address.
 */
const PLACES = 24;
/** The places of a page: rendering it blocks the process for about 20 ms. */
const PAGE_WEIGHT = 4;
/** Each full 8 MiB of a body take another place, because a body takes a multiple of its size while it is read. */
const BYTES_PER_PLACE = 8 * MEBIBYTE;
/** Milliseconds for which a request waits for its places. */
const TIMEOUT = 5_000;

const places = oncePerProcess("places", () => new Map<string, Semaphore>());
/** The responses that `bin/web.mjs` is making, each in the context of its request. */
const responses = oncePerProcess("responses", () => new AsyncLocalStorage<ServerResponse>());

/**
 * Waits until the holder, for instance an organization, has free places for a request, the lightest requests first.
 * Returns a function that frees them, which may be called more than once. Throws SERVICE_UNAVAILABLE after 5 s, and if
 * the caller leaves.
 */
export async function admit(holder: string, weight = 1, bytes = 0): Promise<() => void> {
  const taken = Math.min(PLACES, weight + Math.floor(bytes / BYTES_PER_PLACE));
  const own = places.get(holder) ?? new Semaphore(PLACES);
  places.set(holder, own);
  const [, release] = await withTimeout(own, TIMEOUT, tooMany()).acquire(taken, -taken);
  let isHeld = true;
  const leave = () => {
    if (!isHeld) return;
    isHeld = false;
    release();
    if (own.getValue() === PLACES && places.get(holder) === own) places.delete(holder);
  };
  if (callerSignal().aborted) leave();
  callerSignal().throwIfAborted();
  return leave;
}

/**
 * Like `admit`, for a page, which keeps its places until it has been sent or its reader has left. `after` of Next.js
 * would keep them for ever if the reader left before it is called.
 */
export async function admitPage(holder: string): Promise<void> {
  const leave = await admit(holder, PAGE_WEIGHT);
  const response = responses.getStore();
  if (!response || response.closed) leave();
  else response.once("close", leave);
}

const tooMany = () =>
  new AppError("SERVICE_UNAVAILABLE", "Too many of your requests are under way. Repeat this one in a few seconds.");
