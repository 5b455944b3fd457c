import type { Db } from "@/db/client";
import { SCOPES, type Scope } from "@/lib/auth/scopes";
import { env } from "@/lib/runtime/env";
import { clientIdOf } from "./client-id";
import { type Client, findClient } from "./find-client";

/** A client's request to a customer that has passed all checks. */
export type AuthorizationRequest = {
  client: Client;
  redirectUri: string;
  scopes: Scope[];
  state: string | null;
  codeChallenge: string | null;
};

export type ReadRequest =
  /** The client or the redirect URI is unknown, so nothing may be sent there. */
  | { outcome: "unusable" }
  /** The client gets the error at its redirect URI. */
  | { outcome: "refused"; location: string }
  | { outcome: "valid"; request: AuthorizationRequest };

/** Reads the query of an authorization request (RFC 6749, 4.1.1; RFC 7636; RFC 9700). */
export async function readAuthorizationRequest(db: Db, query: URLSearchParams): Promise<ReadRequest> {
  const redirectUri = onlyOne(query, "redirect_uri");
  const client = await findClient(db, onlyOne(query, "client_id") ?? "");
  if (!client || redirectUri === null || !client.redirectUris.includes(redirectUri)) return { outcome: "unusable" };
  const state = onlyOne(query, "state");
  const problem = problemOf(query, client);
  if (problem) {
    const [error, error_description] = problem;
    return { outcome: "refused", location: replyAddress(redirectUri, { error, error_description, state }) };
  }
  const request: AuthorizationRequest = {
    client,
    redirectUri,
    state,
    scopes: scopesOf(query) as Scope[],
    codeChallenge: query.get("code_challenge"),
  };
  return { outcome: "valid", request };
}

/** The request as a query again, with only checked values. */
export function queryOf({ client, redirectUri, scopes, state, codeChallenge }: AuthorizationRequest): string {
  return new URLSearchParams({
    response_type: "code",
    client_id: clientIdOf(client.id),
    redirect_uri: redirectUri,
    scope: scopes.join(" "),
    ...(state !== null && { state }),
    ...(codeChallenge !== null && { code_challenge: codeChallenge, code_challenge_method: "S256" }),
  }).toString();
}

/** The redirect URI with the reply. `iss` names the issuer (RFC 9207), against mix-up attacks. */
export function replyAddress(redirectUri: string, reply: Record<string, string | null>): string {
  const given = Object.entries({ ...reply, iss: env.APP_URL }).filter(
    (entry): entry is [string, string] => entry[1] !== null,
  );
  return `${redirectUri}${redirectUri.includes("?") ? "&" : "?"}${new URLSearchParams(given)}`;
}

type Problem = [error: string, description: string];

function problemOf(query: URLSearchParams, client: Client): Problem | null {
  const doubled = [...new Set(query.keys())].find((name) => query.getAll(name).length > 1);
  if (doubled) return ["invalid_request", "A parameter is given more than once."];
  if (query.has("request"))
    return ["request_not_supported", "Send the parameters in the query, not as a request object."];
  if (query.has("request_uri"))
    return ["request_uri_not_supported", "Send the parameters in the query, not as a request object."];
  const type = query.get("response_type");
  if (!type) return ["invalid_request", "response_type is missing."];
  if (type !== "code") return ["unsupported_response_type", "response_type must be code."];
  if ((query.get("response_mode") ?? "query") !== "query") return ["invalid_request", "response_mode must be query."];
  if (!client.flows.includes("standard")) return ["unauthorized_client", "This client may not use the Standard flow."];
  return challengeProblem(query, client) ?? scopeProblem(scopesOf(query), client);
}

function challengeProblem(query: URLSearchParams, client: Client): Problem | null {
  const [challenge, method] = [query.get("code_challenge"), query.get("code_challenge_method")];
  if (challenge === null && method === null) {
    return client.secretHash === null ? ["invalid_request", "A public client needs a code_challenge."] : null;
  }
  if (method !== "S256") return ["invalid_request", "code_challenge_method must be S256."];
  return /^[\w-]{43}$/.test(challenge ?? "")
    ? null
    : ["invalid_request", "code_challenge is not a SHA-256 hash in base64url."];
}

function scopeProblem(scopes: readonly string[], { allowedScopes }: Client): Problem | null {
  if (scopes.length === 0) return ["invalid_scope", "scope is missing."];
  const unknown = scopes.find((scope) => !SCOPES.some((known) => known === scope));
  if (unknown) return ["invalid_scope", "A scope is unknown."];
  if (scopes.includes("connect:manage")) return ["invalid_scope", "connect:manage is for the Express flow only."];
  const beyond = scopes.find((scope) => !allowedScopes.includes(scope));
  return beyond ? ["invalid_scope", `This client may not ask for ${beyond}.`] : null;
}

/** The requested scopes, separated by spaces or plus signs. */
const scopesOf = (query: URLSearchParams) => [...new Set((query.get("scope") ?? "").split(/[ +]+/).filter(Boolean))];

function onlyOne(query: URLSearchParams, name: string): string | null {
  const values = query.getAll(name);
  return values.length === 1 ? (values[0] ?? null) : null;
}
