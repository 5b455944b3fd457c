import { and, eq } from "drizzle-orm";
import type { Db } from "@/db/client";
import { projects } from "@/db/schema/projects";
import type { Caller } from "@/lib/auth/caller";
import { AppError } from "@/lib/errors/app-error";
import { keepTemporary } from "@/lib/questions/keep-temporary";

/** The project; throws NOT_FOUND if it is not the caller's. */
export async function requireProject(db: Db, { organizationId }: Pick<Caller, "organizationId">, projectId: string) {
  const [project] = await db.select().from(projects).where(ownProject(organizationId, projectId));
  if (!project) throw projectNotFound();
  await keepTemporary(db, project);
  return project;
}

/**
 * Like `requireProject`, with the row locked until the transaction ends. Others may change the project's questions
 * meanwhile, but cannot add any.
 */
export async function lockProject(tx: Db, { organizationId }: Pick<Caller, "organizationId">, projectId: string) {
  const [project] = await tx.select().from(projects).where(ownProject(organizationId, projectId)).for("no key update");
  if (!project) throw projectNotFound();
  return project;
}

const projectNotFound = () => new AppError("NOT_FOUND", "This project does not exist.");

const ownProject = (organizationId: string, projectId: string) =>
  and(eq(projects.organizationId, organizationId), eq(projects.id, projectId));
