export const RETRY_PAUSES = { firstRetryMs: 5_000, longestRetryMs: 600_000 };

/**
 * The moment of the next attempt after this number of failures. The pause doubles with every failure, and up to a fifth
 * of it is added at random, so that calls that failed together are not retried together.
 */
export function retryMoment(
  settings: { firstRetryMs: number; longestRetryMs: number },
  failures: number,
  askedFor?: Date,
): Date {
  if (askedFor) return askedFor;
  const pause = Math.min(settings.firstRetryMs * 2 ** (failures - 1), settings.longestRetryMs);
  return new Date(Date.now() + pause * (1 + Math.random() / 5));
}
