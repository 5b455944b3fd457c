import { createHash, randomBytes } from "node:crypto";
import { eq, sql } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import * as projects from "@/app/api/v2/projects/route";
import { oauthCodes } from "@/db/schema/oauth";
import { hashToken } from "@/lib/crypto/token";
import { queryOf, readAuthorizationRequest } from "@/lib/oauth/authorization-request";
import { consentProof } from "@/lib/oauth/consent-proof";
import { listGrants } from "@/lib/oauth/grants";
import { addMember } from "@/lib/organizations/add-member";
import { db } from "@/lib/runtime/db";
import { behindLocks } from "@/test/behind-locks";
import {
  answer,
  asking,
  codeOf,
  connected,
  exchange,
  newCustomer,
  newOrganization,
  refresh,
  statusWith,
  validRequest,
} from "@/test/consent";
import { useDatabase } from "@/test/database";
import { newPartner, REDIRECT_URI } from "@/test/oauth";
import { callWith } from "@/test/workspace";

describe("OAuth for customers", () => {
  useDatabase();

  describe("the Standard flow", () => {
    it("leads from consent through a code to tokens that act for the customer", async () => {
      const partner = await newPartner(db);
      const customer = await newCustomer();
      const back = await answer(customer, asking(partner, { scope: "projects:read+projects:write" }));
      expect(back.origin + back.pathname).toBe(REDIRECT_URI);
      expect(Object.fromEntries(back.searchParams)).toEqual({
        code: expect.any(String),
        state: "s t&a=te",
        iss: expect.stringMatching(/^http/),
      });
      const { status, body } = await exchange(partner, back.searchParams.get("code") ?? "");
      expect([status, body]).toEqual([
        200,
        {
          access_token: expect.any(String),
          refresh_token: expect.any(String),
          token_type: "Bearer",
          expires_in: 3600,
          scope: "projects:read projects:write",
        },
      ]);
      const call = callWith({ authorization: `Bearer ${body.access_token}` });
      await call(projects, "POST", { body: { name: "Guests" } });
      expect((await customer.call(projects, "GET")).body.data).toMatchObject([{ name: "Guests" }]);
      const managed = { "x-managed-organization": customer.organizationId };
      expect((await call(projects, "GET", { headers: managed })).status).toBe(422);
    });

    it("tells the partner of a refusal, with the state", async () => {
      const partner = await newPartner(db);
      const back = await answer(await newCustomer(), asking(partner), { approve: null, deny: "deny" });
      expect(Object.fromEntries(back.searchParams)).toMatchObject({ error: "access_denied", state: "s t&a=te" });
    });

    it("sends nothing to an unknown client or an address that is not exactly registered", async () => {
      const partner = await newPartner(db);
      for (const more of [
        { client_id: `svc_client_${"0".repeat(32)}` },
        { redirect_uri: `${REDIRECT_URI}/` },
        { redirect_uri: `${REDIRECT_URI}?next=1` },
        { redirect_uri: `${REDIRECT_URI}#f` },
        { redirect_uri: "https://partner.example.evil.test/callback" },
        { redirect_uri: "https://PARTNER.example/callback" },
        { redirect_uri: "" },
      ]) {
        expect(await readAuthorizationRequest(db, asking(partner, more))).toEqual({ outcome: "unusable" });
      }
      const doubled = asking(partner);
      doubled.append("redirect_uri", "https://evil.test/");
      expect((await readAuthorizationRequest(db, doubled)).outcome).toBe("unusable");
    });

    it("tells the partner what else is wrong, with state and issuer", async () => {
      const partner = await newPartner(db);
      const secretless = await newPartner(db, { isPublic: true, flows: ["standard"] });
      const express = await newPartner(db, { flows: ["express"] });
      for (const [client, more, error] of [
        [partner, { response_type: "token" }, "unsupported_response_type"],
        [partner, { scope: "" }, "invalid_scope"],
        [partner, { scope: "projects:read everything" }, "invalid_scope"],
        [partner, { scope: "coding:write" }, "invalid_scope"],
        [partner, { scope: "projects:read connect:manage" }, "invalid_scope"],
        [partner, { code_challenge: "x".repeat(43), code_challenge_method: "plain" }, "invalid_request"],
        [partner, { code_challenge: "x".repeat(43) }, "invalid_request"],
        [partner, { code_challenge: "short", code_challenge_method: "S256" }, "invalid_request"],
        [partner, { request_uri: "https://evil.test" }, "request_uri_not_supported"],
        [secretless, {}, "invalid_request"],
        [express, {}, "unauthorized_client"],
      ] as const) {
        const reading = await readAuthorizationRequest(db, asking(client, more));
        if (reading.outcome !== "refused") throw new Error(`${JSON.stringify(more)} was not refused`);
        const reply = Object.fromEntries(new URL(reading.location).searchParams);
        expect(reply, JSON.stringify(more)).toMatchObject({ error, state: "s t&a=te", iss: expect.any(String) });
        expect(reading.location.startsWith(`${REDIRECT_URI}?`)).toBe(true);
      }
    });

    it("accepts a code once: a second use revokes the tokens of the first one", async () => {
      const { partner, code, tokens } = await connected();
      expect(await statusWith(tokens.access_token)).toBe(200);
      const again = await exchange(partner, code);
      expect([again.status, again.body.error]).toEqual([400, "invalid_grant"]);
      expect(await statusWith(tokens.access_token)).toBe(401);
      expect((await refresh(partner, tokens.refresh_token)).body.error).toBe("invalid_grant");
    });

    it("gives tokens to at most one of two simultaneous uses of a code", async () => {
      const partner = await newPartner(db);
      const code = await codeOf(await newCustomer(), asking(partner));
      const replies = await behindLocks(
        db,
        3,
        (tx) => tx.execute(sql`select from oauth_codes where code_hash = ${hashToken(code)} for update`),
        () => [exchange(partner, code), exchange(partner, code), exchange(partner, code)],
      );
      const issued = replies.flatMap((one) =>
        one.status === "fulfilled" && one.value.status === 200 ? one.value : [],
      );
      expect(issued.length).toBeLessThanOrEqual(1);
      for (const { body } of issued) expect(await statusWith(body.access_token)).toBe(401);
    });

    it("accepts a code only from its own client, for its own address and within a minute", async () => {
      const partner = await newPartner(db);
      const other = await newPartner(db);
      const customer = await newCustomer();
      const codes = [await codeOf(customer, asking(partner)), await codeOf(customer, asking(partner))];
      const late = await codeOf(customer, asking(partner));
      await db
        .update(oauthCodes)
        .set({ expiresAt: sql`now()` })
        .where(eq(oauthCodes.codeHash, hashToken(late)));
      expect((await exchange(partner, late)).body.error).toBe("invalid_grant");
      expect((await exchange(other, codes[0] ?? "")).body.error).toBe("invalid_grant");
      const elsewhere = await exchange(partner, codes[1] ?? "", { redirect_uri: `${REDIRECT_URI}/` });
      expect([elsewhere.status, elsewhere.body.error]).toEqual([400, "invalid_grant"]);
      expect((await exchange(partner, "unknown")).body.error).toBe("invalid_grant");
    });

    it("binds a code to the client's verifier, and accepts none if there was no challenge", async () => {
      const partner = await newPartner(db, { isPublic: true, flows: ["standard"] });
      const verifier = randomBytes(32).toString("base64url");
      const code_challenge = createHash("sha256").update(verifier).digest("base64url");
      const query = asking(partner, { code_challenge, code_challenge_method: "S256" });
      const customer = await newCustomer();
      const attempts = [{}, { code_verifier: "y".repeat(43) }, { code_verifier: verifier }];
      const outcomes = [];
      for (const attempt of attempts)
        outcomes.push((await exchange(partner, await codeOf(customer, query), attempt)).status);
      expect(outcomes).toEqual([400, 400, 200]);
      const secretive = await newPartner(db);
      const injected = await exchange(secretive, await codeOf(customer, asking(secretive)), {
        code_verifier: verifier,
      });
      expect(injected.body.error).toBe("invalid_grant");
    });
  });

  describe("the consent form", () => {
    const isBack = (place: URL) => place.origin === "http://coding.test" && place.pathname === "/oauth/authorize";

    it("is accepted only with the proof of this session for this request", async () => {
      const partner = await newPartner(db);
      const [customer, other] = [await newCustomer(), await newCustomer()];
      const query = asking(partner);
      const request = queryOf(await validRequest(query));
      const wider = queryOf(await validRequest(asking(partner, { scope: "projects:write" })));
      for (const changes of [
        { proof: null },
        { proof: "x" },
        { proof: consentProof(other.sessionId, request) },
        { request: wider },
      ]) {
        expect(isBack(await answer(customer, query, changes)), JSON.stringify(changes)).toBe(true);
      }
      expect(isBack(await answer(customer, query, {}, { origin: "https://evil.test" }))).toBe(true);
      expect(isBack(await answer(customer, query, {}, { cookie: "" }))).toBe(true);
      expect(await listGrants(db, customer.organizationId)).toEqual([]);
    });

    it("is accepted only for an organization that the person owns or administers", async () => {
      const partner = await newPartner(db);
      const [researcher, owner] = [await newCustomer("researcher"), await newCustomer()];
      expect(isBack(await answer(researcher, asking(partner)))).toBe(true);
      const foreign = { organization_id: researcher.organizationId };
      expect(isBack(await answer(owner, asking(partner), foreign))).toBe(true);
      const second = await newOrganization();
      await addMember(db, { organizationId: second, userId: owner.user.id, role: "admin" });
      const back = await answer(owner, asking(partner), { organization_id: second });
      expect(back.searchParams.has("code")).toBe(true);
      expect(await listGrants(db, second)).toMatchObject([{ name: "Survey Studio", scopes: ["projects:read"] }]);
    });
  });
});
