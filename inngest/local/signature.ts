import { createHash, createHmac, timingSafeEqual } from "node:crypto";

const PREFIX = /^signkey-\w+-/;
const TOLERANCE_SECONDS = 300;

/** The value of `X-Inngest-Signature` for a body; the body of a request must be canonical JSON. */
export function sign(body: string, signingKey: string, now = Date.now()): string {
  const seconds = Math.floor(now / 1_000).toString();
  return `t=${seconds}&s=${mac(body, signingKey, seconds)}`;
}

/** Whether a signature fits the body and is not older than five minutes. */
export function isSigned(body: string, signature: string | undefined, signingKey: string, now = Date.now()): boolean {
  const fields = new URLSearchParams(signature ?? "");
  const seconds = fields.get("t") ?? "";
  const age = Math.abs(now / 1_000 - Number(seconds));
  if (seconds === "" || !(age <= TOLERANCE_SECONDS)) return false;
  return equal(fields.get("s") ?? "", mac(body, signingKey, seconds));
}

/** Compares two secrets; the duration does not reveal where they differ. */
export function equal(left: string, right: string): boolean {
  const [a, b] = [left, right].map((text) => createHash("sha256").update(text).digest());
  return a !== undefined && b !== undefined && timingSafeEqual(a, b);
}

/** A value as JSON in the one form of which a signature can be computed (RFC 8785). */
export function canonicalJson(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonicalJson).join(",")}]`;
  if (typeof value !== "object" || value === null) return JSON.stringify(value);
  const fields = Object.entries(value)
    .filter(([, field]) => field !== undefined)
    .sort(([a], [b]) => (a < b ? -1 : 1));
  return `{${fields.map(([name, field]) => `${JSON.stringify(name)}:${canonicalJson(field)}`).join(",")}}`;
}

function mac(body: string, signingKey: string, seconds: string): string {
  return createHmac("sha256", signingKey.replace(PREFIX, "")).update(body).update(seconds).digest("hex");
}
