import { CACHE_KEPT_MS } from "./parameters";

/** Tells whether a beginning was sent lately, so that the provider has it in its cache, and notes that it is sent now. */
export type IsWarm = (beginning: string) => boolean;

/** Remembers the last beginning only: a job asks about one question at a time. */
export function newWarmth(now: () => number = Date.now): IsWarm {
  let last = { beginning: "", at: Number.NEGATIVE_INFINITY };
  return (beginning) => {
    const isWarm = last.beginning === beginning && now() - last.at < CACHE_KEPT_MS;
    last = { beginning, at: now() };
    return isWarm;
  };
}
