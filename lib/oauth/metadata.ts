import { SCOPES } from "@/lib/auth/scopes";
import { env } from "@/lib/runtime/env";

const SECRET_METHODS = ["client_secret_basic", "client_secret_post"];

/** The metadata of this authorization server for clients (RFC 8414). */
export const serverMetadata = () => ({
  issuer: env.APP_URL,
  authorization_endpoint: `${env.APP_URL}/oauth/authorize`,
  token_endpoint: `${env.APP_URL}/api/oauth/token`,
  revocation_endpoint: `${env.APP_URL}/api/oauth/revoke`,
  introspection_endpoint: `${env.APP_URL}/api/oauth/introspect`,
  service_documentation: `${env.APP_URL}/docs/authentication`,
  scopes_supported: SCOPES,
  response_types_supported: ["code"],
  response_modes_supported: ["query"],
  grant_types_supported: ["authorization_code", "refresh_token", "client_credentials"],
  token_endpoint_auth_methods_supported: [...SECRET_METHODS, "none"],
  revocation_endpoint_auth_methods_supported: [...SECRET_METHODS, "none"],
  introspection_endpoint_auth_methods_supported: SECRET_METHODS,
  code_challenge_methods_supported: ["S256"],
  authorization_response_iss_parameter_supported: true,
});
