import { eq, sql } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { auditLog } from "@/db/schema/audit";
import { invitations, memberships, users } from "@/db/schema/organizations";
import type { Role } from "@/db/schema/terms";
import { readSession } from "@/lib/auth/session";
import { readUsage } from "@/lib/credits/usage";
import { signUp } from "@/lib/sign-in/sign-up";
import { createUser } from "@/lib/users/create-user";
import { useDatabase } from "@/test/database";
import { newMember, newWorkspace } from "@/test/workspace";
import {
  findInvitation,
  inviteMember,
  joinByInvitation,
  listInvitations,
  registerByInvitation,
  revokeInvitation,
} from "./invitations";
import { changeRole, listMembers, removeMember } from "./members";
import { renameOrganization } from "./rename-organization";

const password = "seven brass kettles";
const address = "10.40.0.1";
const origin = { address };

describe("the people of an organization", () => {
  const db = useDatabase();

  async function member(role: Role, organizationId?: string) {
    const { user, sessionId } = await newMember(db, organizationId ?? (await newWorkspace(db)).organizationId, role);
    const session = await readSession(db, sessionId);
    if (!session) throw new Error("no session");
    return { ...session, user };
  }
  const tokenOf = ({ link }: { link: string | null }) => new URL(link ?? "").searchParams.get("token") ?? "";
  const codesOf = async (refusals: Promise<unknown>[]) =>
    (await Promise.allSettled(refusals)).map((settled) => settled.status === "rejected" && settled.reason.code);
  const remove = (by: Parameters<typeof removeMember>[1], userId: string) =>
    removeMember(db, by, { userId, kept: { apiKeys: [], apps: [] }, ...origin });
  const newEmail = () => `${crypto.randomUUID()}@Example.test`;

  it("join by a link that works once and for one address", async () => {
    const owner = await member("owner");
    const email = newEmail();
    const token = tokenOf(await inviteMember(db, owner, { email, role: "researcher", address }));
    expect(await findInvitation(db, token)).toEqual({
      organization: owner.organization.name,
      email: email.toLowerCase(),
      role: "researcher",
      isKnownUser: false,
    });
    const stranger = await createUser(db, { email: newEmail(), password });
    await expect(joinByInvitation(db, stranger, token, origin)).rejects.toMatchObject({ code: "NOT_FOUND" });
    await expect(registerByInvitation(db, { token, password: "password1234", ...origin })).rejects.toMatchObject({
      code: "VALIDATION_ERROR",
    });
    const joined = await registerByInvitation(db, { token, password, ...origin });
    expect(await listMembers(db, owner.organization.id)).toContainEqual(
      expect.objectContaining({ userId: joined.id, role: "researcher" }),
    );
    const [user] = await db.select().from(users).where(eq(users.id, joined.id));
    expect(user?.emailVerifiedAt).toBeNull();
    await expect(registerByInvitation(db, { token, password, ...origin })).rejects.toMatchObject({ code: "NOT_FOUND" });
    await expect(inviteMember(db, owner, { email, role: "viewer", address })).rejects.toMatchObject({
      code: "CONFLICT",
    });
  });

  it("who have a login already join with it", async () => {
    const owner = await member("owner");
    const known = await createUser(db, { email: newEmail(), password });
    const token = tokenOf(await inviteMember(db, owner, { email: known.email.toUpperCase(), role: "admin", address }));
    expect(await findInvitation(db, token)).toMatchObject({ isKnownUser: true });
    await expect(registerByInvitation(db, { token, password, ...origin })).rejects.toMatchObject({ code: "CONFLICT" });
    expect(await joinByInvitation(db, known, token, origin)).toEqual({ organizationId: owner.organization.id });
    const logged = await db.select().from(auditLog).where(eq(auditLog.organizationId, owner.organization.id));
    expect(logged).toMatchObject([
      {
        actorId: known.id,
        action: "joinOrganization",
        target: { role: "admin", invited_by: owner.user.id },
        address,
      },
    ]);
  });

  it("are invited again a few times at most, so that nobody gets mail without end", async () => {
    const owner = await member("owner");
    const email = newEmail();
    const invite = () => inviteMember(db, owner, { email, role: "viewer", address: "10.40.0.2" });
    for (let sent = 0; sent < 5; sent++) await invite();
    await expect(invite()).rejects.toMatchObject({ code: "RATE_LIMITED" });
    await inviteMember(db, owner, { email: newEmail(), role: "viewer", address: "10.40.0.2" });
  });

  it("can't join by a link that was replaced, taken back or ran out", async () => {
    const owner = await member("owner");
    const email = newEmail();
    const replaced = tokenOf(await inviteMember(db, owner, { email, role: "viewer", address }));
    const token = tokenOf(await inviteMember(db, owner, { email, role: "viewer", address }));
    expect(await findInvitation(db, replaced)).toBeNull();
    const [invitation] = await listInvitations(db, owner.organization.id);
    await revokeInvitation(db, await member("owner"), invitation?.id ?? "");
    expect(await findInvitation(db, token)).not.toBeNull();
    await db
      .update(invitations)
      .set({ expiresAt: new Date() })
      .where(eq(invitations.id, invitation?.id ?? ""));
    expect(await findInvitation(db, token)).toBeNull();
    await revokeInvitation(db, owner, invitation?.id ?? "");
    expect(await listInvitations(db, owner.organization.id)).toEqual([]);
  });

  it("are managed by owners and admins, and owners by owners", async () => {
    const owner = await member("owner");
    const organizationId = owner.organization.id;
    const admin = await member("admin", organizationId);
    const researcher = await member("researcher", organizationId);
    const viewer = await member("viewer", organizationId);
    const refused = await codesOf([
      inviteMember(db, researcher, { email: newEmail(), role: "viewer", address }),
      inviteMember(db, admin, { email: newEmail(), role: "owner", address }),
      changeRole(db, viewer, { userId: viewer.user.id, role: "admin" }),
      changeRole(db, admin, { userId: admin.user.id, role: "owner" }),
      changeRole(db, admin, { userId: owner.user.id, role: "viewer" }),
      remove(admin, owner.user.id),
      remove(researcher, viewer.user.id),
    ]);
    expect(refused).toEqual(Array(7).fill("INSUFFICIENT_SCOPE"));
    const foreign = await member("owner");
    const elsewhere = await codesOf([
      changeRole(db, foreign, { userId: viewer.user.id, role: "admin" }),
      remove(foreign, viewer.user.id),
    ]);
    expect(elsewhere).toEqual(["NOT_FOUND", "NOT_FOUND"]);
    await changeRole(db, admin, { userId: viewer.user.id, role: "researcher" });
    await remove(researcher, researcher.user.id);
    expect(await readSession(db, researcher.sessionId)).toBeNull();
    expect((await listMembers(db, organizationId)).map(({ role }) => role).sort()).toEqual([
      "admin",
      "owner",
      "researcher",
    ]);
  });

  it("always include an owner, even if two step down at once", async () => {
    const first = await member("owner");
    await expect(remove(first, first.user.id)).rejects.toMatchObject({ code: "CONFLICT" });
    const second = await member("owner", first.organization.id);
    const outcomes = await Promise.allSettled([
      changeRole(db, first, { userId: first.user.id, role: "viewer" }),
      remove(second, second.user.id),
    ]);
    expect(outcomes.map(({ status }) => status).sort()).toEqual(["fulfilled", "rejected"]);
    const owners = await db.select().from(memberships).where(eq(memberships.organizationId, first.organization.id));
    expect(owners.filter(({ role }) => role === "owner")).toHaveLength(1);
  });

  it("are at most 5,000, those among them who are invited", async () => {
    const owner = await member("owner");
    await db.execute(sql`with made as (
        insert into users (id, email) select gen_random_uuid(), gen_random_uuid() || '@example.test'
        from generate_series(1, 4998) returning id)
      insert into memberships (organization_id, user_id, role) select ${owner.organization.id}, id, 'viewer' from made`);
    const invite = () => inviteMember(db, owner, { email: newEmail(), role: "viewer", address });
    const token = tokenOf(await invite());
    const full = { code: "CONFLICT", message: "There are 4,999 members beside 1 who are invited. Remove one first." };
    await expect(invite()).rejects.toMatchObject(full);
    await registerByInvitation(db, { token, password, ...origin });
    await expect(invite()).rejects.toMatchObject({ code: "CONFLICT" });
  });

  it("see the name that an owner or admin has given it", async () => {
    const owner = await member("owner");
    const rename = (who: typeof owner, name: string) => renameOrganization(db, who, name);
    const viewer = await member("viewer", owner.organization.id);
    await rename(owner, " Fieldwork Ltd ");
    expect((await readSession(db, viewer.sessionId))?.organization.name).toBe("Fieldwork Ltd");
    const badNames = [rename(owner, " "), rename(owner, "n".repeat(101)), rename(viewer, "Mine")];
    expect(await codesOf(badNames)).toEqual(["VALIDATION_ERROR", "VALIDATION_ERROR", "INSUFFICIENT_SCOPE"]);
    expect((await readSession(db, owner.sessionId))?.organization.name).toBe("Fieldwork Ltd");
  });

  it("may sign up themselves, with the trial's credits", async () => {
    const email = newEmail();
    const input = { organization: " Fieldwork Ltd ", email, password, address: "10.9.0.1" };
    const user = await signUp(db, input);
    const [membership] = await db.select().from(memberships).where(eq(memberships.userId, user.id));
    expect(membership?.role).toBe("owner");
    const [logged] = await db.select().from(auditLog).where(eq(auditLog.actorId, user.id));
    expect(logged).toMatchObject({ organizationId: membership?.organizationId, action: "signUp", address: "10.9.0.1" });
    const caller = {
      organizationId: membership?.organizationId ?? "",
      plan: "starter" as const,
      actor: { kind: "operator" as const },
      scopes: new Set<never>(),
    };
    expect(await readUsage(db, caller)).toMatchObject({ plan: "starter", is_trial: true, credits_remaining: 250 });
    await expect(signUp(db, input)).rejects.toMatchObject({ code: "CONFLICT" });
    await expect(signUp(db, { ...input, organization: "" })).rejects.toMatchObject({ code: "VALIDATION_ERROR" });
    for (let tried = 0; tried < 7; tried++) {
      await signUp(db, { ...input, email: newEmail() }).catch(() => {});
    }
    await expect(signUp(db, { ...input, email: newEmail() })).rejects.toMatchObject({ code: "RATE_LIMITED" });
  });
});
