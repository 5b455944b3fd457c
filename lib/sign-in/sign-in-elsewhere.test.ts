import { eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { users } from "@/db/schema/organizations";
import type { Member } from "@/lib/auth/caller";
import { readSession } from "@/lib/auth/session";
import { inviteMember, listInvitations } from "@/lib/organizations/invitations";
import { listMembers } from "@/lib/organizations/members";
import { createUser } from "@/lib/users/create-user";
import { useDatabase } from "@/test/database";
import { newMember, newWorkspace } from "@/test/workspace";
import { type OutsideAccount, signInElsewhere } from "./sign-in-elsewhere";
import { signUp } from "./sign-up";

describe("signing in elsewhere", () => {
  const db = useDatabase();
  const account = (email: string, more: Partial<OutsideAccount> = {}): OutsideAccount => ({
    provider: "oidc",
    subject: crypto.randomUUID(),
    email,
    isEmailVerified: true,
    ...more,
  });
  const enter = (by: OutsideAccount) => signInElsewhere(db, by, { address: "192.0.2.7", userAgent: "Firefox/140.0" });
  async function owner() {
    const { user, sessionId } = await newMember(db, (await newWorkspace(db)).organizationId, "owner");
    return { user, member: (await readSession(db, sessionId)) as Member };
  }

  it("opens the login with the verified address, and the same one when the address has changed", async () => {
    const { user } = await owner();
    const mine = account(user.email.toUpperCase());
    const first = await enter(mine);
    expect(first).toMatchObject({ outcome: "signed_in", user: { id: user.id } });
    const renamed = { ...mine, email: "renamed@example.test", isEmailVerified: false };
    expect(await enter(renamed)).toMatchObject({ outcome: "signed_in", user: { id: user.id } });
    const sameName = { ...mine, provider: "google", email: "another@example.test" };
    expect(await enter(sameName)).toEqual({ outcome: "unknown" });
  });

  it("opens nothing by an address that is not verified, missing, or was never proven here", async () => {
    const { user } = await owner();
    expect(await enter(account(user.email, { isEmailVerified: false }))).toEqual({
      outcome: "unverified",
    });
    expect(await enter(account("", { email: null }))).toEqual({ outcome: "unverified" });
    const squatter = await signUp(db, {
      organization: "Squatters",
      email: `${crypto.randomUUID()}@example.test`,
      password: "seven brass kettles",
      address: "10.30.0.1",
    });
    expect(await enter(account(squatter.email))).toEqual({ outcome: "unproven" });
  });

  it("accepts an invitation and makes its login, without a password", async () => {
    const { member } = await owner();
    const email = `${crypto.randomUUID()}@example.test`;
    await inviteMember(db, member, { email, role: "researcher", address: "10.30.0.1" });
    const result = await enter(account(email));
    if (result.outcome !== "signed_in") throw new Error(result.outcome);
    expect(await readSession(db, result.sessionId)).toMatchObject({ role: "researcher", user: { email } });
    const [row] = await db.select().from(users).where(eq(users.id, result.user.id));
    expect([row?.passwordHash, row?.emailVerifiedAt]).toEqual([null, expect.any(Date)]);
    expect(await listInvitations(db, member.organization.id)).toEqual([]);
    expect(await listMembers(db, member.organization.id)).toHaveLength(2);
  });

  it("leaves no trace where nobody is let in", async () => {
    const alone = await createUser(db, {
      email: `${crypto.randomUUID()}@example.test`,
      password: "seven brass kettles",
    });
    expect(await enter(account(alone.email))).toEqual({ outcome: "no_organization" });
    const stranger = `${crypto.randomUUID()}@example.test`;
    expect(await enter(account(stranger))).toEqual({ outcome: "unknown" });
    expect(await db.select().from(users).where(eq(users.email, stranger))).toEqual([]);
  });
});
