import { OAuthError } from "./oauth-error";

/** The client's id and secret, from HTTP Basic or from the form, never from both (RFC 6749, 2.3.1). */
export function readCredentials(authorization: string | null, fields: ReadonlyMap<string, string>) {
  const [clientId, clientSecret] = [fields.get("client_id") ?? null, fields.get("client_secret") ?? null];
  if (authorization === null) return { clientId, clientSecret };
  const basic = readBasic(authorization);
  if (clientSecret !== null || (clientId !== null && clientId !== basic.clientId)) {
    throw new OAuthError("invalid_request", "Send the client's credentials once: in the header or in the body.");
  }
  return basic;
}

function readBasic(authorization: string) {
  const encoded = /^basic +([\w+/]+=*)$/i.exec(authorization)?.[1];
  const [, id, secret] = /^([^:]*):(.*)$/s.exec(encoded ? Buffer.from(encoded, "base64").toString("utf8") : "") ?? [];
  try {
    if (id && secret !== undefined) return { clientId: decode(id), clientSecret: decode(secret) };
  } catch {
    // An undecodable header contains no credentials.
  }
  throw new OAuthError("invalid_client", "The Authorization header holds no client credentials.", 401);
}

/** Decodes id or secret: both are form-urlencoded before they are joined. */
const decode = (text: string) => decodeURIComponent(text.replaceAll("+", " "));
