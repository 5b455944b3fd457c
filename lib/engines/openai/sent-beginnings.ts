import { CACHE_KEPT_MS } from "./parameters";

/**
 * Stores that a prompt with this beginning is being sent. Returns true if the provider still has the beginning in its
 * cache.
 */
export type NoteSent = (beginning: string) => boolean;

/** Remembers only the last beginning, because a job works on one question at a time. */
export function sentBeginnings(now: () => number = Date.now): NoteSent {
  let last = { beginning: "", at: Number.NEGATIVE_INFINITY };
  return (beginning) => {
    const isCached = last.beginning === beginning && now() - last.at < CACHE_KEPT_MS;
    last = { beginning, at: now() };
    return isCached;
  };
}
