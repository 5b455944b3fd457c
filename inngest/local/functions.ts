import { Cron } from "croner";
import { z } from "zod";

/** The event that begins the runs of `onFailure` handlers. */
export const FUNCTION_FAILED = "inngest/function.failed";

const OF_FUNCTION = /^event\.data\.function_id == '(.+)'$/;

const trigger = z.union([
  z.strictObject({ cron: z.string().refine(isCron, "must be a cron pattern") }),
  z.strictObject({ event: z.literal(FUNCTION_FAILED), expression: z.string().regex(OF_FUNCTION) }),
  z.strictObject({
    event: z.string().regex(/^(?!inngest\/)[^*]+$/, "must be a name, without * and not Inngest's own"),
  }),
]);
const concurrency = z.strictObject({
  limit: z.number(),
  key: z
    .string()
    .regex(/^event(\.\w+)+$/, "must be a path such as event.data.id")
    .optional(),
});

/** A function as the SDK describes it, limited to what this runner supports. */
const functionSchema = z.strictObject({
  id: z.string().min(1),
  name: z.string().optional(),
  triggers: z.array(trigger),
  steps: z.object({ step: z.object({ retries: z.object({ attempts: z.number().optional() }).optional() }) }),
  concurrency: z
    .union([concurrency, z.array(concurrency)])
    .default([])
    .transform((limits) => [limits].flat()),
});
const appSchema = z.object({ functions: z.array(z.looseObject({ id: z.string() })) });

export type FunctionConfig = z.output<typeof functionSchema>;
export type Event = { id: string; name: string; ts: number; data?: unknown };
/** How many runs with this key may be called at once. */
export type Limit = { key: string; limit: number };

/** Reads the functions that an app registers; throws an error that says what is wrong or not supported. */
export function parseFunctions(registration: unknown): Map<string, FunctionConfig> {
  return new Map(appSchema.parse(registration).functions.map((config) => [config.id, parseFunction(config)]));
}

function parseFunction(config: { id: string }): FunctionConfig {
  const parsed = functionSchema.safeParse(config);
  if (parsed.success) return parsed.data;
  throw new Error(
    `The local runner does not support the function "${config.id}" as it is configured: ${z.prettifyError(parsed.error)}\nIt supports event and cron triggers, retries, concurrency by key and onFailure.`,
  );
}

export function maxAttempts({ steps }: FunctionConfig): number {
  return (steps.step.retries?.attempts ?? 3) + 1;
}

export function cronsOf({ triggers }: FunctionConfig): string[] {
  return triggers.flatMap((trigger) => ("cron" in trigger ? [trigger.cron] : []));
}

/** Whether an event begins a run of the function. */
export function isTriggered({ triggers }: FunctionConfig, { name, data }: Event): boolean {
  return triggers.some((trigger) => {
    if (!("event" in trigger) || trigger.event !== name) return false;
    if (!("expression" in trigger)) return true;
    return OF_FUNCTION.exec(trigger.expression)?.[1] === valueAt(data, ["function_id"]);
  });
}

/** The concurrency limits in which a run of the function counts. */
export function limitsOf({ id, concurrency }: FunctionConfig, event: Event): Limit[] {
  return concurrency
    .filter(({ limit }) => limit > 0)
    .map(({ limit, key }) => ({
      limit,
      key: JSON.stringify(key ? [id, key, valueAt(event, key.split(".").slice(1))] : [id]),
    }));
}

function isCron(pattern: string): boolean {
  try {
    return new Cron(pattern, { paused: true }) !== null;
  } catch {
    return false;
  }
}

function valueAt(value: unknown, path: string[]): unknown {
  return path.reduce((found, name) => Object(found)[name], value);
}
