import { and, eq } from "drizzle-orm";
import type { Db } from "@/db/client";
import { projects, questions } from "@/db/schema/projects";
import { AppError } from "@/lib/errors";
import { MOST_QUESTIONS, MOST_TEMPORARY } from "./limits";

/**
 * CONFLICT where an organization has as many temporary projects as may be. Requests side by side may exceed the number
 * by theirs, so that none has to wait for another.
 */
export async function requireRoomForTemporary(db: Db, organizationId: string): Promise<void> {
  const own = and(eq(projects.organizationId, organizationId), eq(projects.temporary, true));
  if ((await db.$count(projects, own)) < MOST_TEMPORARY) return;
  throw new AppError(
    "CONFLICT",
    `There are ${MOST_TEMPORARY.toLocaleString("en")} temporary projects of one-call coding. Delete some, or wait until the oldest are 30 days old.`,
  );
}

/** VALIDATION_ERROR where so many more questions are too many for a project, whose row the caller has locked. */
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
