import { AppError } from "@/lib/errors";

const LOOPBACK = new Set(["localhost", "127.0.0.1", "[::1]"]);
/** Schemes that browsers run or show themselves, so that a redirect to them could do harm here. */
const DANGEROUS = new Set(["javascript:", "data:", "vbscript:", "file:", "blob:", "about:", "filesystem:"]);

/**
 * VALIDATION_ERROR unless codes may be sent to this address: https, http to this machine (RFC 8252), or a scheme of an
 * app's own such as `com.example.app:/done`; without a fragment (RFC 6749, 3.1.2).
 */
export function requireRedirectUri(text: string): void {
  const problem = problemOf(text);
  if (problem) throw new AppError("VALIDATION_ERROR", `The redirect URI ${text} ${problem}.`);
}

function problemOf(text: string): string | null {
  if (/[\s\p{Cc}]/u.test(text) || !URL.canParse(text)) return "is no absolute address";
  const { protocol, hostname, username, password } = new URL(text);
  if (text.includes("#")) return "has a fragment";
  if (username || password) return "has a user name or password";
  if (DANGEROUS.has(protocol)) return "has a scheme that codes may not be sent to";
  if (protocol === "https:") return null;
  if (protocol === "http:") return LOOPBACK.has(hostname) ? null : "must begin with https://";
  return protocol.includes(".") ? null : "needs a scheme like com.example.app";
}

/** VALIDATION_ERROR unless it is an https address. */
export function requireLogoUrl(text: string): void {
  if (URL.canParse(text) && new URL(text).protocol === "https:") return;
  throw new AppError("VALIDATION_ERROR", "The logo must be an https:// address.");
}
