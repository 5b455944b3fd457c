import type { z } from "zod";
import { contentDigest } from "./content-digest";
import { invalid } from "./invalid";
import { requireBudget } from "./json-budget";
import { parse } from "./parse";

/** An escaped null character, surrogate or underscore, or the name of an object's prototype. */
const NEEDS_CLEANING = /\\u(0000|[dD][89a-fA-F]|005[fF])|__proto__/;

/**
 * A JSON body as its schema parses it. If it was requested, also a digest of the content, by which repeats are
 * recognised.
 */
export type JsonBody<Value = unknown> = { value: Value; digest: Uint8Array | null };

/**
 * Parses a JSON text by a schema. An empty text counts as an empty object. Throws VALIDATION_ERROR if the text is not
 * JSON in UTF-8, if it holds null characters, which PostgreSQL cannot store, or a field `__proto__`, which schemas drop,
 * and for values that the schema refuses;
 * PAYLOAD_TOO_LARGE for too many values.
 */
export function parseBody<Schema extends z.ZodType>(
  schema: Schema,
  bytes: Uint8Array,
  { isKeyed }: { isKeyed: boolean },
): JsonBody<z.output<Schema>> {
  const given = readJson(bytes);
  return { value: parse(schema, given), digest: isKeyed ? contentDigest(given) : null };
}

function readJson(bytes: Uint8Array): unknown {
  if (bytes.length === 0) return {};
  requireBudget(bytes);
  const text = decode(bytes);
  const value = parseJson(text);
  return NEEDS_CLEANING.test(text) ? cleanStrings(value, "") : value;
}

/** Parses the fields of a form by a schema. Each field is JSON or plain text. */
export function parseFields<Schema extends z.ZodType>(
  schema: Schema,
  fields: Record<string, string>,
): z.output<Schema> {
  return parse(schema, Object.fromEntries(Object.entries(fields).map(([name, text]) => [name, fieldValue(text)])));
}

function fieldValue(text: string): unknown {
  requireBudget(Buffer.from(text));
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}

function decode(bytes: Uint8Array): string {
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch (cause) {
    throw invalid("", "is not valid UTF-8", cause);
  }
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (cause) {
    throw invalid("", `is not valid JSON${cause instanceof SyntaxError ? `: ${placeOf(cause)}` : ""}`, cause);
  }
}

/**
 * The JSON parser's message as a part of a sentence: in lower case, without `JSON`. It says what the parser found and
 * where.
 */
function placeOf({ message }: SyntaxError): string {
  const said = message.replace(/ (?:is not valid|in) JSON\b/, "");
  return said.charAt(0).toLowerCase() + said.slice(1);
}

/** Refuses null characters and the field `__proto__`, and replaces lone surrogates (half an emoji) by U+FFFD, in every string. */
function cleanStrings(value: unknown, path: string): unknown {
  if (typeof value === "string") {
    if (value.includes("\0")) throw invalid(path, "holds a null character (\\u0000); remove it");
    return value.toWellFormed();
  }
  if (value === null || typeof value !== "object") return value;
  if (Array.isArray(value)) return value.map((item, index) => cleanStrings(item, `${path}[${index}]`));
  return Object.fromEntries(
    Object.entries(value).map(([key, item]) => {
      const place = path ? `${path}.${key}` : key;
      if (key === "__proto__") throw invalid(place, "has a name that no field or segment can have; choose another");
      return [cleanStrings(key, place), cleanStrings(item, place)];
    }),
  );
}
