import type { Account, Profile } from "next-auth";
import type { OAuthConfig } from "next-auth/providers/oauth";
import { env } from "@/lib/runtime/env";
import type { OutsideAccount } from "@/lib/sign-in/sign-in-elsewhere";

type Claims = {
  sub: string;
  iss?: string;
  email?: string;
  email_verified?: boolean;
  /** Microsoft's claim that the address's domain belongs to the tenant; an optional claim of the app's registration. */
  xms_edov?: boolean | number | string;
};

type OutsideProvider = {
  id: string;
  /** The name on the button. */
  name: string;
  issuer: string;
  clientId: string;
  clientSecret: string;
};

/** The services that are configured for signing in, in the order of their buttons. */
export const OUTSIDE_PROVIDERS: readonly OutsideProvider[] = [
  configured("google", "Google", "https://accounts.google.com", env.GOOGLE_CLIENT_ID, env.GOOGLE_CLIENT_SECRET),
  configured(
    "microsoft",
    "Microsoft",
    env.MICROSOFT_TENANT_ID && `https://login.microsoftonline.com/${env.MICROSOFT_TENANT_ID}/v2.0`,
    env.MICROSOFT_CLIENT_ID,
    env.MICROSOFT_CLIENT_SECRET,
  ),
  configured("oidc", env.OIDC_NAME, env.OIDC_ISSUER, env.OIDC_CLIENT_ID, env.OIDC_CLIENT_SECRET),
].flat();

function configured(
  id: string,
  name: string,
  issuer: string | undefined,
  clientId: string | undefined,
  clientSecret: string | undefined,
): OutsideProvider[] {
  return issuer && clientId && clientSecret ? [{ id, name, issuer, clientId, clientSecret }] : [];
}

/** The outside providers in next-auth's configuration: OpenID Connect with PKCE, state and nonce. */
export const outsideProviders = (): OAuthConfig<Claims>[] =>
  OUTSIDE_PROVIDERS.map(({ id, name, issuer, clientId, clientSecret }) => ({
    id,
    name,
    type: "oauth",
    wellKnown: `${issuer.replace(/\/$/, "")}/.well-known/openid-configuration`,
    authorization: { params: { scope: "openid email" } },
    idToken: true,
    checks: ["pkce", "state", "nonce"],
    clientId,
    clientSecret,
    profile: ({ sub, email }) => ({ id: sub, email: email ?? null }),
  }));

/** The person in a service's claims. The subject is unique per issuer: two issuers may use the same id. */
export function outsideAccountOf(account: Account, profile: Profile): OutsideAccount {
  const claims = profile as Partial<Claims>;
  return {
    provider: account.provider,
    subject: `${claims.iss ?? ""} ${account.providerAccountId}`.trim(),
    email: claims.email ?? null,
    isEmailVerified: claims.email_verified === true || [true, 1, "1", "true"].includes(claims.xms_edov ?? false),
  };
}
