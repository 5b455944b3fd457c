import { DrizzleQueryError } from "drizzle-orm";

const CONNECTION_CODES = new Set([
  "CONNECT_TIMEOUT",
  "CONNECTION_CLOSED",
  "CONNECTION_DESTROYED",
  "CONNECTION_ENDED",
  "ECONNREFUSED",
  "ECONNRESET",
  "ENOTFOUND",
  "EPIPE",
  "ETIMEDOUT",
]);

/** SQLSTATE classes 08 (connection), 57P (shutdown), 40 (deadlock and the like), 53300 (too many connections), or a broken socket. */
export function isUnavailable(thrown: unknown): boolean {
  const code = codeOf(thrown);
  return CONNECTION_CODES.has(code) || /^(08|57P|40)/.test(code) || code === "53300";
}

/** What may stand in a log: the driver's own error, never the query's parameters. */
export function withoutParameters(thrown: unknown): { name: string; message: string; code: string; stack: string } {
  const root = rootOf(thrown);
  const error = root instanceof Error ? root : new Error(String(root));
  return { name: error.name, message: error.message, code: codeOf(thrown), stack: error.stack ?? "" };
}

function codeOf(thrown: unknown): string {
  const root = rootOf(thrown);
  return typeof root === "object" && root !== null && "code" in root ? String(root.code) : "";
}

/** drizzle wraps the driver's error and puts the query with its parameters into the message. */
function rootOf(thrown: unknown): unknown {
  return thrown instanceof DrizzleQueryError && thrown.cause ? thrown.cause : thrown;
}
