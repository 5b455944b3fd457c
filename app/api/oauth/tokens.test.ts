import { sql } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { oauthTokens } from "@/db/schema/oauth";
import { hashToken } from "@/lib/crypto/token";
import { listGrants, revokeGrant } from "@/lib/oauth/grants";
import { introspectToken, revokeToken } from "@/lib/oauth/inspect-token";
import { db } from "@/lib/runtime/db";
import { removeExpired } from "@/lib/upkeep/maintenance";
import { behindLocks } from "@/test/behind-locks";
import { connected, newOrganization, type Partner, refresh, statusWith } from "@/test/consent";
import { useDatabase } from "@/test/database";
import { newPartner, sendForm } from "@/test/oauth";

describe("tokens of customers", () => {
  useDatabase();

  describe("a refresh token", () => {
    it("is exchanged once: its reuse revokes the whole family", async () => {
      const { partner, tokens } = await connected();
      const second = (await refresh(partner, tokens.refresh_token)).body;
      expect(second).toMatchObject({ scope: "projects:read", expires_in: 3600 });
      expect([await statusWith(tokens.access_token), await statusWith(second.access_token)]).toEqual([200, 200]);
      await removeExpired(db);
      expect((await refresh(partner, tokens.refresh_token)).body.error).toBe("invalid_grant");
      expect([await statusWith(tokens.access_token), await statusWith(second.access_token)]).toEqual([401, 401]);
      expect((await refresh(partner, second.refresh_token)).body.error).toBe("invalid_grant");
    });

    it("is exchanged by at most one of several simultaneous requests, whose tokens are then revoked too", async () => {
      const { partner, tokens } = await connected();
      const again = () => refresh(partner, tokens.refresh_token);
      const replies = await behindLocks(
        db,
        3,
        (tx) =>
          tx.execute(sql`select from oauth_tokens where token_hash = ${hashToken(tokens.refresh_token)} for update`),
        () => [again(), again(), again()],
      );
      const issued = replies.flatMap((one) =>
        one.status === "fulfilled" && one.value.status === 200 ? one.value : [],
      );
      expect(issued.length).toBeLessThanOrEqual(1);
      for (const { body } of issued) expect(await statusWith(body.access_token)).toBe(401);
      expect(await statusWith(tokens.access_token)).toBe(401);
    });

    it("gives no more scopes than it has, and only to its own client, until it expires", async () => {
      const { partner, tokens } = await connected();
      const other = await newPartner(db);
      expect((await refresh(other, tokens.refresh_token)).body.error).toBe("invalid_grant");
      const wider = await refresh(partner, tokens.refresh_token, { scope: "projects:read projects:write" });
      expect(wider.body.error).toBe("invalid_scope");
      await db.update(oauthTokens).set({ expiresAt: sql`now()` });
      expect((await refresh(partner, tokens.refresh_token)).body.error).toBe("invalid_grant");
    });
  });

  describe("revocation and introspection", () => {
    const send = (
      work: typeof revokeToken | typeof introspectToken,
      { clientId, clientSecret }: Partner,
      token: string,
    ) => sendForm((sent) => work(db, sent), { client_id: clientId, client_secret: clientSecret, token });

    it("revoke an access token alone, and a refresh token with its whole family", async () => {
      const { partner, tokens } = await connected();
      const second = (await refresh(partner, tokens.refresh_token)).body;
      expect((await send(revokeToken, partner, tokens.access_token)).status).toBe(200);
      expect([await statusWith(tokens.access_token), await statusWith(second.access_token)]).toEqual([401, 200]);
      expect((await send(revokeToken, partner, second.refresh_token)).status).toBe(200);
      expect(await statusWith(second.access_token)).toBe(401);
    });

    it("work for the token's own client only", async () => {
      const { partner, customer, tokens } = await connected();
      const other = await newPartner(db);
      expect((await send(revokeToken, other, tokens.access_token)).status).toBe(200);
      expect((await send(introspectToken, other, tokens.access_token)).body).toEqual({ active: false });
      expect((await send(introspectToken, partner, tokens.access_token)).body).toMatchObject({
        active: true,
        client_id: partner.clientId,
        scope: "projects:read",
        sub: customer.organizationId,
        token_type: "Bearer",
      });
      const wrong = await send(introspectToken, { ...partner, clientSecret: "wrong" }, tokens.access_token);
      expect([wrong.status, wrong.body.error]).toEqual([401, "invalid_client"]);
      expect((await send(introspectToken, partner, "unknown")).body).toEqual({ active: false });
    });
  });

  describe("a connected app", () => {
    it("shows who connected it and when it was used, and stops at once when it is disconnected", async () => {
      const { partner, customer, tokens } = await connected();
      expect(await statusWith(tokens.access_token)).toBe(200);
      await expect
        .poll(async () => (await listGrants(db, customer.organizationId))[0]?.lastUsedAt)
        .toBeInstanceOf(Date);
      const [grant] = await listGrants(db, customer.organizationId);
      expect(grant).toMatchObject({
        name: "Survey Studio",
        partner: "Partner",
        maker: { name: customer.user.email, hasLeft: false },
      });
      const id = grant?.id ?? "";
      const stranger = { organizationId: await newOrganization() } as Parameters<typeof revokeGrant>[1];
      await expect(revokeGrant(db, stranger, id)).rejects.toMatchObject({ code: "NOT_FOUND" });
      await revokeGrant(db, { ...stranger, organizationId: customer.organizationId }, id);
      expect(await statusWith(tokens.access_token)).toBe(401);
      expect((await refresh(partner, tokens.refresh_token)).body.error).toBe("invalid_grant");
    });
  });
});
