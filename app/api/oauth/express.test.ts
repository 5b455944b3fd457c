import { sql } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import * as managed from "@/app/api/v2/connect/organizations/route";
import * as projects from "@/app/api/v2/projects/route";
import * as usage from "@/app/api/v2/usage/route";
import { oauthClients, oauthTokens } from "@/db/schema/oauth";
import { revokeClient, rotateSecret } from "@/lib/oauth/manage-clients";
import { useDatabase } from "@/test/database";
import { expressToken, newPartner, requestToken } from "@/test/oauth";
import { newWorkspace } from "@/test/workspace";

const credentials = { grant_type: "client_credentials" };
const basic = (id: string, secret: string) => ({
  authorization: `Basic ${Buffer.from(`${id.replaceAll("_", "%5F")}:${encodeURIComponent(secret)}`).toString("base64")}`,
});

describe("the Express flow", () => {
  const db = useDatabase();

  it("gives a token for the client's own credentials, sent in the form or by HTTP Basic", async () => {
    const { clientId, clientSecret } = await newPartner(db);
    const form = { client_id: clientId, client_secret: clientSecret };
    const expected = { token_type: "Bearer", expires_in: 3600, scope: "projects:read" };
    for (const reply of [
      await requestToken(db, { ...credentials, ...form, scope: "projects:read" }),
      await requestToken(db, { ...credentials, scope: "projects:read" }, basic(clientId, clientSecret)),
    ]) {
      expect([reply.status, reply.body]).toEqual([200, { ...expected, access_token: expect.any(String) }]);
      expect(reply.headers.get("cache-control")).toBe("no-store");
      expect(reply.headers.get("x-request-id")).toBeTruthy();
    }
  });

  it("keeps only SHA-256 of secrets and tokens", async () => {
    const partner = await newPartner(db);
    const { token } = await expressToken(db, partner, ["projects:read"]);
    const rows = [...(await db.select().from(oauthTokens)), ...(await db.select().from(oauthClients))];
    const kept = JSON.stringify(rows.map((row) => Object.values(row).map(String)));
    expect(kept).not.toContain(token);
    expect(kept).not.toContain(partner.clientSecret);
  });

  it("replies to mistakes as RFC 6749 requires", async () => {
    const { clientId, clientSecret } = await newPartner(db, { scopes: ["projects:read"], flows: ["express"] });
    const right = { ...credentials, client_id: clientId, client_secret: clientSecret };
    for (const [fields, status, error] of [
      [{ ...right, client_secret: "wrong" }, 401, "invalid_client"],
      [{ ...right, client_id: `svc_client_${"0".repeat(32)}` }, 401, "invalid_client"],
      [{ ...right, client_id: "nobody" }, 401, "invalid_client"],
      [{ ...credentials, client_id: clientId }, 401, "invalid_client"],
      [{ ...right, scope: "projects:read projects:write" }, 400, "invalid_scope"],
      [{ ...right, scope: "everything" }, 400, "invalid_scope"],
      [{ ...right, grant_type: "password", username: "a", password: "b" }, 400, "unsupported_grant_type"],
      [{ ...right, grant_type: "" }, 400, "invalid_request"],
      [{ ...right, grant_type: "authorization_code", code: "x" }, 400, "unauthorized_client"],
    ] as const) {
      const reply = await requestToken(db, fields);
      expect([reply.status, reply.body.error], JSON.stringify(fields)).toEqual([status, error]);
      expect(reply.body.error_description).toMatch(/^[\x20-\x21\x23-\x5b\x5d-\x7e]+$/);
    }
    const doubled = await requestToken(db, right, basic(clientId, clientSecret));
    expect([doubled.status, doubled.body.error]).toEqual([400, "invalid_request"]);
    const refused = await requestToken(db, credentials, basic(clientId, "wrong"));
    expect([refused.status, refused.headers.get("www-authenticate")]).toEqual([401, 'Basic realm="oauth"']);
  });

  it("allows what its scopes name and nothing else", async () => {
    const partner = await newPartner(db);
    const { call } = await expressToken(db, partner, ["projects:read"]);
    expect((await call(projects, "GET")).status).toBe(200);
    const refused = await call(projects, "POST", { body: { name: "Guests" } });
    expect([refused.status, refused.body.error.message]).toEqual([403, "Required scope: projects:write"]);
    const { call: asKey, organizationId } = await newWorkspace(db);
    const key = await asKey(managed, "GET");
    expect([key.status, key.body.error.message, organizationId]).toEqual([
      403,
      "Required scope: connect:manage",
      expect.any(String),
    ]);
  });

  it("is counted by client and organization, whatever the token", async () => {
    const partner = await newPartner(db);
    const left = async () => {
      const { call } = await expressToken(db, partner, ["projects:read"]);
      return Number((await call(usage, "GET")).headers.get("x-ratelimit-remaining"));
    };
    expect((await left()) - (await left())).toBe(1);
  });

  it("prefers a bearer token to a key, and refuses unknown and expired tokens", async () => {
    const partner = await newPartner(db);
    const { call, token } = await expressToken(db, partner, ["projects:read"]);
    const { key } = await newWorkspace(db);
    const both = await call(projects, "POST", { body: { name: "Both" }, headers: { "x-api-key": key } });
    expect(both.body.error?.message).toBe("Required scope: projects:write");
    for (const authorization of [`Bearer ${token}x`, `Basic ${token}`, "Bearer", ""]) {
      const reply = await call(projects, "GET", { headers: { authorization } });
      expect([reply.status, reply.headers.get("www-authenticate")], authorization).toEqual([
        401,
        'Bearer error="invalid_token"',
      ]);
    }
    const misplaced = await call(projects, "GET", { headers: { authorization: `Bearer ${key}` } });
    expect(misplaced.body.error.message).toContain("Send it in the x-api-key header");
    await db.update(oauthTokens).set({ expiresAt: sql`now()` });
    expect((await call(projects, "GET")).status).toBe(401);
  });

  it("accepts the old secret and the new one during the overlap, and neither once the client is revoked", async () => {
    const { clientId, clientSecret: old } = await newPartner(db);
    const { clientSecret: fresh } = await rotateSecret(db, clientId, 24);
    const ask = async (secret: string) =>
      (await requestToken(db, { ...credentials, client_id: clientId, client_secret: secret })).status;
    expect([await ask(old), await ask(fresh)]).toEqual([200, 200]);
    await db.update(oauthClients).set({ previousSecretUntil: sql`now()` });
    expect([await ask(old), await ask(fresh)]).toEqual([401, 200]);
    const { call } = await expressToken(db, { clientId, clientSecret: fresh }, ["projects:read"]);
    await revokeClient(db, clientId);
    expect([await ask(fresh), (await call(projects, "GET")).status]).toEqual([401, 401]);
  });
});
