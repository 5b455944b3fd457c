import { createHash, createHmac, timingSafeEqual } from "node:crypto";

const PREFIX = /^signkey-\w+-/;
const TOLERANCE_SECONDS = 300;

/** The value of `X-Inngest-Signature` for a body; the body of a request must be canonical JSON (RFC 8785). */
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

/** Whether an `Authorization` header carries the signing key, hashed as the specification says. */
export function isBearer(header: string | undefined, signingKey: string): boolean {
  const token = /^Bearer (.+)$/i.exec(header ?? "")?.[1] ?? "";
  const hash = createHash("sha256")
    .update(Buffer.from(signingKey.replace(PREFIX, ""), "hex"))
    .digest("hex");
  return equal(token.replace(PREFIX, ""), hash);
}

/** Compares two secrets; the duration does not reveal where they differ. */
export function equal(left: string, right: string): boolean {
  const [a, b] = [left, right].map((text) => createHash("sha256").update(text).digest());
  return a !== undefined && b !== undefined && timingSafeEqual(a, b);
}

function mac(body: string, signingKey: string, seconds: string): string {
  return createHmac("sha256", signingKey.replace(PREFIX, "")).update(body).update(seconds).digest("hex");
}
