import type { Db } from "@/db/client";
import { type Attempt, countAttempt } from "@/lib/auth/attempts";
import { AppError, invalidForm } from "@/lib/errors";
import { addMember } from "@/lib/organizations/add-member";
import { createOrganization } from "@/lib/organizations/create-organization";
import { registerUser, type User } from "@/lib/users/create-user";

const LONGEST_NAME = 100;

/**
 * Creates a user and their organization, on the starter plan with trial credits. Throws VALIDATION_ERROR, CONFLICT for
 * a known address, RATE_LIMITED after a few sign-ups from one network address.
 */
export async function signUp(db: Db, input: Attempt & { organization: string; password: string }): Promise<User> {
  if ((await countAttempt(db, "sign-up", input)) > 0) {
    throw new AppError("RATE_LIMITED", "Too many attempts. Wait 15 minutes, then try again.");
  }
  const name = input.organization.trim();
  if (name === "" || name.length > LONGEST_NAME) {
    const message = `Give your organization a name of at most ${LONGEST_NAME} characters.`;
    throw invalidForm([{ path: "organization", message }]);
  }
  return db.transaction(async (tx) => {
    const user = await registerUser(tx, { ...input, isVerified: false });
    const { id: organizationId } = await createOrganization(tx, { name, plan: "starter", isTrial: true });
    await addMember(tx, { organizationId, userId: user.id, role: "owner" });
    return user;
  });
}
