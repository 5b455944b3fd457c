import { and, eq } from "drizzle-orm";
import type { Db } from "@/db/client";
import { memberships } from "@/db/schema/organizations";
import { AppError } from "@/lib/errors/app-error";
import type { Member } from "./caller";

/**
 * The member with the role that they have now, which nobody can change until the transaction ends. Call it before
 * something is made that outlives the member. Throws INSUFFICIENT_SCOPE if they have been removed meanwhile.
 */
export async function lockMembership(tx: Db, member: Member): Promise<Member> {
  const [now] = await tx
    .select({ role: memberships.role })
    .from(memberships)
    .where(and(eq(memberships.organizationId, member.organization.id), eq(memberships.userId, member.user.id)))
    .for("share");
  if (!now) throw new AppError("INSUFFICIENT_SCOPE", "You are not a member of this organization any more.");
  return { ...member, ...now };
}
