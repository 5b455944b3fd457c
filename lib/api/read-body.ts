import { AppError } from "@/lib/errors";

export const MEBIBYTE = 1024 * 1024;
const MAX_BODY = 32 * MEBIBYTE;

const ESCAPED_NUL_OR_SURROGATE = /\\u(0000|[dD][89a-fA-F])/;
const MOST_LEVELS = 100;

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
  const chunks: Uint8Array[] = [];
  for await (const chunk of bodyChunks(request, most, () => tooLarge(most))) chunks.push(chunk);
  return Buffer.concat(chunks);
}

/**
 * Yields the chunks of the body; throws `tooLarge` where there are more than `most` bytes. It first reads and drops up
 * to as many bytes again, because a client that is still sending does not read an early answer.
 */
export async function* bodyChunks(
  request: Request,
  most: number,
  tooLarge: () => AppError,
): AsyncGenerator<Uint8Array> {
  if (Number(request.headers.get("content-length")) > most) throw tooLarge();
  if (!request.body) return;
  let size = 0;
  for await (const chunk of untilCut(request.body)) {
    size += chunk.length;
    if (size <= most) yield chunk;
    if (size > 2 * most) break;
  }
  if (size > most) throw tooLarge();
}

async function* untilCut(body: ReadableStream<Uint8Array>): AsyncGenerator<Uint8Array> {
  try {
    yield* body as unknown as AsyncIterable<Uint8Array>;
  } catch (cause) {
    throw invalid("", "ended before it was complete", cause);
  }
}

const tooLarge = (most: number) =>
  new AppError(
    "PAYLOAD_TOO_LARGE",
    `The body is over ${most / MEBIBYTE} MiB. Split the answers into several requests.`,
  );

function requireJson(headers: Headers): void {
  const encoding = headers.get("content-encoding")?.trim().toLowerCase() || "identity";
  if (encoding !== "identity") throw invalid("content-encoding", `must be absent, not ${encoding}: send plain JSON`);
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
    throw invalid("", `is not valid JSON${cause instanceof SyntaxError ? `: ${placeOf(cause)}` : ""}`, cause);
  }
}

/** The JSON parser's message about what it found where, to go into a sentence: lower case, without `JSON`. */
function placeOf({ message }: SyntaxError): string {
  const said = message.replace(/ (?:is not valid|in) JSON\b/, "");
  return said.charAt(0).toLowerCase() + said.slice(1);
}

/** Refuses null characters and mends lone surrogates (half an emoji) to U+FFFD, in every string. */
function cleanStrings(value: unknown, path: string, level = 0): unknown {
  if (typeof value === "string") {
    if (value.includes("\0")) throw invalid(path, "holds a null character (\\u0000); remove it");
    return value.toWellFormed();
  }
  if (value === null || typeof value !== "object") return value;
  if (level === MOST_LEVELS) throw invalid("", `is nested deeper than ${MOST_LEVELS} levels`);
  if (Array.isArray(value)) return value.map((item, index) => cleanStrings(item, `${path}[${index}]`, level + 1));
  return Object.fromEntries(
    Object.entries(value).map(([key, item]) => {
      const place = path ? `${path}.${key}` : key;
      return [cleanStrings(key, place), cleanStrings(item, place, level + 1)];
    }),
  );
}

/** A VALIDATION_ERROR about one place in the body; an empty path stands for the whole body. */
export function invalid(path: string, message: string, cause?: unknown): AppError {
  const subject = path === "" ? "The body" : `\`${path}\``;
  return new AppError("VALIDATION_ERROR", `${subject} ${message}.`, { cause, issues: [{ path, message }] });
}
