import type { Transaction } from "./database";
import { parseDuration } from "./duration";
import { keyOf } from "./expressions";
import type { FunctionConfig } from "./functions";
import type { Trigger } from "./runs";

/** Takes a key for a time; false where it is taken already. */
export async function claim(tx: Transaction, key: string, forMs: number): Promise<boolean> {
  const rows = await tx`
    insert into claims (key, expires_at) values (${key}, now() + ${forMs} * interval '1 millisecond')
    on conflict (key) do update set expires_at = excluded.expires_at where claims.expires_at < now()
    returning key`;
  return rows.length > 0;
}

/** Counts a run against the function's rate limit; false where the window is used up. */
export async function allowsByRate(tx: Transaction, config: FunctionConfig, event: Trigger): Promise<boolean> {
  const { rateLimit } = config;
  if (!rateLimit) return true;
  const key = `${config.id}:${keyOf(rateLimit.key, { event })}`;
  const [window] = await tx<{ used: number }>`
    insert into rate_windows as w (key, used, resets_at)
    values (${key}, 1, now() + ${parseDuration(rateLimit.period) ?? 0} * interval '1 millisecond')
    on conflict (key) do update set
      used = case when w.resets_at < now() then 1 else w.used + 1 end,
      resets_at = case when w.resets_at < now() then excluded.resets_at else w.resets_at end
    returning used`;
  return (window?.used ?? 0) <= rateLimit.limit;
}

/**
 * When the function's throttle lets the next run begin, undefined for at once: runs are spread evenly over the period,
 * `burst` of them may begin together (the generic cell rate algorithm).
 */
export async function throttle(tx: Transaction, config: FunctionConfig, event: Trigger): Promise<Date | undefined> {
  if (!config.throttle) return undefined;
  const { limit, period, burst = 1, key } = config.throttle;
  const interval = (parseDuration(period) ?? 0) / Math.max(1, limit);
  const [row] = await tx<{ freeAt: Date }>`
    insert into throttles as t (key, free_at)
    values (${`${config.id}:${keyOf(key, { event })}`}, now() + ${interval} * interval '1 millisecond')
    on conflict (key) do update set
      free_at = greatest(t.free_at, now()) + ${interval} * interval '1 millisecond'
    returning free_at as "freeAt"`;
  const beginsAt = (row?.freeAt.getTime() ?? 0) - interval * Math.max(1, burst);
  return beginsAt > Date.now() ? new Date(beginsAt) : undefined;
}
