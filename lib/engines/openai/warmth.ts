import { CACHE_KEPT_MS } from "./parameters";

/**
 * Tells whether this beginning was sent recently, so that the provider has it in its cache, and records that it is sent
 * now.
 */
export type IsWarm = (beginning: string) => boolean;

/** Remembers only the last beginning: a job works on one question at a time. */
export function newWarmth(now: () => number = Date.now): IsWarm {
  let last = { beginning: "", at: Number.NEGATIVE_INFINITY };
  return (beginning) => {
    const isWarm = last.beginning === beginning && now() - last.at < CACHE_KEPT_MS;
    last = { beginning, at: now() };
    return isWarm;
  };
}
