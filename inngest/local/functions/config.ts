import { z } from "zod";
import { faultOf } from "./expressions";

const ON_FAILURE = "inngest/function.failed";

const concurrency = z.strictObject({ limit: z.number(), key: z.string().optional() });

const functionConfig = z.strictObject({
  id: z.string().min(1),
  name: z.string().optional(),
  triggers: z.array(
    z.union([
      z.strictObject({ event: z.string(), expression: z.string().optional() }),
      z.strictObject({ cron: z.string() }),
    ]),
  ),
  steps: z.object({
    step: z.object({
      runtime: z.object({ type: z.literal("http"), url: z.url() }),
      retries: z.object({ attempts: z.number().optional() }).optional(),
    }),
  }),
  cancel: z
    .array(z.strictObject({ event: z.string(), if: z.string().optional(), timeout: z.string().optional() }))
    .optional(),
  concurrency: z.union([z.number(), concurrency, z.array(concurrency)]).optional(),
});

const registration = z.object({
  url: z.url(),
  appName: z.string().min(1),
  functions: z.array(z.looseObject({ id: z.string() })).min(1),
});

/** A function as the SDK registers it, limited to what this runner supports. */
export type FunctionConfig = z.output<typeof functionConfig>;
export type Registration = { url: string; appName: string; functions: FunctionConfig[] };

/** Parses a registration; throws an error that says what is wrong with it or not supported. */
export function parseRegistration(body: unknown): Registration {
  const parsed = registration.safeParse(body);
  if (!parsed.success) throw new Error(z.prettifyError(parsed.error));
  return { ...parsed.data, functions: parsed.data.functions.map(parseFunction) };
}

/** The most attempts of a call of the function. */
export function mostAttempts({ steps }: FunctionConfig): number {
  return (steps.step.retries?.attempts ?? 3) + 1;
}

function parseFunction(body: { id: string }): FunctionConfig {
  const parsed = functionConfig.safeParse(body);
  if (!parsed.success) {
    throw new Error(
      `The local runner does not support the function "${body.id}" as it is configured: ${z.prettifyError(parsed.error)}\nIt supports event and cron triggers, retries, concurrency by key, cancelOn and onFailure.`,
    );
  }
  const config = parsed.data;
  const internal = internalEventOf(config);
  if (internal) throw new Error(`The local runner does not support the event "${internal}" of "${config.id}".`);
  for (const expression of expressionsOf(config)) {
    const fault = faultOf(expression);
    if (fault) throw new Error(`The expression "${expression}" of "${config.id}" can't be read: ${fault}`);
  }
  return config;
}

/**
 * An event of Inngest's own that the function uses although the runner does not support it; undefined if there is none.
 * Of these events, the runner supports only the one that triggers onFailure.
 */
function internalEventOf({ triggers, cancel = [] }: FunctionConfig): string | undefined {
  const triggering = triggers.flatMap((trigger) => ("event" in trigger ? [trigger.event] : []));
  const names = [...triggering.filter((name) => name !== ON_FAILURE), ...cancel.map(({ event }) => event)];
  return names.find((name) => name.startsWith("inngest/"));
}

function expressionsOf(config: FunctionConfig): string[] {
  const limits = [config.concurrency ?? []].flat();
  return [
    ...config.triggers.map((trigger) => ("event" in trigger ? trigger.expression : undefined)),
    ...(config.cancel ?? []).map((cancel) => cancel.if),
    ...limits.map((limit) => (typeof limit === "object" ? limit.key : undefined)),
  ].filter((expression): expression is string => Boolean(expression));
}
