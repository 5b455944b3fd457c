import OAuth2Server, {
  type AuthorizationCodeModel,
  type ClientCredentialsModel,
  type Client as LibraryClient,
  type RefreshTokenModel,
  type Token,
  type User,
} from "@node-oauth/oauth2-server";
import type { Db } from "@/db/client";
import { newToken } from "@/lib/crypto/token";
import { claimCode, findCode } from "./codes";
import type { Sent } from "./endpoint";
import { authenticateClient, type Client } from "./find-client";
import { claimRefreshToken, findRefreshToken, storeTokens } from "./tokens";

type Model = AuthorizationCodeModel & ClientCredentialsModel & RefreshTokenModel;

/** The holder of a token: the organization, and the code that it was issued for. */
type Holder = { organizationId: string; codeId: string | null };

/**
 * The library's interface to our tables, for one request. The library wraps errors of these functions in its own,
 * message included; `report` gets the original.
 */
export function tokenModel(db: Db, { fields }: Sent, report: (thrown: unknown) => void): Model {
  const reporting =
    <Values extends unknown[], Result>(work: (...values: Values) => Promise<Result>) =>
    async (...values: Values): Promise<Result> => {
      try {
        return await work(...values);
      } catch (thrown) {
        if (!(thrown instanceof OAuth2Server.OAuthError)) report(thrown);
        throw thrown;
      }
    };
  return {
    getClient: reporting(async (clientId: string, secret: string | undefined) => {
      const client = await authenticateClient(db, clientId, secret ?? null);
      return (
        client && {
          id: client.id,
          grants: grantsOf(client),
          allowedScopes: client.allowedScopes,
          owner: client.organizationId,
        }
      );
    }),
    getUserFromClient: async (client: LibraryClient) => ({ organizationId: client.owner, codeId: null }),
    validateScope: async (user: User, client: LibraryClient, scope?: string[]) => {
      if (user.codeId !== null) return scope ?? [];
      const asked = [...new Set(scope ?? client.allowedScopes)] as string[];
      return asked.every((one) => client.allowedScopes.includes(one)) && asked;
    },
    generateAccessToken: async () => newToken().token,
    generateRefreshToken: async () => newToken().token,
    getAuthorizationCode: reporting(async (text: string) => {
      const code = await findCode(db, text);
      if (!code) return null;
      if (code.redirectUri !== fields.get("redirect_uri")) {
        throw new OAuth2Server.InvalidGrantError("redirect_uri is not the one of the authorization request.");
      }
      const { organizationId, id: codeId, clientId: client, expiresAt, codeChallenge } = code;
      return {
        authorizationCode: text,
        expiresAt,
        redirectUri: "",
        scope: code.scopes,
        client: { id: client, grants: [] },
        user: { organizationId, codeId },
        ...(codeChallenge !== null && { codeChallenge, codeChallengeMethod: "S256" }),
      };
    }),
    revokeAuthorizationCode: reporting(({ user }) => claimCode(db, user as CodeHolder)),
    saveAuthorizationCode: async () => null,
    getRefreshToken: reporting(async (text: string) => {
      const token = await findRefreshToken(db, text);
      if (!token) return null;
      const { organizationId, id: tokenId, codeId, clientId: client } = token;
      return {
        refreshToken: text,
        refreshTokenExpiresAt: token.expiresAt,
        scope: token.scopes,
        client: { id: client, grants: [] },
        user: { organizationId, codeId, tokenId },
      };
    }),
    revokeToken: reporting(({ user }) => claimRefreshToken(db, user as RefreshHolder)),
    saveToken: reporting(async (token: Token, client: LibraryClient, user: User) => {
      const isStored = await storeTokens(db, { ...(user as Holder), clientId: client.id }, token);
      if (!isStored) throw new OAuth2Server.InvalidGrantError("The grant was revoked.");
      const scope = (token.scope ?? []).filter((one) => client.allowedScopes.includes(one));
      return { ...token, scope, client, user };
    }),
    getAccessToken: async () => null,
  };
}

type CodeHolder = { organizationId: string; codeId: string };
type RefreshHolder = CodeHolder & { tokenId: string };

const grantsOf = ({ flows }: Client) => [
  ...(flows.includes("standard") ? ["authorization_code", "refresh_token"] : []),
  ...(flows.includes("express") ? ["client_credentials"] : []),
];
