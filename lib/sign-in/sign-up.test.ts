import { randomUUID } from "node:crypto";
import { eq, sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { memberships, users } from "@/db/schema/organizations";
import { signUpLinks } from "@/db/schema/sessions";
import { createUser } from "@/lib/users/create-user";
import { useDatabase } from "@/test/database";
import { startMailServer } from "@/test/mail-server";

const PASSWORD = "seven brass kettles";

describe("signing up where mail is sent", () => {
  const db = useDatabase();
  let mail: Awaited<ReturnType<typeof startMailServer>>;
  let signUps: typeof import("./sign-up");
  beforeAll(async () => {
    mail = await startMailServer();
    vi.stubEnv("SMTP_URL", mail.url);
    vi.resetModules();
    signUps = await import("./sign-up");
  });
  afterAll(() => {
    vi.unstubAllEnvs();
    mail.close();
  });

  let people = 0;
  /** Asks for a link, and returns the mail that comes to this address. */
  async function ask(email: string, organization = "Fieldwork Ltd"): Promise<string> {
    people += 1;
    const had = mail.received.length;
    await signUps.requestSignUp(db, { email, organization, address: `10.40.0.${people}` });
    await expect.poll(() => mail.received.length).toBe(had + 1);
    const message = mail.received.at(-1) ?? "";
    expect(message).toContain(`To: ${email.toLowerCase()}`);
    return message;
  }
  const tokenIn = (message: string) => /\/confirm-sign-up\?token=([\w-]+)/.exec(message)?.[1] ?? "";
  const confirm = (token: string, password = PASSWORD) =>
    signUps.confirmSignUp(db, { token, password, address: "10.40.1.1" });
  const newEmail = () => `Ada-${randomUUID()}@example.test`;

  it("makes nothing before the mailed link is opened, which then works once", async () => {
    const email = newEmail();
    const token = tokenIn(await ask(email));
    expect(await db.$count(users, sql`lower(${users.email}) = ${email.toLowerCase()}`)).toBe(0);
    expect(await signUps.findSignUp(db, token)).toEqual({ email: email.toLowerCase(), organization: "Fieldwork Ltd" });
    await expect(confirm(token, "short")).rejects.toMatchObject({ issues: [{ path: "password" }] });
    const user = await confirm(token);
    const [made] = await db.select().from(users).where(eq(users.id, user.id));
    expect(made?.emailVerifiedAt).toEqual(expect.any(Date));
    const [membership] = await db.select().from(memberships).where(eq(memberships.userId, user.id));
    expect(membership?.role).toBe("owner");
    expect(await signUps.findSignUp(db, token)).toBeNull();
    await expect(confirm(token)).rejects.toMatchObject({ code: "NOT_FOUND" });
  });

  it("can be finished with one link of an address, whoever asked for others, within a day", async () => {
    const email = newEmail();
    const own = tokenIn(await ask(email));
    const strangers = tokenIn(await ask(email, "Squatters"));
    await confirm(own);
    await expect(confirm(strangers)).rejects.toMatchObject({ code: "NOT_FOUND" });
    const late = newEmail();
    const expired = tokenIn(await ask(late));
    await db.update(signUpLinks).set({ expiresAt: new Date() }).where(eq(signUpLinks.email, late.toLowerCase()));
    await expect(confirm(expired)).rejects.toMatchObject({ code: "NOT_FOUND" });
  });

  it("is over once the address has a login", async () => {
    const email = newEmail();
    const token = tokenIn(await ask(email));
    await createUser(db, { email, password: PASSWORD });
    expect(await signUps.findSignUp(db, token)).toBeNull();
    const refused = await confirm(token).catch((error) => error);
    expect([refused.code, refused.issues]).toEqual(["CONFLICT", undefined]);
  });

  it("tells only the owner of a known address that it is known", async () => {
    const known = await createUser(db, { email: newEmail(), password: PASSWORD });
    const message = await ask(known.email);
    expect(message).toContain("/sign-in");
    expect(message).not.toContain("token=");
  });

  it("refuses a bad address and a missing name", async () => {
    const request = { email: newEmail(), organization: "Fieldwork Ltd", address: "10.41.0.1" };
    const bad = signUps.requestSignUp(db, { ...request, email: "ada" });
    await expect(bad).rejects.toMatchObject({ issues: [{ path: "email" }] });
    const nameless = signUps.requestSignUp(db, { ...request, organization: " " });
    await expect(nameless).rejects.toMatchObject({ issues: [{ path: "organization" }] });
  });
});
