import { and, eq, sql } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { auditLog } from "@/db/schema/audit";
import { memberships } from "@/db/schema/organizations";
import { sessions, signInAttempts } from "@/db/schema/sessions";
import { ATTEMPT_LIMITS, ATTEMPT_WINDOW_SECONDS } from "@/lib/auth/attempts";
import { deviceCookie, knownDevice } from "@/lib/auth/device-cookie";
import { readSession, revokeSession } from "@/lib/auth/session";
import { addMember } from "@/lib/organizations/add-member";
import { createOrganization } from "@/lib/organizations/create-organization";
import { createUser } from "@/lib/users/create-user";
import { useDatabase } from "@/test/database";
import { noteRefusal } from "./note-refusal";
import { signIn } from "./sign-in";

describe("signing in", () => {
  const db = useDatabase();

  const password = "a long password";
  let people = 0;

  async function newMember() {
    people += 1;
    const email = `person-${people}@example.test`;
    const address = `10.0.0.${people}`;
    const organization = await createOrganization(db, { name: "Acme", plan: "growth" });
    const user = await createUser(db, { email, password });
    await addMember(db, { organizationId: organization.id, userId: user.id, role: "researcher" });
    return { email, address, organization, user };
  }

  async function session() {
    const member = await newMember();
    const result = await signIn(db, { ...member, password });
    if (result.outcome !== "signed_in") throw new Error(result.outcome);
    return { ...member, sessionId: result.sessionId };
  }

  it("opens a session that knows the person, the organization and the role", async () => {
    const { sessionId, email, organization, user } = await session();
    expect(await readSession(db, sessionId)).toEqual({
      sessionId,
      user: { id: user.id, email },
      organization: { id: organization.id, name: "Acme", plan: "growth" },
      role: "researcher",
    });
  });

  it("is recorded in the audit log of every organization of the person", async () => {
    const { email, address, organization, user } = await newMember();
    const second = await createOrganization(db, { name: "Second", plan: "growth" });
    await addMember(db, { organizationId: second.id, userId: user.id, role: "viewer" });
    const requestId = crypto.randomUUID();
    await signIn(db, { email, address, password: "another password" });
    await signIn(db, { email, address, password, userAgent: "Firefox", requestId });
    const entries = await db.select().from(auditLog).where(eq(auditLog.actorId, user.id));
    expect(entries.map(({ organizationId }) => organizationId).sort()).toEqual([organization.id, second.id].sort());
    expect(entries[0]).toMatchObject({ action: "signIn", actorKind: "user", address, userAgent: "Firefox", requestId });
  });

  it("is recorded there also if the password is wrong, without filling the log", async () => {
    const { email, organization, user } = await newMember();
    const refusals = () =>
      db
        .select()
        .from(auditLog)
        .where(and(eq(auditLog.organizationId, organization.id), eq(auditLog.action, "refuseSignIn")));
    const guess = (host: number) =>
      signIn(db, { email: email.toUpperCase(), address: `10.5.${host}.1`, password: "another password" });
    await guess(0);
    const entry = { actorKind: "user", actorId: null, target: { user_id: user.id }, address: "10.5.0.1" };
    expect(await refusals()).toMatchObject([entry]);
    for (let noted = 0; noted < 60; noted++) await noteRefusal(db, { email, address: "10.6.0.1" });
    expect(await refusals()).toHaveLength(50);
  });

  it("takes the e-mail in any letter case", async () => {
    const { email, address } = await newMember();
    expect(await signIn(db, { email: ` ${email.toUpperCase()} `, password, address })).toMatchObject({
      outcome: "signed_in",
    });
  });

  it("refuses a wrong password and an unknown e-mail in the same way", async () => {
    const { email, address } = await newMember();
    expect(await signIn(db, { email, password: "another password", address })).toEqual({ outcome: "refused" });
    for (const unknown of ["nobody@example.test", "", "a\0b", "\ud800"]) {
      expect(await signIn(db, { email: unknown, password, address })).toEqual({ outcome: "refused" });
    }
  });

  it("needs an organization", async () => {
    await createUser(db, { email: "alone@example.test", password });
    expect(await signIn(db, { email: "alone@example.test", password, address: "10.1.0.1" })).toEqual({
      outcome: "no_organization",
    });
  });

  it("makes a network wait that guesses the password of one e-mail, and locks out nobody else", async () => {
    const { email } = await newMember();
    const guess = (host: number) => signIn(db, { email, password: "wrong", address: `2001:db8:2:2::${host}` });
    const guesses = await Promise.all(Array.from({ length: ATTEMPT_LIMITS["sign-in"].pair }, (_, host) => guess(host)));
    expect(guesses.every(({ outcome }) => outcome === "refused")).toBe(true);
    const late = await signIn(db, { email, password, address: "2001:db8:2:2:ffff::1" });
    expect(late.outcome).toBe("throttled");
    if (late.outcome === "throttled") expect(late.retryAfterSeconds).toBeGreaterThan(800);
    expect((await signIn(db, { email, password, address: "2001:db8:2:3::1" })).outcome).toBe("signed_in");

    await db.update(signInAttempts).set({ windowStart: sql`window_start - ${ATTEMPT_WINDOW_SECONDS}` });
    expect((await signIn(db, { email, password, address: "2001:db8:2:2::1" })).outcome).toBe("signed_in");
  });

  it("is slowed down, never refused, while many networks guess the e-mail's password", async () => {
    const { email } = await newMember();
    const guesses = Array.from({ length: 25 }, (_, host) =>
      signIn(db, { email, password: "wrong", address: `10.2.0.${host}` }),
    );
    await Promise.all(guesses);
    const timed = async (more: { device?: string }) => {
      const began = performance.now();
      const { outcome } = await signIn(db, { email, password, address: "10.2.1.1", ...more });
      expect(outcome).toBe("signed_in");
      return performance.now() - began;
    };
    const [stranger, known] = [timed({}), timed({ device: "known" })];
    expect(await Promise.race([stranger.then(() => "stranger"), known.then(() => "known")])).toBe("known");
    expect(await stranger).toBeGreaterThan(500);
    await known;
  });

  it("lets a known device sign in while its network has to wait, only with its own e-mail", async () => {
    const { email, address } = await newMember();
    for (let tries = 0; tries <= ATTEMPT_LIMITS["sign-in"].pair; tries++) {
      await signIn(db, { email, password: "wrong", address });
    }
    const { name, value } = deviceCookie(email);
    const headers = new Headers({ cookie: `a=b; ${name}=${value}` });
    expect(knownDevice(headers, "another@example.test")).toBeUndefined();
    expect(knownDevice(new Headers({ cookie: `${name}=forged.${"x".repeat(43)}` }), email)).toBeUndefined();
    expect((await signIn(db, { email, password, address })).outcome).toBe("throttled");
    const device = knownDevice(headers, email);
    expect((await signIn(db, { email, password, address, device })).outcome).toBe("signed_in");
    for (let tries = 0; tries < ATTEMPT_LIMITS["sign-in"].pair; tries++) {
      expect((await signIn(db, { email, password: "wrong", address, device })).outcome).toBe("refused");
    }
    expect((await signIn(db, { email, password, address, device })).outcome).toBe("throttled");
  });

  it("makes an address wait that tries many e-mails, but not one that succeeds often", async () => {
    const address = "10.3.0.1";
    const { email } = await newMember();
    await db.insert(signInAttempts).values({
      subject: `sign-in address ${address}`,
      windowStart: Math.floor(Date.now() / 1000),
      attempts: ATTEMPT_LIMITS["sign-in"].network - 1,
    });
    expect((await signIn(db, { email, password, address })).outcome).toBe("signed_in");
    expect((await signIn(db, { email: "x@example.test", password, address })).outcome).toBe("refused");
    expect((await signIn(db, { email: "y@example.test", password, address })).outcome).toBe("throttled");
  });

  describe("a session", () => {
    async function session() {
      const user = await createUser(db, { email: `${crypto.randomUUID()}@example.test`, password: "a long password" });
      const organization = await createOrganization(db, { name: "Acme", plan: "growth" });
      await addMember(db, { organizationId: organization.id, userId: user.id, role: "owner" });
      const result = await signIn(db, { email: user.email, password: "a long password", address: "10.4.0.1" });
      return { userId: user.id, sessionId: result.outcome === "signed_in" ? result.sessionId : "" };
    }

    it("ends when it is revoked, when its time is up, and when its user leaves the organization", async () => {
      const [revoked, old, left] = [await session(), await session(), await session()];
      await revokeSession(db, revoked.sessionId);
      await db.update(sessions).set({ expiresAt: new Date() }).where(eq(sessions.id, old.sessionId));
      await db.delete(memberships).where(eq(memberships.userId, left.userId));
      for (const { sessionId } of [revoked, old, left]) expect(await readSession(db, sessionId)).toBeNull();
    });

    it("is not found by a text that is not a session id", async () => {
      expect(await readSession(db, "' or true")).toBeNull();
    });
  });
});
