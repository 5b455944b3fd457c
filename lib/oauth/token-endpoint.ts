import OAuth2Server from "@node-oauth/oauth2-server";
import type { Db } from "@/db/client";
import type { Sent } from "./endpoint";
import { OAuthError } from "./oauth-error";
import { ACCESS_SECONDS, REFRESH_SECONDS } from "./parameters";
import { tokenModel } from "./token-model";

const GRANT_TYPES = ["authorization_code", "refresh_token", "client_credentials"];

/** Issues tokens (RFC 6749, 3.2) for an authorization code, for a refresh token, or for the client itself. */
export async function issueToken(db: Db, sent: Sent): Promise<object> {
  const grantType = sent.fields.get("grant_type");
  if (!grantType) throw new OAuthError("invalid_request", "grant_type is missing.");
  if (!GRANT_TYPES.includes(grantType)) {
    throw new OAuthError("unsupported_grant_type", `grant_type must be one of ${GRANT_TYPES.join(", ")}.`);
  }
  if (sent.clientId === null) throw new OAuthError("invalid_client", "The client is missing.", 401);
  let thrownInModel: unknown;
  const server = new OAuth2Server({
    model: tokenModel(db, sent, (thrown) => {
      thrownInModel = thrown;
    }),
    accessTokenLifetime: ACCESS_SECONDS,
    refreshTokenLifetime: REFRESH_SECONDS,
    requireClientAuthentication: { authorization_code: false, refresh_token: false },
  });
  const response = new OAuth2Server.Response({ headers: {} });
  try {
    await server.token(asLibraryRequest(sent), response);
  } catch (thrown) {
    throw thrownInModel ?? asOAuthError(thrown);
  }
  return { ...response.body, expires_in: ACCESS_SECONDS };
}

/** The library reads credentials from the body, and requires a body with a length. */
function asLibraryRequest({ fields, clientId, clientSecret }: Sent) {
  const secret = clientSecret === null ? {} : { client_secret: clientSecret };
  return new OAuth2Server.Request({
    method: "POST",
    query: {},
    headers: { "content-type": "application/x-www-form-urlencoded", "content-length": "1" },
    body: { ...Object.fromEntries(fields), client_id: clientId, ...secret },
  });
}

function asOAuthError(thrown: unknown): unknown {
  if (!(thrown instanceof OAuth2Server.OAuthError) || thrown.name === "server_error") return thrown;
  return new OAuthError(thrown.name, thrown.message, thrown.name === "invalid_client" ? 401 : thrown.code);
}
