import type { Settings } from "./context";

/** When a call that failed for the `failures`th time is tried again: exponentially later, by chance up to a fifth more. */
export function retryMoment(
  settings: Pick<Settings, "firstRetryMs" | "longestRetryMs">,
  failures: number,
  askedFor?: Date,
): Date {
  if (askedFor) return askedFor;
  const pause = Math.min(settings.firstRetryMs * 2 ** (failures - 1), settings.longestRetryMs);
  return new Date(Date.now() + pause * (1 + Math.random() / 5));
}
