import { z } from "zod";
import { parseRetryAfter } from "../functions/duration";
import { isSigned } from "../signature";
import type { HttpReply } from "./http-client";

/** The SDK ends a call with this error if a checkpoint told it to stop, because the run has been called again since. */
const STOPPED_CALL = "StaleDispatchError";

const errorSchema = z
  .looseObject({
    name: z.string().optional(),
    message: z.string().optional(),
    error: z.string().optional(),
    stack: z.string().optional(),
  })
  .transform(({ error, ...rest }) => ({
    ...rest,
    name: rest.name ?? "Error",
    message: rest.message ?? error ?? "Unknown error",
  }));

/** One operation that an SDK reports. */
export const operation = z.object({
  id: z.string().min(1),
  op: z.string(),
  name: z.string().nullish(),
  displayName: z.string().nullish(),
  opts: z.record(z.string(), z.unknown()).nullish(),
  data: z.unknown().optional(),
  error: z.unknown().optional(),
});

export type SerializedError = { name: string; message: string; stack?: string | undefined; [field: string]: unknown };
export type Operation = z.output<typeof operation>;

/** The result of a call: the function ended, it reported steps, or it failed. */
export type Outcome =
  | { kind: "done"; data: unknown; version?: number }
  | { kind: "steps"; operations: Operation[]; noRetry: boolean; retryAt?: Date; version?: number }
  | { kind: "error"; error: SerializedError; retriable: boolean; retryAt?: Date };

/** Reads an app's reply. Throws for a reply without a valid signature, and for one that no SDK would send. */
export function readReply(reply: HttpReply, signingKey: string): Outcome {
  const { status, headers, body } = reply;
  const retryAt = parseRetryAfter(headers["retry-after"]);
  const later = retryAt ? { retryAt } : {};
  const noRetry = headers["x-inngest-no-retry"] === "true";
  if (!isSigned(body, headerOf(reply, "x-inngest-signature"), signingKey)) {
    const message = `The app's answer (status ${status}) is not signed with the signing key: ${body.slice(0, 300)}`;
    return { kind: "error", error: { name: "Error", message }, retriable: true, ...later };
  }
  const content = parseJson(body);
  const version = Number(headerOf(reply, "x-inngest-req-version"));
  const versioned = Number.isInteger(version) && version > 0 ? { version } : {};
  if (status === 200) return { kind: "done", data: content, ...versioned };
  if (status !== 206) {
    const error = readError(content);
    return { kind: "error", error, retriable: !noRetry || error.name === STOPPED_CALL, ...later };
  }
  const operations = z.array(operation).safeParse([content].flat());
  if (operations.success) return { kind: "steps", operations: operations.data, noRetry, ...later, ...versioned };
  const message = `The app reported steps that can't be read: ${z.prettifyError(operations.error)}`;
  return { kind: "error", error: { name: "Error", message }, retriable: false };
}

/** An error as the specification serializes it. */
export function readError(value: unknown): SerializedError {
  const parsed = errorSchema.safeParse(value);
  return parsed.success ? parsed.data : { name: "Error", message: JSON.stringify(value) ?? "Unknown error" };
}

function headerOf({ headers }: HttpReply, name: string): string | undefined {
  const value = headers[name];
  return Array.isArray(value) ? value[0] : value;
}

function parseJson(text: string): unknown {
  if (text === "") return null;
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}
