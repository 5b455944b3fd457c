import { z } from "zod";
import { AppError } from "@/lib/errors/app-error";
import { type Result, valueFrom } from "@/lib/errors/worker-result";
import { MEBIBYTE } from "@/lib/runtime/mebibyte";
import { bundledEntry } from "@/lib/workers/entry";
import { WorkerError } from "@/lib/workers/worker-error";
import { runInWorker } from "@/lib/workers/workers";
import type { AnyOperation } from "./contract/operation";
import { invalid } from "./invalid";
import { type JsonBody, parseBody, parseFields } from "./parse-body";
import type { BodyCalls } from "./worker";

/** Bytes. */
export const MAX_BODY = 32 * MEBIBYTE;

/** Bodies of more than this many bytes are read in a worker. A body of this size takes 20 ms at worst. */
const MAX_AT_ONCE = 32 * 1024;

const MIN_DEADLINE = 20_000;
/**
 * Milliseconds. One MiB takes about 20 ms, and the worst one that is valueFrom 200 ms; the deadline allows for a machine
 * that is ten times slower.
 */
const DEADLINE_PER_BYTE = 1_000 / MEBIBYTE;

const entry = bundledEntry<BodyCalls>("bodies");

/**
 * Reads the JSON body of an operation. `group` is the organization's id; `isKeyed` requests the digest. Throws PAYLOAD_TOO_LARGE over 32 MiB, and if
 * parsing takes too much time or memory; VALIDATION_ERROR for another media type, for anything but JSON in UTF-8, for
 * null characters, which PostgreSQL cannot store, and for values that the operation's schema refuses.
 */
export async function readBody(
  request: Request,
  operation: AnyOperation,
  { group, isKeyed }: { group: string; isKeyed: boolean },
): Promise<JsonBody> {
  const { chunks, size } = await receive(request);
  if (size > 0) requireJson(request.headers);
  const schema = operation.body ?? z.strictObject({});
  if (size <= MAX_AT_ONCE) return parseBody(schema, Buffer.concat(chunks), { isKeyed });
  return readInWorker("body", { operation: operation.id, chunks, isKeyed }, { size, group });
}

/** Reads the fields of a form, which are JSON or plain text, by the operation's declaration. */
export async function readFields(
  fields: Record<string, string>,
  operation: AnyOperation,
  group: string,
): Promise<unknown> {
  const size = Object.values(fields).reduce((sum, text) => sum + text.length, 0);
  const schema = operation.form ?? z.strictObject({});
  if (size <= MAX_AT_ONCE) return parseFields(schema, fields);
  return readInWorker("form", { operation: operation.id, fields }, { size, group });
}

/** The value that a call of a worker returns if the body is valueFrom. */
type Made<Name extends keyof BodyCalls> =
  Awaited<ReturnType<BodyCalls[Name]>> extends Result<infer Value> ? Value : never;

async function readInWorker<Name extends keyof BodyCalls>(
  call: Name,
  input: Parameters<BodyCalls[Name]>[0],
  { size, group }: { size: number; group: string },
): Promise<Made<Name>> {
  const deadline = MIN_DEADLINE + DEADLINE_PER_BYTE * size;
  const options = { pool: "bodies", isLong: false, deadline, group } as const;
  const found = await runInWorker<BodyCalls, Name>(entry, call, input, options).catch((cause) => {
    if (!(cause instanceof WorkerError) || !cause.exceeded) throw cause;
    const message = `Reading the body takes too much ${cause.exceeded}. Split it into several requests.`;
    throw new AppError("PAYLOAD_TOO_LARGE", message, { cause });
  });
  return valueFrom(found as Result<Made<Name>>);
}

async function receive(request: Request): Promise<{ chunks: Uint8Array[]; size: number }> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of bodyChunks(request, MAX_BODY, tooLarge)) {
    chunks.push(chunk);
    size += chunk.length;
  }
  return { chunks, size };
}

/**
 * Yields the chunks of the body, and throws `tooLarge` if it has more than `max` bytes. If Content-Length says so,
 * throws at once. Otherwise it first reads and drops up to `max` further bytes, because a client that is still sending
 * does not read a reply.
 */
export async function* bodyChunks(request: Request, max: number, tooLarge: () => AppError): AsyncGenerator<Uint8Array> {
  if (Number(request.headers.get("content-length")) > max) throw tooLarge();
  if (!request.body) return;
  let size = 0;
  try {
    for await (const chunk of request.body) {
      size += chunk.length;
      if (size <= max) yield chunk;
      if (size > 2 * max) break;
    }
  } catch (cause) {
    throw invalid("", "ended before it was complete", cause);
  }
  if (size > max) throw tooLarge();
}

const tooLarge = () =>
  new AppError(
    "PAYLOAD_TOO_LARGE",
    `The body is over ${MAX_BODY / MEBIBYTE} MiB. Split the answers into several requests.`,
  );

function requireJson(headers: Headers): void {
  const encoding = headers.get("content-encoding")?.trim().toLowerCase() || "identity";
  if (encoding !== "identity") throw invalid("content-encoding", `must be absent, not ${encoding}: send plain JSON`);
  const type = headers.get("content-type")?.split(";")[0]?.trim().toLowerCase();
  if (type === "application/json") return;
  throw invalid("content-type", `must be application/json, not ${type ?? "absent"}`);
}
