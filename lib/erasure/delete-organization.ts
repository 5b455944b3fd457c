import { eq, sql } from "drizzle-orm";
import type { Db } from "@/db/client";
import { jobs } from "@/db/schema/jobs";
import { managedOrganizations } from "@/db/schema/oauth";
import { memberships } from "@/db/schema/organizations";
import { projects, questions } from "@/db/schema/projects";
import type { Member } from "@/lib/auth/caller";
import { AppError, invalidForm } from "@/lib/errors/app-error";
import { cancelJobs } from "@/lib/jobs/end-job";
import { eraseOrganization, lockOrganization, selectAlone } from "@/lib/organizations/erase-organization";
import { findOrganization } from "@/lib/organizations/find-organization";
import { env } from "@/lib/runtime/env";
import { log } from "@/lib/runtime/log";
import { counted } from "@/lib/text/figures";

/**
 * Deletes the organization of one of its owners, who types its name. Throws INSUFFICIENT_SCOPE for anybody else;
 * VALIDATION_ERROR for another name; CONFLICT for the organization that operates the service, and for one that manages
 * others.
 */
export async function deleteOrganization(db: Db, member: Member, typed: string): Promise<void> {
  if (member.role !== "owner") {
    throw new AppError("INSUFFICIENT_SCOPE", "Only an owner can delete the organization.");
  }
  const { id } = member.organization;
  if (id === env.OPERATING_ORGANIZATION) {
    throw new AppError(
      "CONFLICT",
      "This organization operates the service. Only a command of the operator deletes it.",
    );
  }
  await eraseNamed(db, id, typed);
  log.warn({ organization_id: id, user_id: member.user.id }, "an organization was deleted by an owner");
}

/**
 * Deletes an organization whose name is typed, after it has cancelled its open jobs, and returns how many logins were
 * deleted with it (`eraseOrganization`). Throws NOT_FOUND; VALIDATION_ERROR for another name; CONFLICT while it manages
 * others.
 */
export async function eraseNamed(db: Db, id: string, typed: string): Promise<number> {
  return db.transaction(async (tx) => {
    await lockOrganization(tx, id);
    const { name } = await findOrganization(tx, id);
    if (typed.trim() !== name) throw invalidForm([{ path: "name", message: `Type its name: ${name}` }]);
    const managed = await tx.$count(managedOrganizations, eq(managedOrganizations.organizationId, id));
    if (managed > 0) {
      const message = `It manages ${counted(managed, "other organization")}. Delete ${managed === 1 ? "it" : "them"} first, by the API.`;
      throw new AppError("CONFLICT", message);
    }
    await cancelJobs(tx, eq(jobs.organizationId, id), "The job was cancelled: its organization is deleted.");
    return eraseOrganization(tx, id);
  });
}

/** How much is deleted with an organization. */
export async function readExtent(db: Db, organizationId: string) {
  const ofOrganization = eq(questions.organizationId, organizationId);
  const [answers] = await db
    .select({ count: sql<number>`coalesce(sum(${questions.responseCount}), 0)::integer` })
    .from(questions)
    .where(ofOrganization);
  return {
    projects: await db.$count(projects, eq(projects.organizationId, organizationId)),
    questions: await db.$count(questions, ofOrganization),
    answers: answers?.count ?? 0,
    members: await db.$count(memberships, eq(memberships.organizationId, organizationId)),
    logins: (await selectAlone(db, organizationId)).length,
    managed: await db.$count(managedOrganizations, eq(managedOrganizations.organizationId, organizationId)),
  };
}
