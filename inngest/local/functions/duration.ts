const UNITS: Record<string, number> = {
  ns: 1e-6,
  us: 1e-3,
  µs: 1e-3,
  ms: 1,
  s: 1_000,
  m: 60_000,
  h: 3_600_000,
  d: 86_400_000,
  w: 604_800_000,
};
const PART = /(\d+(?:\.\d+)?)\s*(ns|us|µs|ms|s|m|h|d|w)/g;

/**
 * The milliseconds that a time string such as `300ms` or `2h45m` stands for; undefined if the text is not a time
 * string.
 */
export function parseDuration(text: string): number | undefined {
  const rest = text.replace(PART, "").trim();
  if (rest !== "") return undefined;
  let total = 0;
  for (const [, amount, unit] of text.matchAll(PART)) total += Number(amount) * (UNITS[unit ?? ""] ?? 0);
  return total;
}

/**
 * The moment that a text stands for: a time string, counted from `from`, or an ISO 8601 date; undefined if it is
 * neither.
 */
export function parseMoment(text: string, from = Date.now()): Date | undefined {
  const duration = parseDuration(text);
  if (duration !== undefined) return new Date(from + duration);
  const date = Date.parse(text);
  return Number.isNaN(date) ? undefined : new Date(date);
}

/** The moment that a `Retry-After` header stands for: seconds from now, an ISO 8601 date or an HTTP date. */
export function parseRetryAfter(header: string | undefined, from = Date.now()): Date | undefined {
  if (header === undefined || header.trim() === "") return undefined;
  if (/^\s*\d+(\.\d+)?\s*$/.test(header)) return new Date(from + Number(header) * 1_000);
  return parseMoment(header, from);
}
