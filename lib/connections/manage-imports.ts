import { and, desc, eq, lt, sql } from "drizzle-orm";
import type { Db } from "@/db/client";
import { connectionImports } from "@/db/schema/connections";
import type { Caller } from "@/lib/auth/caller";
import { reachesProject } from "@/lib/auth/reach";
import { type Page, pageOf } from "@/lib/data/page";
import { AppError } from "@/lib/errors/app-error";
import { findConnection } from "./manage-connections";

/**
 * A page of a connection's imports into projects that the caller sees, newest first; the cursor is the last one's id.
 */
export async function listImports(
  db: Db,
  caller: Caller,
  connectionId: string,
  { limit, cursor }: { limit: number; cursor?: string | undefined },
): Promise<Page<ReturnType<typeof show>>> {
  await findConnection(db, caller, connectionId);
  const found = await db
    .select()
    .from(connectionImports)
    .where(
      and(
        ofConnection(caller, connectionId),
        reachesProject(caller, sql`${connectionImports}.project_id`),
        cursor ? lt(connectionImports.id, cursor) : undefined,
      ),
    )
    .orderBy(desc(connectionImports.id))
    .limit(limit + 1);
  const { items, nextCursor } = pageOf(found, limit, ({ id }) => id);
  return { items: items.map(show), nextCursor };
}

/** Deletes an import with its schedule and its cursor. The imported answers stay. */
export async function deleteImport(
  db: Db,
  caller: Caller,
  { id: connectionId, importId }: { id: string; importId: string },
) {
  const [gone] = await db
    .delete(connectionImports)
    .where(and(ofConnection(caller, connectionId), eq(connectionImports.id, importId)))
    .returning({ id: connectionImports.id });
  if (!gone) throw new AppError("NOT_FOUND", "This import does not exist.");
  return { id: importId, deleted: true };
}

const ofConnection = ({ organizationId }: Caller, connectionId: string) =>
  and(eq(connectionImports.organizationId, organizationId), eq(connectionImports.connectionId, connectionId));

const show = (row: typeof connectionImports.$inferSelect) => ({
  id: row.id,
  survey_id: row.surveyId,
  survey_name: row.surveyName,
  project_id: row.projectId,
  questions: row.questions.map(({ id, text, questionId }) => ({ id, text, question_id: questionId })),
  segments: row.segments.map(({ id, name }) => ({ id, name })),
  schedule: row.schedule,
  next_run_at: row.nextRunAt,
  last_job_id: row.jobId,
  imported_at: row.importedAt,
  created_at: row.createdAt,
});
