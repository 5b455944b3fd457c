import { eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { auditLog } from "@/db/schema/audit";
import { users } from "@/db/schema/organizations";
import { passwordResets } from "@/db/schema/sessions";
import type { Member } from "@/lib/auth/caller";
import { deviceName } from "@/lib/auth/device-name";
import { listOwnSessions, revokeOtherSessions, revokeOwnSession } from "@/lib/auth/own-sessions";
import { createSession, readSession } from "@/lib/auth/session";
import { addMember } from "@/lib/organizations/add-member";
import { passwordIssues } from "@/lib/users/password-rules";
import { useDatabase } from "@/test/database";
import { newMember, newWorkspace } from "@/test/workspace";
import { changePassword } from "./change-password";
import { makeResetLink, requestPasswordReset, resetPassword } from "./password-reset";
import { signIn } from "./sign-in";

const OLD = "seven brass kettles";
const NEW = "eleven paper lanterns";
const FIREFOX = "Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:140.0) Gecko/20100101 Firefox/140.0";

describe("an account", () => {
  const db = useDatabase();
  let people = 0;

  async function newPerson() {
    people += 1;
    const { user, sessionId } = await newMember(db, (await newWorkspace(db)).organizationId, "researcher");
    const member = (await readSession(db, sessionId)) as Member;
    return { user, sessionId, member, address: `10.20.0.${people}` };
  }
  async function resetToken(email: string, mailed = false) {
    const made = await makeResetLink(db, email, { mailed });
    return new URL(made?.link ?? "").searchParams.get("token") ?? "";
  }
  const outcome = async (email: string, password: string, address: string) =>
    (await signIn(db, { email, password, address })).outcome;

  it("gets a new password by a link, once, and is signed out everywhere", async () => {
    const { user, sessionId, address } = await newPerson();
    const token = await resetToken(user.email.toUpperCase());
    await expect(resetPassword(db, { token, password: "password1234", address })).rejects.toMatchObject({
      code: "VALIDATION_ERROR",
    });
    await resetPassword(db, { token, password: NEW, address });
    expect(await readSession(db, sessionId)).toBeNull();
    expect(await outcome(user.email, OLD, address)).toBe("refused");
    expect(await outcome(user.email, NEW, address)).toBe("signed_in");
    await expect(resetPassword(db, { token, password: OLD, address })).rejects.toMatchObject({ code: "NOT_FOUND" });
  });

  it("has its address proven by a mailed link, and not by one that the operator made", async () => {
    const { user, address } = await newPerson();
    await db.update(users).set({ emailVerifiedAt: null }).where(eq(users.id, user.id));
    const provenAt = async () => (await db.select().from(users).where(eq(users.id, user.id)))[0]?.emailVerifiedAt;
    const mailed = await resetToken(user.email, true);
    const token = await resetToken(user.email);
    await resetPassword(db, { token, password: NEW, address });
    expect(await provenAt()).toBeNull();
    const again = resetPassword(db, { token: mailed, password: NEW, address });
    await expect(again).rejects.toMatchObject({ code: "NOT_FOUND" });
    await resetPassword(db, { token: await resetToken(user.email, true), password: NEW, address });
    expect(await provenAt()).toEqual(expect.any(Date));
  });

  it("has one link at a time, for an hour, and asking tells nobody whether it exists", async () => {
    const { user, address } = await newPerson();
    const ask = (email: string) => requestPasswordReset(db, { email, address });
    expect(await ask("nobody@example.test")).toEqual(await ask(user.email));
    const first = await resetToken(user.email);
    const second = await resetToken(user.email);
    await expect(resetPassword(db, { token: first, password: NEW, address })).rejects.toMatchObject({
      code: "NOT_FOUND",
    });
    await db.update(passwordResets).set({ expiresAt: new Date() }).where(eq(passwordResets.userId, user.id));
    await expect(resetPassword(db, { token: second, password: NEW, address })).rejects.toMatchObject({
      code: "NOT_FOUND",
    });
    for (let asked = 0; asked < 2; asked++) await ask(user.email);
    await expect(ask(user.email)).rejects.toMatchObject({ code: "RATE_LIMITED" });
    for (let asked = 0; asked < 3; asked++) await ask("stranger@example.test");
    await expect(ask("stranger@example.test")).rejects.toMatchObject({ code: "RATE_LIMITED" });
  });

  it("changes its password with the current one, is signed out elsewhere, and a link to reset it stops working", async () => {
    const { user, member, address } = await newPerson();
    const elsewhere = await createSession(db, user.id, { userAgent: FIREFOX });
    const change = (current: string, password: string) => changePassword(db, member, { current, password, address });
    await expect(change("wrong", NEW)).rejects.toMatchObject({ issues: [{ path: "current" }] });
    await expect(change(OLD, "short")).rejects.toMatchObject({ issues: [{ path: "password" }] });
    const token = await resetToken(user.email);
    await change(OLD, NEW);
    await expect(resetPassword(db, { token, password: OLD, address })).rejects.toMatchObject({ code: "NOT_FOUND" });
    expect([await readSession(db, elsewhere), await readSession(db, member.sessionId)]).toEqual([
      null,
      expect.anything(),
    ]);
    expect(await outcome(user.email, NEW, address)).toBe("signed_in");
  });

  it("has a changed and a reset password in the audit logs of all its organizations", async () => {
    const { user, member, address } = await newPerson();
    const { organizationId } = await newWorkspace(db);
    await addMember(db, { organizationId, userId: user.id, role: "viewer" });
    await changePassword(db, member, { current: OLD, password: NEW, address, userAgent: FIREFOX });
    await resetPassword(db, { token: await resetToken(user.email), password: OLD, address });
    for (const organization of [organizationId, member.organization.id]) {
      const logged = await db.select().from(auditLog).where(eq(auditLog.organizationId, organization));
      expect(logged).toMatchObject([
        { actorId: user.id, action: "changePassword", address, userAgent: FIREFOX },
        { actorId: user.id, action: "resetPassword", address },
      ]);
    }
  });

  it("without a password, because it signs in elsewhere, is not opened by any", async () => {
    const { user, member, address } = await newPerson();
    await db.update(users).set({ passwordHash: null }).where(eq(users.id, user.id));
    expect(await outcome(user.email, "", address)).toBe("refused");
    await changePassword(db, member, { current: "", password: NEW, address });
    expect(await outcome(user.email, NEW, address)).toBe("signed_in");
  });

  it("lists its own sessions and ends them one by one or all but this", async () => {
    const { user, member } = await newPerson();
    const stranger = await newPerson();
    const second = await createSession(db, user.id, { userAgent: FIREFOX });
    const third = await createSession(db, user.id);
    const listed = await listOwnSessions(db, member);
    expect(listed[0]).toMatchObject({ id: member.sessionId, isThis: true });
    expect(listed.find(({ id }) => id === second)?.device).toBe("Firefox on Windows");
    await revokeOwnSession(db, stranger.member, third);
    expect(await readSession(db, third)).not.toBeNull();
    await revokeOwnSession(db, member, third);
    expect((await listOwnSessions(db, member)).map(({ id }) => id)).toEqual([member.sessionId, second]);
    await revokeOtherSessions(db, member);
    expect((await listOwnSessions(db, member)).map(({ id }) => id)).toEqual([member.sessionId]);
    expect(await readSession(db, stranger.sessionId)).not.toBeNull();
  });
});

describe("a password that somebody chooses", () => {
  it.each([
    "eleven char",
    "password1234",
    "qwertyuiop12",
    "aaaaaaaaaaaa",
    "123456789012",
    "iloveyou1234",
    "ada.lovelace and more",
    "x".repeat(257),
  ])("is refused: %s", (password) => {
    expect(passwordIssues(password, "ada.lovelace@example.test")).toHaveLength(1);
  });

  it.each([OLD, "correct horse battery staple", "vT9#qL2$mZ8!", "пять медных чайников"])("is taken: %s", (password) => {
    expect(passwordIssues(password, "ada.lovelace@example.test")).toEqual([]);
  });
});

describe("a browser", () => {
  it.each([
    [FIREFOX, "Firefox on Windows"],
    [
      "Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/143.0.0.0 Safari/537.36",
      "Chrome on Linux",
    ],
    [
      "Mozilla/5.0 (Windows NT 10.0) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/143.0 Safari/537.36 Edg/143.0",
      "Edge on Windows",
    ],
    [
      "Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1 (KHTML, like Gecko) Version/18.0 Safari/604.1",
      "Safari on iPhone",
    ],
    ["curl/8.5.0", "Unknown browser"],
  ])("is named in words: %s", (userAgent, name) => {
    expect(deviceName(userAgent)).toBe(name);
  });
});
