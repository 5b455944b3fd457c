const LOOPBACK = new Set(["localhost", "127.0.0.1", "[::1]"]);
/** Schemes that browsers execute or display themselves, so that a redirect to them could do harm. */
const DANGEROUS = new Set(["javascript:", "data:", "vbscript:", "file:", "blob:", "about:", "filesystem:"]);
const LONGEST = 2000;

/**
 * Says why codes may not be sent to this address, as a sentence; null if they may. Allowed are https, http to this
 * machine (RFC 8252), and a scheme of an app's own such as `com.example.app:/done`, all without a fragment (RFC 6749,
 * 3.1.2).
 */
export function redirectUriProblem(text: string): string | null {
  const problem = problemOf(text);
  return problem && `The redirect URI ${text.slice(0, LONGEST)} ${problem}.`;
}

function problemOf(text: string): string | null {
  if (text.length > LONGEST) return `has more than ${LONGEST} characters`;
  if (/[\s\p{Cc}]/u.test(text) || !URL.canParse(text)) return "is not an absolute address";
  const { protocol, hostname, username, password } = new URL(text);
  if (text.includes("#")) return "has a fragment";
  if (username || password) return "has a user name or password";
  if (DANGEROUS.has(protocol)) return "has a scheme that codes may not be sent to";
  if (protocol === "https:") return null;
  if (protocol === "http:") return LOOPBACK.has(hostname) ? null : "must begin with https://";
  return protocol.includes(".") ? null : "needs a scheme like com.example.app";
}

/** Says what is wrong with a logo's address, as a sentence; null for an https address. */
export function logoProblem(text: string): string | null {
  const isHttps = text.length <= LONGEST && URL.canParse(text) && new URL(text).protocol === "https:";
  return isHttps ? null : `The logo must be an https:// address of at most ${LONGEST} characters.`;
}
