import * as oauth from "oauth4webapi";
import { describe, expect, it } from "vitest";
import { call, service } from "./client";

const REDIRECT_URI = "https://partner.example/callback";
const insecure = { [oauth.allowInsecureRequests]: true };
const client: oauth.Client = { client_id: service.app.client_id };
const authentication = oauth.ClientSecretBasic(service.app.client_secret);

async function discover(): Promise<oauth.AuthorizationServer> {
  const issuer = new URL(service.origin);
  const reply = await oauth.discoveryRequest(issuer, { algorithm: "oauth2", ...insecure });
  return oauth.processDiscoveryResponse(issuer, reply);
}

/** A browser without JavaScript: it keeps cookies and follows redirects within the service. */
class Visitor {
  private readonly cookies = new Map<string, string>();

  async send(
    address: string | URL,
    form?: Record<string, string>,
  ): Promise<{ url: URL; status: number; html: string; headers: Headers }> {
    const url = new URL(address, service.origin);
    if (url.origin !== service.origin) return { url, status: 0, html: "", headers: new Headers() };
    const reply = await fetch(url, {
      method: form ? "POST" : "GET",
      redirect: "manual",
      headers: { cookie: [...this.cookies].map((pair) => pair.join("=")).join("; ") },
      ...(form && { body: new URLSearchParams(form) }),
    });
    for (const line of reply.headers.getSetCookie()) {
      const [, name = "", value = ""] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
      this.cookies.set(name, value);
    }
    const location = reply.headers.get("location");
    if (location !== null) return this.send(new URL(location, url));
    return { url, status: reply.status, html: await reply.text(), headers: reply.headers };
  }

  signIn(page: { url: URL }) {
    const callbackUrl = page.url.searchParams.get("callbackUrl") ?? "/";
    return this.send("/api/auth/sign-in", { email: service.email, password: service.password, callbackUrl });
  }
}

/** The hidden fields of the page's form. */
const fieldsOf = (html: string) =>
  Object.fromEntries(
    [...html.matchAll(/<input type="hidden" name="([^"]+)" value="([^"]*)"/g)].map(([, name, value]) => [
      name,
      (value ?? "").replaceAll("&amp;", "&"),
    ]),
  );

describe("OAuth 2.0 with a client that was not written here", () => {
  it("leads from sign-in and consent to tokens, which stop working when they are revoked", async () => {
    const server = await discover();
    const [verifier, state] = [oauth.generateRandomCodeVerifier(), oauth.generateRandomState()];
    const address = new URL(server.authorization_endpoint ?? "");
    address.search = new URLSearchParams({
      client_id: client.client_id,
      redirect_uri: REDIRECT_URI,
      response_type: "code",
      scope: "projects:read projects:write",
      state,
      code_challenge: await oauth.calculatePKCECodeChallenge(verifier),
      code_challenge_method: "S256",
    }).toString();

    const visitor = new Visitor();
    const signIn = await visitor.send(address);
    expect(signIn.url.pathname).toBe("/sign-in");
    const consent = await visitor.signIn(signIn);
    expect([consent.url.pathname, consent.status]).toEqual(["/oauth/authorize", 200]);
    expect(consent.html).toContain("Survey Studio");
    expect(consent.html).toContain("Create, change and delete projects");
    expect(consent.headers.get("content-security-policy")).toContain("frame-ancestors 'none'");
    expect(consent.headers.get("content-security-policy")).not.toContain("form-action");
    expect(consent.headers.get("x-frame-options")).toBe("DENY");
    // A page without referrer sends its forms with `Origin: null`, which no form of these pages may have.
    expect(consent.html).not.toContain('no-referrer"/>');
    expect(consent.headers.get("referrer-policy")).toBe("same-origin");

    const back = await visitor.send("/oauth/authorize/decision", { ...fieldsOf(consent.html), approve: "approve" });
    expect(back.url.origin + back.url.pathname).toBe(REDIRECT_URI);
    const parameters = oauth.validateAuthResponse(server, client, back.url, state);
    const reply = await oauth.authorizationCodeGrantRequest(
      server,
      client,
      authentication,
      parameters,
      REDIRECT_URI,
      verifier,
      insecure,
    );
    const tokens = await oauth.processAuthorizationCodeResponse(server, client, reply);
    const bearer = (token: string) => ({ key: null, headers: { authorization: `Bearer ${token}` } });
    expect((await call("GET", "/v2/projects", bearer(tokens.access_token))).status).toBe(200);

    const renewed = await oauth.processRefreshTokenResponse(
      server,
      client,
      await oauth.refreshTokenGrantRequest(server, client, authentication, tokens.refresh_token ?? "", insecure),
    );
    const inspect = async (token: string) =>
      oauth.processIntrospectionResponse(
        server,
        client,
        await oauth.introspectionRequest(server, client, authentication, token, insecure),
      );
    expect(await inspect(renewed.access_token)).toMatchObject({ active: true, scope: "projects:read projects:write" });

    const again = await visitor.send(address);
    expect(again.html).toContain("Survey Studio");
    const denied = await visitor.send("/oauth/authorize/decision", { ...fieldsOf(again.html), deny: "deny" });
    expect(denied.url.searchParams.get("error")).toBe("access_denied");

    const revoked = await oauth.revocationRequest(
      server,
      client,
      authentication,
      renewed.refresh_token ?? "",
      insecure,
    );
    await oauth.processRevocationResponse(revoked);
    expect(await inspect(renewed.access_token)).toMatchObject({ active: false });
    expect((await call("GET", "/v2/projects", bearer(renewed.access_token))).status).toBe(401);
  });

  it("gives tokens to the client itself, at either address", async () => {
    const server = await discover();
    for (const token_endpoint of [`${service.origin}/oauth/token`, `${service.baseUrl}/oauth/token`]) {
      const reply = await oauth.clientCredentialsGrantRequest(
        { ...server, token_endpoint },
        client,
        oauth.ClientSecretPost(service.app.client_secret),
        { scope: "projects:read connect:manage" },
        insecure,
      );
      expect(reply.headers.get("x-request-id")).toMatch(/^[0-9a-f-]{36}$/);
      const tokens = await oauth.processClientCredentialsResponse(server, client, reply);
      expect(tokens).toMatchObject({ expires_in: 3600, scope: "projects:read connect:manage" });
    }
  });

  it("never redirects for an unknown client or address", async () => {
    const query = { client_id: client.client_id, redirect_uri: "https://evil.test/", response_type: "code" };
    for (const wrong of [query, { ...query, client_id: "nobody", redirect_uri: REDIRECT_URI }]) {
      const page = await new Visitor().send(`/oauth/authorize?${new URLSearchParams(wrong)}`);
      expect([page.url.origin, page.status]).toEqual([service.origin, 404]);
      expect(page.html).toContain("This app is not known here");
    }
  });
});
