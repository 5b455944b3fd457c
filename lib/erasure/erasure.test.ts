import { randomUUID } from "node:crypto";
import { eq, sql } from "drizzle-orm";
import { beforeEach, describe, expect, it } from "vitest";
import { auditLog } from "@/db/schema/audit";
import { invitations } from "@/db/schema/organizations";
import { sessions } from "@/db/schema/sessions";
import type { Role } from "@/db/schema/terms";
import { listActions } from "@/lib/audit/read-actions";
import { countAttempt } from "@/lib/auth/attempts";
import { type Caller, type Member, operatorFor } from "@/lib/auth/caller";
import { createOwnApiKey } from "@/lib/auth/own-api-keys";
import { actForOrganization, callerOf, readSession } from "@/lib/auth/session";
import { createCode } from "@/lib/codebook/edit-codes";
import { listVersionAuthors } from "@/lib/codebook/list-version-authors";
import { readUsage } from "@/lib/credits/usage";
import { addMember } from "@/lib/organizations/add-member";
import { createOrganization } from "@/lib/organizations/create-organization";
import { inviteMember } from "@/lib/organizations/invitations";
import { createManaged } from "@/lib/organizations/managed";
import { readCoderNames } from "@/lib/quality/people/coder-names";
import { env } from "@/lib/runtime/env";
import { signIn } from "@/lib/sign-in/sign-in";
import { requestSignUp } from "@/lib/sign-in/sign-up";
import { findUserByEmail } from "@/lib/users/create-user";
import { newCodedQuestion } from "@/test/coded-question";
import { useDatabase } from "@/test/database";
import { rowInEveryTable } from "@/test/row-in-every-table";
import { tablesHolding } from "@/test/tables-holding";
import { newMember } from "@/test/workspace";
import { deleteAccount, eraseAccount } from "./delete-account";
import { deleteOrganization } from "./delete-organization";

const origin = { address: "10.42.0.1" };

