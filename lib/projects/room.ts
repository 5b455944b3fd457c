import { and, eq } from "drizzle-orm";
import type { Db } from "@/db/client";
import { questions } from "@/db/schema/projects";
import { AppError } from "@/lib/errors";
import { MOST_QUESTIONS } from "./limits";

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
