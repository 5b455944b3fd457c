import { AppError } from "@/lib/errors";

const MEBIBYTE = 1024 * 1024;
export const MAX_BODY = 32 * MEBIBYTE;

const ESCAPED_NUL_OR_SURROGATE = /\\u(0000|[dD][89a-fA-F])/;

/** A JSON body: the value, and its bytes for comparison. An empty body reads as an empty object. */
export type JsonBody = { value: unknown; bytes: Uint8Array };

/**
 * Reads a JSON body of at most `most` bytes. PAYLOAD_TOO_LARGE over that; VALIDATION_ERROR for another media type,
 * for what is not JSON in UTF-8, and for null characters, which PostgreSQL cannot store.
 */
export async function readJson(request: Request, most = MAX_BODY): Promise<JsonBody> {
  const bytes = await readBytes(request, most);
  if (bytes.length === 0) return { value: {}, bytes };
  requireJson(request.headers);
  const text = decode(bytes);
  const value = parse(text);
  return { value: ESCAPED_NUL_OR_SURROGATE.test(text) ? cleanStrings(value, "") : value, bytes };
}

async function readBytes(request: Request, most: number): Promise<Uint8Array> {
  if (Number(request.headers.get("content-length")) > most) throw tooLarge(most);
  if (!request.body) return new Uint8Array();
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of request.body as unknown as AsyncIterable<Uint8Array>) {
    size += chunk.length;
    if (size > most) throw tooLarge(most);
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

const tooLarge = (most: number) =>
  new AppError(
    "PAYLOAD_TOO_LARGE",
    `The body is over ${most / MEBIBYTE} MiB. Split the answers into several requests.`,
  );

function requireJson(headers: Headers): void {
  const type = headers.get("content-type")?.split(";")[0]?.trim().toLowerCase();
  if (type === "application/json") return;
  throw invalid("content-type", `must be application/json, not ${type ?? "absent"}`);
}

function decode(bytes: Uint8Array): string {
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch (cause) {
    throw invalid("", "is not valid UTF-8", cause);
  }
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (cause) {
    const place = cause instanceof Error ? /at position \d+.*/.exec(cause.message)?.[0] : undefined;
    throw invalid("", `is not valid JSON${place ? `: the error is ${place}` : ""}`, cause);
  }
}

/** Refuses null characters and mends lone surrogates (half an emoji) to U+FFFD, in every string. */
function cleanStrings(value: unknown, path: string): unknown {
  if (typeof value === "string") {
    if (value.includes("\0")) throw invalid(path, "holds a null character (\\u0000); remove it");
    return value.toWellFormed();
  }
  if (Array.isArray(value)) return value.map((item, index) => cleanStrings(item, `${path}[${index}]`));
  if (value === null || typeof value !== "object") return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, item]) => {
      const place = path ? `${path}.${key}` : key;
      return [cleanStrings(key, place), cleanStrings(item, place)];
    }),
  );
}

function invalid(path: string, message: string, cause?: unknown): AppError {
  const subject = path === "" ? "The body" : `\`${path}\``;
  return new AppError("VALIDATION_ERROR", `${subject} ${message}.`, { cause, issues: [{ path, message }] });
}
