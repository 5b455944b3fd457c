import { and, eq, lt, sql } from "drizzle-orm";
import type { Db } from "@/db/client";
import { projects } from "@/db/schema/projects";

/**
 * Updates when a temporary project was last used, at most once a day. Such a project is deleted 30 days after its last
 * use.
 */
export async function keepTemporary(
  db: Db,
  project: { organizationId: string; id: string; temporary: boolean; lastUsedAt: Date },
): Promise<void> {
  const dayAgo = Date.now() - 86_400_000;
  if (!project.temporary || project.lastUsedAt.getTime() > dayAgo) return;
  await db
    .update(projects)
    .set({ lastUsedAt: sql`now()` })
    .where(
      and(
        eq(projects.organizationId, project.organizationId),
        eq(projects.id, project.id),
        lt(projects.lastUsedAt, sql`now() - interval '1 day'`),
      ),
    );
}
