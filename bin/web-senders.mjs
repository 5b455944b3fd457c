// Finds the organization of a request before the request is authenticated: the one to which its credential belonged in
// an earlier request. Routes and pages call `joinShareOf` when they have authenticated a request.
import { createHash } from "node:crypto";

const SESSION = /(?:^|;)\s*(?:__Secure-)?next-auth\.session-token=([^;]*)/;
const MOST_REMEMBERED = 20_000;

/** Organizations by hashed credential, the oldest entry first. @type {Map<string, string>} */
const organizations = new Map();

/**
 * A hash of the credential by which the API will authenticate the request (`lib/api/authenticate.ts`). Other headers
 * and cookies are left out, because they may differ between requests of the same caller.
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

/**
 * The organization of an earlier request with this credential; undefined if there is none.
 * @param {string} credential
 */
export const organizationOf = (credential) => organizations.get(credential);

/** @param {string} credential @param {string} organization */
export function rememberOrganization(credential, organization) {
  if (organizations.has(credential)) return;
  const [oldest] = organizations.keys();
  if (oldest !== undefined && organizations.size >= MOST_REMEMBERED) organizations.delete(oldest);
  organizations.set(credential, organization);
}
