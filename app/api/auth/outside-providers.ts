import type { Account, Profile } from "next-auth";
import type { OAuthConfig } from "next-auth/providers/oauth";
import { env } from "@/lib/env";
import type { OutsideAccount } from "@/lib/sign-in/sign-in-elsewhere";

type Claims = { sub: string; email?: string; preferred_username?: string; email_verified?: boolean };

type OutsideProvider = {
  id: string;
  /** The name on the button. */
  name: string;
  issuer: string;
  clientId: string;
  clientSecret: string;
  /** An administrator assigns its addresses, so they count as verified. Other providers must send `email_verified`. */
  isManaged: boolean;
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
    true,
  ),
  configured("oidc", env.OIDC_NAME, env.OIDC_ISSUER, env.OIDC_CLIENT_ID, env.OIDC_CLIENT_SECRET),
].flat();

function configured(
  id: string,
  name: string,
  issuer: string | undefined,
  clientId: string | undefined,
  clientSecret: string | undefined,
  isManaged = false,
): OutsideProvider[] {
  return issuer && clientId && clientSecret ? [{ id, name, issuer, clientId, clientSecret, isManaged }] : [];
}

/** The same services in next-auth's configuration: OpenID Connect with PKCE, state and nonce. */
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

/** What a service's claims say about the person. */
export function outsideAccountOf(account: Account, profile: Profile): OutsideAccount {
  const claims = profile as Partial<Claims>;
  const isManaged = OUTSIDE_PROVIDERS.some(({ id, isManaged }) => id === account.provider && isManaged);
  return {
    provider: account.provider,
    subject: account.providerAccountId,
    email: claims.email ?? (isManaged ? claims.preferred_username : undefined) ?? null,
    isEmailVerified: isManaged || claims.email_verified === true,
  };
}
