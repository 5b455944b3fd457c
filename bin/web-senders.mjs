// Finds the organization of a request before it is authenticated: it remembers whose the credential was in earlier
// requests.
import { createHash } from "node:crypto";

const SESSION = /(?:^|;)\s*(?:__Secure-)?next-auth\.session-token=([^;]*)/;
const MOST_REMEMBERED = 20_000;

/** Organizations by hashed credential, in the order in which they were learnt. @type {Map<string, string>} */
const organizations = new Map();

/**
 * A hash of the credential that the API will authenticate (`lib/api/authenticate.ts`). Other headers and cookies are
 * left out, because they may differ from request to request.
 * @param {import("node:http").IncomingMessage} request
 */
export function credentialOf({ headers }) {
  return createHash("sha256").update(secretOf(headers)).digest("base64");
}

/** @param {import("node:http").IncomingHttpHeaders} headers */
function secretOf({ authorization, cookie = "", ...headers }) {
  const key = String(headers["x-api-key"] ?? "");
  const token = authorization?.replace(/^bearer +/i, "") ?? key;
  if (token !== key) return `${token} ${headers["x-managed-organization"] ?? ""}`;
  return key || (SESSION.exec(cookie)?.[1] ?? "");
}

/** The organization that used this credential before; undefined if it is not known. @param {string} credential */
export const organizationOf = (credential) => organizations.get(credential);

/** @param {string} credential @param {string} organization */
export function rememberOrganization(credential, organization) {
  if (organizations.has(credential)) return;
  const [oldest] = organizations.keys();
  if (oldest !== undefined && organizations.size >= MOST_REMEMBERED) organizations.delete(oldest);
  organizations.set(credential, organization);
}
