import { and, eq, gt } from "drizzle-orm";
import type { Db } from "@/db/client";
import { signUpLinks } from "@/db/schema/sessions";
import { type Origin, recordAboutLogin } from "@/lib/audit/record-action";
import { type Attempt, countAttempt } from "@/lib/auth/attempts";
import { hashToken, newToken } from "@/lib/crypto/token";
import { AppError, invalidForm } from "@/lib/errors/app-error";
import { sendMail } from "@/lib/mail/send-mail";
import { addMember } from "@/lib/organizations/add-member";
import { createOrganization } from "@/lib/organizations/create-organization";
import { takeOrganizationName } from "@/lib/organizations/rename-organization";
import { env } from "@/lib/runtime/env";
import { emailIssues, findUserByEmail, registerUser, type User } from "@/lib/users/create-user";

const LINK_HOURS = 24;

type NewOrganization = Attempt & { organization: string };

/**
 * Creates a user and their organization, on the starter plan with trial credits. For a service without a mail server,
 * so the user's address is not proven. Throws VALIDATION_ERROR, CONFLICT for a known address, RATE_LIMITED after a few
 * sign-ups from one network address.
 */
export async function signUp(db: Db, input: NewOrganization & Origin & { password: string }): Promise<User> {
  const organization = await takeName(db, input);
  return createOwner(db, { ...input, organization, isVerified: false });
}

/**
 * Mails a link with which the person proves their address, chooses a password and creates the organization. A known
 * address gets a mail that leads to signing in, so that the reply does not tell whether it is known. Throws
 * VALIDATION_ERROR, and RATE_LIMITED after a few sign-ups from one network address.
 */
export async function requestSignUp(db: Db, input: NewOrganization): Promise<void> {
  const organization = await takeName(db, input);
  const email = input.email.trim().toLowerCase();
  const issues = emailIssues(email);
  if (issues.length > 0) throw invalidForm(issues);
  const isKnown = (await findUserByEmail(db, email)) !== null;
  const { token, tokenHash } = newToken();
  // For a known address, an expired link is stored, so that the time of the reply does not reveal that it is known.
  const expiresAt = new Date(Date.now() + (isKnown ? 0 : LINK_HOURS * 3_600_000));
  await db.insert(signUpLinks).values({ tokenHash, email, organization, expiresAt });
  if (isKnown) {
    sendMail({
      to: email,
      subject: "You have a login already",
      text: "Somebody, hopefully you, asked for a login with this address, which has one already. Sign in at the address below; if you forgot the password, you can choose a new one there.",
      link: `${env.APP_URL}/sign-in`,
    });
    return;
  }
  sendMail({
    to: email,
    subject: "Create your organization",
    text: `Somebody, hopefully you, asked for a login with this address. Choose a password within ${LINK_HOURS} hours at the address below, and the organization is yours. If it was not you, nothing needs to be done.`,
    link: `${env.APP_URL}/confirm-sign-up?${new URLSearchParams({ token })}`,
  });
}

/** The sign-up that a link confirms; null if the link is unknown, used or expired, or its address has a login by now. */
export async function findSignUp(db: Db, token: string): Promise<{ email: string; organization: string } | null> {
  const [found] = await db
    .select({ email: signUpLinks.email, organization: signUpLinks.organization })
    .from(signUpLinks)
    .where(isGood(token));
  return found && !(await findUserByEmail(db, found.email)) ? found : null;
}

/**
 * Creates the user of a link, whose address it proves, and their organization; all links of the address then stop
 * working. Throws NOT_FOUND for an invalid link; CONFLICT if the address got a login meanwhile; VALIDATION_ERROR for a
 * weak password, after which the link can be used again.
 */
export async function confirmSignUp(
  db: Db,
  { token, password, ...origin }: Origin & { token: string; password: string },
): Promise<User> {
  return db.transaction(async (tx) => {
    const [taken] = await tx.delete(signUpLinks).where(isGood(token)).returning();
    if (!taken) throw new AppError("NOT_FOUND", "This link was used already, or is too old. Sign up again.");
    await tx.delete(signUpLinks).where(eq(signUpLinks.email, taken.email));
    if (await findUserByEmail(tx, taken.email)) {
      throw new AppError("CONFLICT", "There is a login with this address by now. Sign in with it.");
    }
    return createOwner(tx, { ...origin, ...taken, password, isVerified: true });
  });
}

const isGood = (token: string) =>
  and(eq(signUpLinks.tokenHash, hashToken(token)), gt(signUpLinks.expiresAt, new Date()));

/** Counts the attempt and returns the name of the organization. */
async function takeName(db: Db, input: NewOrganization): Promise<string> {
  if ((await countAttempt(db, "sign-up", input)) > 0) {
    throw new AppError("RATE_LIMITED", "Too many attempts. Wait 15 minutes, then try again.");
  }
  return takeOrganizationName(input.organization, "organization");
}

type Owner = Origin & { email: string; password: string; organization: string; isVerified: boolean };

const createOwner = (
  db: Db,
  { organization, email, password, isVerified, address, userAgent, requestId }: Owner,
): Promise<User> =>
  db.transaction(async (tx) => {
    const user = await registerUser(tx, { email, password, isVerified });
    const { id: organizationId } = await createOrganization(tx, {
      name: organization,
      plan: "starter",
      isTrial: true,
    });
    await addMember(tx, { organizationId, userId: user.id, role: "owner" });
    await recordAboutLogin(tx, { userId: user.id, action: "signUp", address, userAgent, requestId });
    return user;
  });
