import { and, eq } from "drizzle-orm";
import { beforeAll, describe, expect, it } from "vitest";
import * as usageRoute from "@/app/api/v2/usage/route";
import * as webhooksRoute from "@/app/api/v2/webhooks/route";
import { auditLog } from "@/db/schema/audit";
import { invitations, memberships } from "@/db/schema/organizations";
import type { Role } from "@/db/schema/terms";
import { perform } from "@/lib/api/perform";
import { memberVerbs } from "@/lib/api/verbs/members";
import type { Member } from "@/lib/auth/caller";
import { listApiKeys } from "@/lib/auth/list-api-keys";
import { createOwnApiKey } from "@/lib/auth/own-api-keys";
import { callerOf, readSession } from "@/lib/auth/session";
import { giveConsent, listGrants } from "@/lib/oauth/grants";
import { inviteMember } from "@/lib/organizations/invitations";
import { asking, codeOf, exchange, newOrganization } from "@/test/consent";
import { useDatabase } from "@/test/database";
import { newPartner } from "@/test/oauth";
import { callWith, newMember } from "@/test/workspace";
import * as oneRoute from "./[userId]/route";
import * as membersRoute from "./route";

const NOBODY = "01989c3e-7d1a-7cc3-98c4-dc0c0c07398f";

describe("the people of an organization, by the API", () => {
  const db = useDatabase();
  let partner: Awaited<ReturnType<typeof newPartner>>;
  beforeAll(async () => {
    partner = await newPartner(db);
  });

  async function person(role: Role, organizationId: string) {
    const signedIn = await newMember(db, organizationId, role);
    const member = (await readSession(db, signedIn.sessionId)) ?? expect.fail("no session");
    return { ...signedIn, organizationId, member };
  }
  async function newTeam(role: Role = "admin") {
    const organizationId = await newOrganization();
    return { organizationId, owner: await person("owner", organizationId), admin: await person(role, organizationId) };
  }
  type Person = Awaited<ReturnType<typeof person>>;

  const newKey = (by: Person, name = "Nightly") =>
    createOwnApiKey(db, by.member, { name, scopes: ["read"], lifetime: "never" });
  async function connect(by: Person) {
    const { body } = await exchange(partner, await codeOf(by, asking(partner)));
    return { authorization: `Bearer ${body.access_token}` };
  }
  const invite = (by: Person, role: Role = "viewer", email = `${crypto.randomUUID()}@example.test`) =>
    inviteMember(db, by.member, { email, role, address: "10.41.0.1" });
  const invited = (organizationId: string) => db.$count(invitations, eq(invitations.organizationId, organizationId));
  const works = async (credential: Record<string, string>) =>
    (await callWith(credential)(usageRoute, "GET")).status === 200;
  const remove = (by: Person, who: Person, body?: object) =>
    by.call(oneRoute, "DELETE", { params: { userId: who.user.id }, ...(body && { body }) });

  it("who are removed can neither act for it any more nor return", async () => {
    const { organizationId, owner, admin } = await newTeam();
    const [key, other] = [await newKey(admin), await newKey(owner)];
    const token = await connect(admin);
    const hook = (await admin.call(webhooksRoute, "POST", { body: { url: "https://admin.example/hook" } })).body.data;
    await invite(admin);
    await invite(owner);
    await invite(owner, "viewer", admin.user.email.replace("@", "+alias@"));
    const { body } = await owner.call(membersRoute, "GET");
    expect(body.data.find(({ user_id }: { user_id: string }) => user_id === admin.user.id)).toMatchObject({
      email: admin.user.email,
      role: "admin",
      api_keys: [{ id: key.id, name: "Nightly", ending: key.key.slice(-4), last_used_at: null }],
      apps: [{ name: "Survey Studio" }],
      webhooks: [{ id: hook.id, url: "https://admin.example/hook" }],
    });
    const removed = await remove(owner, admin);
    expect(removed.body.data).toEqual({
      user_id: admin.user.id,
      removed: true,
      revoked_api_keys: [key.id],
      disconnected_apps: [expect.any(String)],
    });
    expect(await works({ "x-api-key": key.key })).toBe(false);
    expect(await works(token)).toBe(false);
    expect(await works({ "x-api-key": other.key })).toBe(true);
    expect(await invited(organizationId)).toBe(2);
    expect(await readSession(db, admin.sessionId)).toBeNull();
    const logged = await db
      .select()
      .from(auditLog)
      .where(and(eq(auditLog.organizationId, organizationId), eq(auditLog.actorId, owner.user.id)));
    expect(logged.map(({ action, target }) => [action, target])).toEqual([
      ["revokeApiKey", { id: key.id }],
      ["disconnectApp", { id: removed.body.data.disconnected_apps[0] }],
      ["removeMember", { user_id: admin.user.id, userId: admin.user.id }],
    ]);
  });

  it("leave what whoever removes them keeps", async () => {
    const { owner, admin } = await newTeam();
    const [kept, revoked] = [await newKey(admin, "Nightly"), await newKey(admin, "Laptop")];
    const token = await connect(admin);
    const { apps } = (await owner.call(membersRoute, "GET")).body.data.find(
      ({ user_id }: { user_id: string }) => user_id === admin.user.id,
    );
    const { body } = await remove(owner, admin, { keep_api_keys: [kept.id, NOBODY], keep_apps: [apps[0].id] });
    expect(body.data).toMatchObject({ revoked_api_keys: [revoked.id], disconnected_apps: [] });
    expect([await works({ "x-api-key": kept.key }), await works({ "x-api-key": revoked.key })]).toEqual([true, false]);
    expect(await works(token)).toBe(true);
    const [line] = await listApiKeys(db, owner.organizationId);
    expect(line).toMatchObject({ id: kept.id, maker: { name: admin.user.email, hasLeft: true } });
    const [app] = await listGrants(db, owner.organizationId);
    expect(app).toMatchObject({ maker: { name: admin.user.email, hasLeft: true } });
  });

  it("can't return by an invitation of their own address that was never used", async () => {
    const { organizationId, owner, admin } = await newTeam();
    const email = `${crypto.randomUUID()}@example.test`;
    await invite(owner, "admin", email);
    await db.execute(`update users set email = '${email.toUpperCase()}' where id = '${admin.user.id}'`);
    await remove(owner, admin);
    expect(await invited(organizationId)).toBe(0);
  });

  it("who are demoted lose the invitations that they could not send now", async () => {
    const { organizationId, owner, admin } = await newTeam("owner");
    const demote = (role: Role) =>
      perform(memberVerbs.changeRole, callerOf(owner.member), {
        params: { user_id: admin.user.id },
        body: { role },
        sender: { address: "10.41.0.1", userAgent: "" },
        requestId: null,
        dispatchSoon: () => {},
      });
    await invite(admin, "owner");
    await invite(admin, "viewer");
    await invite(owner, "owner");
    await demote("admin");
    expect(await invited(organizationId)).toBe(2);
    await demote("researcher");
    expect(await invited(organizationId)).toBe(1);
  });

  it("can't make anything that outlives them once they are removed or demoted, though their request began before", async () => {
    const { organizationId, owner, admin } = await newTeam();
    const demoted = await person("admin", organizationId);
    await remove(owner, admin);
    const isHere = and(eq(memberships.organizationId, organizationId), eq(memberships.userId, demoted.user.id));
    await db.update(memberships).set({ role: "researcher" }).where(isHere);
    const consent = (member: Member) =>
      giveConsent(db, callerOf(member), member, {
        client_id: NOBODY,
        redirect_uri: "https://partner.example/callback",
        scopes: ["projects:read"],
        code_challenge: null,
      });
    for (const by of [admin, demoted]) {
      for (const late of [() => newKey(by), () => invite(by), () => consent(by.member)]) {
        await expect(late()).rejects.toMatchObject({ code: "INSUFFICIENT_SCOPE" });
      }
    }
  });

  it("may leave themselves, with everything that they made; only managers keep any of it", async () => {
    const { owner, admin } = await newTeam();
    const key = await newKey(admin);
    await db.update(memberships).set({ role: "viewer" }).where(eq(memberships.userId, admin.user.id));
    expect((await remove(admin, admin, { keep_api_keys: [key.id] })).status).toBe(403);
    expect((await remove(admin, admin)).body.data).toMatchObject({ revoked_api_keys: [key.id] });
    expect((await remove(owner, owner)).body.error.code).toBe("CONFLICT");
  });

  it("are seen and removed by owners and admins who are signed in, in their own organization", async () => {
    const { owner, admin } = await newTeam();
    const researcher = await person("researcher", owner.organizationId);
    const stranger = (await newTeam()).owner;
    const program = callWith({ "x-api-key": (await newKey(owner)).key });
    for (const call of [program, researcher.call]) {
      expect((await call(membersRoute, "GET")).status).toBe(403);
      expect((await call(oneRoute, "DELETE", { params: { userId: admin.user.id } })).status).toBe(403);
    }
    expect((await remove(admin, owner)).status).toBe(403);
    expect((await remove(stranger, admin)).status).toBe(404);
    const first = await admin.call(membersRoute, "GET", { query: "?limit=2" });
    const rest = await admin.call(membersRoute, "GET", { query: `?limit=2&cursor=${first.body.meta.next_cursor}` });
    const ids = [first, rest].flatMap(({ body }) => body.data.map(({ user_id }: { user_id: string }) => user_id));
    expect(ids.toSorted()).toEqual([owner, admin, researcher].map(({ user }) => user.id).toSorted());
  });
});
