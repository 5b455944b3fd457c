import { createHash } from "node:crypto";

/** SHA-256 of what a JSON text says: the same whatever the order of keys, the spaces and the escapes. */
export const contentDigest = (value: unknown): Uint8Array =>
  createHash("sha256").update(JSON.stringify(value, withSortedKeys)).digest();

function withSortedKeys(_: string, value: unknown): unknown {
  if (value === null || typeof value !== "object" || Array.isArray(value)) return value;
  const record = value as Record<string, unknown>;
  const keys = Object.keys(record).sort();
  return Object.fromEntries(keys.map((key) => [key, record[key]]));
}
