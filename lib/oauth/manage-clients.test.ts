import { afterEach, beforeAll, describe, expect, it } from "vitest";
import { perform } from "@/lib/api/perform";
import { partnerVerbs } from "@/lib/api/verbs/partners";
import type { Caller } from "@/lib/auth/caller";
import { callerOf, readSession } from "@/lib/auth/session";
import { pageOfClients, showClient } from "@/lib/oauth/list-clients";
import { deleteClient, updateClient } from "@/lib/oauth/manage-clients";
import { db } from "@/lib/runtime/db";
import { env } from "@/lib/runtime/env";
import { connected, refresh, statusWith } from "@/test/consent";
import { useDatabase } from "@/test/database";
import { newPartner, REDIRECT_URI, requestToken } from "@/test/oauth";
import { newMember, newWorkspace } from "@/test/workspace";

const TERMS = {
  name: "Panel Desk",
  logo_url: null,
  redirect_uris: [REDIRECT_URI],
  scopes: ["projects:read"],
  flows: ["standard", "express"],
};

describe("partners' applications", () => {
  useDatabase();
  const unset = env.OPERATING_ORGANIZATION;
  let operating: string;
  let operator: Caller;
  beforeAll(async () => {
    operating = (await newWorkspace(db)).organizationId;
    operator = await personIn(operating, "owner");
  });
  afterEach(() => {
    env.OPERATING_ORGANIZATION = unset;
  });

  async function personIn(organizationId: string, role: "owner" | "admin"): Promise<Caller> {
    const { sessionId } = await newMember(db, organizationId, role);
    const member = await readSession(db, sessionId);
    return callerOf(member ?? expect.fail("the session is open"));
  }
  const origin = { sender: { address: "203.0.113.7", userAgent: "Firefox" }, requestId: null, dispatchSoon: () => {} };
  const register = (caller: Caller, body: object) =>
    perform(partnerVerbs.registerClient, caller, { body: { ...TERMS, public: false, ...body }, ...origin });

  it("are for owners of the operating organization; for everybody else they do not exist", async () => {
    const { organizationId } = await newPartner(db);
    const body = { organization: organizationId };
    await expect(register(operator, body), "nothing is set").rejects.toMatchObject({ code: "NOT_FOUND" });
    env.OPERATING_ORGANIZATION = operating;
    const [admin, stranger] = [await personIn(operating, "admin"), await personIn(organizationId, "owner")];
    const { member: _, ...key } = operator;
    await expect(register(admin, body)).rejects.toMatchObject({ code: "NOT_FOUND" });
    await expect(register(stranger, body)).rejects.toMatchObject({ code: "NOT_FOUND" });
    await expect(register(key, body)).rejects.toMatchObject({ code: "UNAUTHORIZED" });
    const { client_id, clientSecret } = await register(operator, body);
    expect(await showClient(db, client_id)).toMatchObject({ name: "Panel Desk", organization_name: "Partner" });
    const form = { grant_type: "client_credentials", client_id, client_secret: clientSecret ?? "" };
    expect((await requestToken(db, form)).status).toBe(200);
  });

  it("are refused with everything that is wrong, field by field", async () => {
    env.OPERATING_ORGANIZATION = operating;
    await newPartner(db);
    const wrong = { name: " ", logo_url: "http://a.example/l.png", redirect_uris: ["javascript:alert(1)"], scopes: [] };
    const refused = await register(operator, { ...wrong, organization: operating }).catch((error) => error);
    expect(refused.issues.map(({ path }: { path: string }) => path)).toEqual([
      "name",
      "logo_url",
      "redirect_uris",
      "scopes",
    ]);
    for (const [organization, message] of [
      ["Nobody Ltd", "No organization has this name or id."],
      ["Partner", "Several organizations have this name: give the id of the one that is meant."],
    ] as const) {
      await expect(register(operator, { organization })).rejects.toMatchObject({
        issues: [{ path: "organization", message }],
      });
    }
  });

  it("lose at once, in tokens too, the scopes that are taken from them", async () => {
    const { partner, tokens } = await connected();
    const terms = { name: "Studio", redirectUris: [REDIRECT_URI], flows: ["standard"] as const };
    await updateClient(db, partner.clientId, { ...terms, scopes: ["projects:write"] });
    expect(await statusWith(tokens.access_token)).toBe(403);
    expect((await refresh(partner, tokens.refresh_token)).body.scope ?? "").toBe("");
    await updateClient(db, partner.clientId, { ...terms, scopes: ["projects:read"] });
    expect(await statusWith(tokens.access_token)).toBe(200);
  });

  it("are deleted with their consents once they are revoked, and not before", async () => {
    env.OPERATING_ORGANIZATION = operating;
    const { partner, tokens } = await connected();
    const params = { client_id: partner.clientId };
    await expect(deleteClient(db, partner.clientId)).rejects.toMatchObject({ code: "CONFLICT" });
    await perform(partnerVerbs.revokeClient, operator, { params, ...origin });
    expect(await statusWith(tokens.access_token)).toBe(401);
    await perform(partnerVerbs.deleteClient, operator, { params, ...origin });
    await expect(showClient(db, partner.clientId)).rejects.toMatchObject({ code: "NOT_FOUND" });
    await expect(deleteClient(db, "svc_client_7")).rejects.toMatchObject({ code: "NOT_FOUND" });
  });

  it("are listed newest first, a page at a time", async () => {
    const made = [await newPartner(db), await newPartner(db), await newPartner(db)].map(({ clientId }) => clientId);
    const first = await pageOfClients(db, { limit: 2, before: "" });
    expect(first.items.map(({ client_id }) => client_id)).toEqual([made[2], made[1]]);
    const second = await pageOfClients(db, { limit: 1, before: first.nextCursor ?? "" });
    expect(second.items[0]?.client_id).toBe(made[0]);
  });
});