describe("deleting", () => {
  const db = useDatabase();

  const newOrganization = async (name = "Acme", credits = 100) =>
    (await createOrganization(db, { name, plan: "professional", credits })).id;
  async function person(role: Role, organizationId: string) {
    const signedIn = await newMember(db, organizationId, role);
    const member = (await readSession(db, signedIn.sessionId)) ?? expect.fail("no session");
    return { ...signedIn, member };
  }
  const exists = async ({ user }: { user: { email: string } }) => (await findUserByEmail(db, user.email)) !== null;

  describe("an organization", () => {
    let id: string;
    let owner: Awaited<ReturnType<typeof person>>;
    beforeEach(async () => {
      id = await newOrganization();
      owner = await person("owner", id);
    });

    it("leaves no row of it in any table, whatever runs, and nobody without an organization", async () => {
      const other = await newOrganization("Other");
      const both = await person("viewer", id);
      await addMember(db, { organizationId: other, userId: both.user.id, role: "viewer" });
      await actForOrganization(db, both.member, id);
      const invited = await person("viewer", id);
      const host = await person("owner", other);
      await inviteMember(db, host.member, { email: invited.user.email, role: "viewer", ...origin });
      const colleague = await person("viewer", id);
      const tables = await rowInEveryTable(db, id);
      expect(tables.length).toBeGreaterThan(40);
      const holding = await tablesHolding(db, id);
      expect(tables.filter((table) => !holding.includes(table))).toEqual([]);
      await deleteOrganization(db, owner.member, " Acme ");
      expect(await tablesHolding(db, id)).toEqual([]);
      expect([await exists(owner), await exists(colleague)]).toEqual([false, false]);
      expect([await exists(both), await exists(invited)]).toEqual([true, true]);
      expect((await readSession(db, both.sessionId))?.organization.id).toBe(other);
    });

    it("is for owners who type its name, not for the one that operates the service", async () => {
      const admin = await person("admin", id);
      await expect(deleteOrganization(db, admin.member, "Acme")).rejects.toMatchObject({ code: "INSUFFICIENT_SCOPE" });
      for (const typed of ["", "acme", "Acme Ltd"]) {
        await expect(deleteOrganization(db, owner.member, typed)).rejects.toMatchObject({ issues: [{ path: "name" }] });
      }
      Object.assign(env, { OPERATING_ORGANIZATION: id });
      await expect(deleteOrganization(db, owner.member, "Acme")).rejects.toMatchObject({ code: "CONFLICT" });
      Object.assign(env, { OPERATING_ORGANIZATION: undefined });
      expect(await readSession(db, owner.sessionId)).not.toBeNull();
    });

    it("waits until a partner has deleted those that it manages; their credits go back, and their ids stay in its logs", async () => {
      const partner = callerOf(owner.member);
      const input = { name: "Customer", credits: 30, funding: "own", credit_cap: null } as const;
      const managed = await createManaged(db, partner, input);
      await expect(deleteOrganization(db, owner.member, "Acme")).rejects.toThrow("manages 1 other organization");
      const customer = await person("owner", managed.id);
      await deleteOrganization(db, customer.member, "Customer");
      expect(await tablesHolding(db, managed.id)).toEqual(["credit_ledger"]);
      expect(await readUsage(db, partner)).toMatchObject({ credits_remaining: 100 });
      await deleteOrganization(db, owner.member, "Acme");
      for (const gone of [id, managed.id]) expect(await tablesHolding(db, gone)).toEqual([]);
    });
  });

  describe("an account", () => {
    let id: string;
    let owner: Awaited<ReturnType<typeof person>>;
    let leaver: Awaited<ReturnType<typeof person>>;
    beforeEach(async () => {
      id = await newOrganization();
      owner = await person("owner", id);
      leaver = await person("admin", id);
    });
    const leave = ({ member, user }: { member: Member; user: { email: string } }, typed = user.email) =>
      deleteAccount(db, member, { email: typed, ...origin });

    it("leaves its address in no table, and what the person did as that of a former member", async () => {
      const { user, member } = leaver;
      const caller: Caller = callerOf(member);
      const { questionId, projectId } = await newCodedQuestion(db, operatorFor(id), { Staff: ["Friendly"] }, [[]]);
      const code = { name: "Rude", definition: null, sentiment: "Negative" } as const;
      await createCode(db, caller, { projectId, questionId }, { ...code, place: { category: "Staff" } });
      const key = await createOwnApiKey(db, member, { name: "Nightly", scopes: ["read"], lifetime: "never" });
      await inviteMember(db, member, { email: "friend@example.test", role: "viewer", ...origin });
      const host = await person("owner", await newOrganization("Other"));
      await inviteMember(db, host.member, { email: user.email.toUpperCase(), role: "viewer", ...origin });
      for (const kind of ["reset", "sign-up", "invitation"] as const) {
        await countAttempt(db, kind, { email: user.email, ...origin });
      }
      await signIn(db, { email: user.email, password: "wrong", ...origin });
      const link = requestSignUp(db, { email: user.email, organization: "Mine", ...origin });
      await expect(link, "without a mail server only the link is made").rejects.toThrow("no mail server");
      await signIn(db, { email: user.email, password: "seven brass kettles", ...origin });
      const held = await tablesHolding(db, user.email);
      expect(held).toEqual(["invitations", "sign_in_attempts", "sign_up_links", "users"]);

      await expect(leave(leaver, owner.user.email)).rejects.toMatchObject({ issues: [{ path: "email" }] });
      await leave(leaver, ` ${user.email.toUpperCase()} `);
      expect(await tablesHolding(db, user.email)).toEqual([]);
      expect(await db.$count(invitations, eq(invitations.email, "friend@example.test"))).toBe(0);
      expect(await readSession(db, leaver.sessionId)).toBeNull();
      expect(await db.$count(sessions, eq(sessions.userId, user.id))).toBe(0);

      const { items } = await listActions(db, callerOf(owner.member), { limit: 20 });
      expect(items.slice(0, 2)).toMatchObject([
        { action: "revokeApiKey", target: { id: key.id }, actor: { kind: "user", id: user.id, name: null } },
        { action: "deleteAccount", target: {}, actor: { kind: "user", id: user.id, name: null } },
      ]);
      const authors = await listVersionAuthors(db, id, questionId);
      expect(authors).toContainEqual({ actor: `user:${user.id}`, name: "a former member" });
      expect((await readCoderNames(db, id, [`user:${user.id}`]))(`user:${user.id}`)).toBe("A former member");
    });

    it("is not possible for the only owner of an organization, also if two owners go at once", async () => {
      await expect(leave(owner)).rejects.toThrow("Nobody else owns Acme");
      const second = await person("owner", id);
      const both = await Promise.allSettled([leave(owner), leave(second)]);
      expect(both.map(({ status }) => status).toSorted()).toEqual(["fulfilled", "rejected"]);
      expect([await exists(owner), await exists(second)].filter(Boolean)).toHaveLength(1);
    });

    it("can be the operator's work, also for somebody who is in no organization any more", async () => {
      await eraseAccount(db, leaver.user.id, { ...origin, actor: { kind: "operator" } });
      const [entry] = await db.select().from(auditLog).where(eq(auditLog.organizationId, id));
      expect(entry).toMatchObject({
        actorKind: "operator",
        action: "deleteAccount",
        target: { user_id: leaver.user.id },
      });
      const lost = await person("viewer", id);
      await db.execute(sql`delete from memberships where user_id = ${lost.user.id}`);
      await eraseAccount(db, lost.user.id, { ...origin, actor: { kind: "operator" } });
      expect(await exists(lost)).toBe(false);
      expect(await tablesHolding(db, randomUUID())).toEqual([]);
    });
  });
});
