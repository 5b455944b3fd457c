import { and, eq, sql } from "drizzle-orm";
import type { Db } from "@/db/client";
import { projects, questions } from "@/db/schema/projects";
import { responses } from "@/db/schema/responses";
import type { CodingType, Masking } from "@/db/schema/terms";
import type { Caller } from "@/lib/auth/caller";
import { staleRevision } from "@/lib/errors/stale-revision";
import { showProject } from "./read-projects";

export type ProjectChanges = {
  name?: string | undefined;
  language?: string | undefined;
  /** The default for questions that are added later. */
  codingType?: CodingType | undefined;
  objective?: string | null | undefined;
  suggestAfterCoding?: boolean | undefined;
  masking?: Masking | undefined;
  maskExcept?: string[] | undefined;
  tags?: string[] | undefined;
  archived?: boolean | undefined;
};

/**
 * Changes a project. Throws CONFLICT if `revision` is given and is not the current one; NOT_FOUND if it is not the
 * caller's.
 */
export async function updateProject(
  db: Db,
  caller: Caller,
  projectId: string,
  changes: ProjectChanges,
  revision?: number,
) {
  const isProject = and(eq(projects.organizationId, caller.organizationId), eq(projects.id, projectId));
  const updated = await db.transaction(async (tx) => {
    const [before] = await tx.select({ language: projects.language }).from(projects).where(isProject).for("update");
    const written = await tx
      .update(projects)
      .set({ ...changes, revision: sql`${projects.revision} + 1`, updatedAt: sql`now()` })
      .where(and(isProject, revision === undefined ? undefined : eq(projects.revision, revision)))
      .returning({ language: projects.language });
    if (written[0] && written[0].language !== before?.language) {
      await forgetTranslations(tx, caller.organizationId, projectId);
    }
    return written;
  });
  const project = await showProject(db, caller, projectId);
  if (updated.length === 0) throw staleRevision("project");
  return project;
}

/** Translations are in the language that the project had. */
const forgetTranslations = (tx: Db, organizationId: string, projectId: string) =>
  tx.execute(sql`
    update ${responses} set translation = null
    where organization_id = ${organizationId} and translation is not null and question_id in (
      select q.id from ${questions} q where q.organization_id = ${organizationId} and q.project_id = ${projectId})`);
