import { createHash } from "node:crypto";
import canonicalize from "canonicalize";
import { z } from "zod";
import type { Sql } from "./database";
import { faultOf } from "./expressions";

const concurrency = z.object({
  limit: z.number(),
  key: z.string().optional(),
  scope: z.enum(["fn", "env", "account"]).optional(),
});

const functionConfig = z.object({
  id: z.string().min(1),
  name: z.string().optional(),
  triggers: z.array(
    z.union([
      z.object({ event: z.string(), expression: z.string().optional() }),
      z.object({ cron: z.string(), jitter: z.string().optional() }),
    ]),
  ),
  steps: z.object({
    step: z.object({
      runtime: z.object({ type: z.literal("http"), url: z.url() }),
      retries: z.object({ attempts: z.number().optional() }).optional(),
    }),
  }),
  idempotency: z.string().optional(),
  batchEvents: z
    .object({ maxSize: z.number(), timeout: z.string(), key: z.string().optional(), if: z.string().optional() })
    .optional(),
  rateLimit: z.object({ key: z.string().optional(), limit: z.number(), period: z.string() }).optional(),
  throttle: z
    .object({ key: z.string().optional(), limit: z.number(), period: z.string(), burst: z.number().optional() })
    .optional(),
  singleton: z.object({ key: z.string().optional(), mode: z.enum(["skip", "cancel"]) }).optional(),
  cancel: z
    .array(z.object({ event: z.string(), if: z.string().optional(), timeout: z.string().optional() }))
    .optional(),
  debounce: z.object({ key: z.string().optional(), period: z.string(), timeout: z.string().optional() }).optional(),
  timeouts: z.object({ start: z.string().optional(), finish: z.string().optional() }).optional(),
  priority: z.object({ run: z.string().optional() }).optional(),
  concurrency: z.union([z.number(), concurrency, z.array(concurrency)]).optional(),
});

const registration = z.object({
  url: z.url(),
  appName: z.string().min(1),
  sdk: z.string().optional(),
  functions: z.array(functionConfig).min(1),
});

export type FunctionConfig = z.output<typeof functionConfig>;
export type Registration = z.output<typeof registration>;

/** The functions that apps have registered, as they stand now. */
export type Functions = {
  get: (id: string) => FunctionConfig | undefined;
  active: () => FunctionConfig[];
  triggeredBy: (eventName: string) => FunctionConfig[];
  cancelledBy: (eventName: string) => FunctionConfig[];
  reload: () => Promise<void>;
};

/** Reads a registration; throws an error that names what is wrong with it. */
export function parseRegistration(body: unknown): Registration {
  const parsed = registration.safeParse(body);
  if (!parsed.success) throw new Error(z.prettifyError(parsed.error));
  for (const config of parsed.data.functions) {
    for (const expression of expressionsOf(config)) {
      const fault = faultOf(expression);
      if (fault) throw new Error(`The expression "${expression}" of ${config.id} can't be read: ${fault}`);
    }
  }
  return parsed.data;
}

/** Keeps an app's functions; those that it no longer names stop being triggered. Tells whether anything changed. */
export async function saveRegistration(sql: Sql, { url, appName, sdk, functions }: Registration): Promise<boolean> {
  const checksum = createHash("sha256")
    .update(canonicalize({ url, functions }) ?? "")
    .digest("hex");
  return await sql.begin(async (tx) => {
    const [known] = await tx<{ checksum: string }>`select checksum from apps where id = ${appName} for update`;
    if (known?.checksum === checksum) {
      await tx`update apps set synced_at = now(), sdk = ${sdk ?? null} where id = ${appName}`;
      return false;
    }
    const [app] = await tx<{ version: number }>`
      insert into apps (id, url, sdk, checksum) values (${appName}, ${url}, ${sdk ?? null}, ${checksum})
      on conflict (id) do update set url = excluded.url, sdk = excluded.sdk, checksum = excluded.checksum,
        version = apps.version + 1, synced_at = now()
      returning version`;
    await tx`
      update functions set active = false
      where app_id = ${appName} or app_id in (select id from apps where url = ${url})`;
    for (const config of functions) {
      await tx`
        insert into functions (id, app_id, config, version)
        values (${config.id}, ${appName}, ${JSON.stringify(config)}::text::jsonb, ${app?.version ?? 1})
        on conflict (id) do update set app_id = excluded.app_id, config = excluded.config,
          version = excluded.version, active = true`;
    }
    return true;
  });
}

/** The functions kept in the database, held in memory. */
export async function loadFunctions(sql: Sql): Promise<Functions> {
  let all = new Map<string, FunctionConfig>();
  let active: FunctionConfig[] = [];
  const functions: Functions = {
    get: (id) => all.get(id),
    active: () => active,
    triggeredBy: (name) =>
      active.filter(({ triggers }) => triggers.some((t) => "event" in t && matchesName(t.event, name))),
    cancelledBy: (name) => active.filter(({ cancel }) => cancel?.some(({ event }) => event === name)),
    reload: async () => {
      const rows = await sql<{ config: FunctionConfig; active: boolean }>`select config, active from functions`;
      all = new Map(rows.map(({ config }) => [config.id, config]));
      active = rows.filter((row) => row.active).map(({ config }) => config);
    },
  };
  await functions.reload();
  return functions;
}

/** Whether a trigger's event name, which may end in `*`, names an event. */
export function matchesName(pattern: string, name: string): boolean {
  return pattern.endsWith("*") ? name.startsWith(pattern.slice(0, -1)) : pattern === name;
}

/** How often a call of the function may be tried. */
export function mostAttempts({ steps }: FunctionConfig): number {
  return (steps.step.retries?.attempts ?? 3) + 1;
}

function expressionsOf(config: FunctionConfig): string[] {
  const limits = Array.isArray(config.concurrency) ? config.concurrency : [config.concurrency];
  return [
    ...config.triggers.map((trigger) => ("event" in trigger ? trigger.expression : undefined)),
    ...(config.cancel ?? []).map((cancel) => cancel.if),
    ...limits.map((limit) => (typeof limit === "object" ? limit.key : undefined)),
    config.idempotency,
    config.batchEvents?.key,
    config.batchEvents?.if,
    config.rateLimit?.key,
    config.throttle?.key,
    config.singleton?.key,
    config.debounce?.key,
    config.priority?.run,
  ].filter((expression): expression is string => Boolean(expression));
}
