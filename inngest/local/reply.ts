import { z } from "zod";
import type { HttpReply } from "./http-client";
import type { Step } from "./schema";
import { canonicalJson, isSigned } from "./signature";

const errorSchema = z
  .looseObject({ name: z.string().default("Error"), message: z.string().optional(), error: z.string().optional() })
  .transform(({ error, ...rest }) => ({ ...rest, message: rest.message ?? error ?? "Unknown error" }));

/** One operation that the SDK reports. */
const operationSchema = z.object({
  id: z.string().min(1),
  op: z.string(),
  name: z.string().nullish(),
  displayName: z.string().nullish(),
  data: z.unknown().optional(),
  error: z.unknown().optional(),
});

type Operation = z.output<typeof operationSchema>;
export type SerializedError = { name: string; message: string; [field: string]: unknown };

/** The result of a call: the function ended, it got one step further, perhaps to sleep, or it failed. */
export type Outcome =
  | { kind: "done"; data: unknown }
  | { kind: "step"; step: Step; wakeAt?: Date }
  | { kind: "error"; error: SerializedError; retriable: boolean; retryAt?: Date | undefined };

/** Reads an app's reply to a call. */
export function readReply({ status, headers, body }: HttpReply, signingKey: string): Outcome {
  const retryAt = momentOf(headers["retry-after"]);
  const retriable = headers["x-inngest-no-retry"] !== "true";
  if (!isSigned(body, headers["x-inngest-signature"]?.toString(), signingKey)) {
    const message = `The app's answer (status ${status}) is not signed with the signing key: ${body.slice(0, 300)}`;
    return { kind: "error", error: { name: "Error", message }, retriable: true, retryAt };
  }
  const content: unknown = body === "" ? null : JSON.parse(body);
  if (status === 200) return { kind: "done", data: content };
  if (status !== 206) return { kind: "error", error: readError(content), retriable, retryAt };
  const operations = z.array(operationSchema).parse([content].flat());
  const [operation, ...others] = operations;
  if (!operation || others.length > 0) return unsupported("parallel steps");
  if (operation.op === "StepError") return { kind: "error", error: readError(operation.error), retriable, retryAt };
  return readStep(operation);
}

function readStep({ id, op, name, displayName, data, error }: Operation): Outcome {
  const step = (result: string) => ({ id, name: displayName ?? name ?? id, result });
  if (op === "StepRun") return { kind: "step", step: step(`{"data":${canonicalJson(data ?? null)}}`) };
  if (op === "StepFailed") return { kind: "step", step: step(`{"error":${canonicalJson(readError(error))}}`) };
  const wakeAt = op === "Sleep" ? endOfSleep(name ?? "") : undefined;
  return wakeAt ? { kind: "step", step: step("null"), wakeAt } : unsupported(`the operation "${op}"`);
}

function readError(value: unknown): SerializedError {
  const parsed = errorSchema.safeParse(value);
  return parsed.success ? parsed.data : { name: "Error", message: JSON.stringify(value) ?? "Unknown error" };
}

function unsupported(what: string): Outcome {
  const message = `The local runner does not support ${what}.`;
  return { kind: "error", error: { name: "Error", message }, retriable: false };
}

const SECONDS: Record<string, number> = { w: 604_800, d: 86_400, h: 3_600, m: 60, s: 1 };

/** The end of a sleep, which the SDK writes as a duration such as `1h30s` (empty if it is none) or as a date. */
export function endOfSleep(text: string, from = Date.now()): Date | undefined {
  if (!/^(\d+[wdhms])*$/.test(text)) return dateOf(text);
  const parts = [...text.matchAll(/(\d+)(\w)/g)];
  const seconds = parts.reduce((sum, [, amount, unit = ""]) => sum + Number(amount) * (SECONDS[unit] ?? 0), 0);
  return new Date(from + seconds * 1_000);
}

/** The moment that a `Retry-After` header asks for, in seconds from now or as a date. */
function momentOf(header: string | undefined): Date | undefined {
  if (header === undefined) return undefined;
  return /^\d+$/.test(header) ? new Date(Date.now() + Number(header) * 1_000) : dateOf(header);
}

function dateOf(text: string): Date | undefined {
  const date = new Date(text);
  return Number.isNaN(date.getTime()) ? undefined : date;
}
