import { and, eq } from "drizzle-orm";
import type { Db } from "@/db/client";
import { projects, questions } from "@/db/schema/projects";
import { AppError } from "@/lib/errors";
import { MOST_QUESTIONS, MOST_TEMPORARY } from "./limits";

/**
 * CONFLICT if an organization has the most temporary projects allowed. Simultaneous requests may exceed the limit
 * slightly, so that none waits for another.
 */
export async function requireRoomForTemporary(db: Db, organizationId: string): Promise<void> {
  const own = and(eq(projects.organizationId, organizationId), eq(projects.temporary, true));
  if ((await db.$count(projects, own)) < MOST_TEMPORARY) return;
  throw new AppError(
    "CONFLICT",
    `There are ${MOST_TEMPORARY.toLocaleString("en")} temporary projects of one-call coding. Delete some, or wait until the oldest are 30 days old.`,
  );
}

/** VALIDATION_ERROR if a project would get too many questions; the caller has locked the project's row. */
export async function requireRoomForQuestions(
  tx: Db,
  { organizationId, projectId }: { organizationId: string; projectId: string },
  added: number,
): Promise<void> {
  const members = and(eq(questions.organizationId, organizationId), eq(questions.projectId, projectId));
  if ((await tx.$count(questions, members)) + added <= MOST_QUESTIONS) return;
  throw new AppError(
    "VALIDATION_ERROR",
    `A project has at most ${MOST_QUESTIONS} questions. Make another project for the others.`,
  );
}
