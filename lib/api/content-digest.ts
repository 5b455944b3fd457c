import { createHash } from "node:crypto";

/** SHA-256 of the content of a JSON value: the order of keys, spaces and escapes make no difference. */
export const contentDigest = (value: unknown): Uint8Array =>
  createHash("sha256").update(JSON.stringify(value, withSortedKeys)).digest();

function withSortedKeys(_: string, value: unknown): unknown {
  if (value === null || typeof value !== "object" || Array.isArray(value)) return value;
  const record = value as Record<string, unknown>;
  const keys = Object.keys(record).sort();
  return Object.fromEntries(keys.map((key) => [key, record[key]]));
}
