import { and, asc, eq, gt } from "drizzle-orm";
import type { Db } from "@/db/client";
import { questions } from "@/db/schema/projects";
import type { Caller } from "@/lib/auth/caller";
import { AppError } from "@/lib/errors/app-error";

/** The questions of a project that have answers, in their order in the project. Throws NO_DATA if none has. */
export async function answeredQuestions(db: Db, { organizationId }: Caller, projectId: string) {
  const [first, ...others] = await db
    .select({
      id: questions.id,
      position: questions.position,
      text: questions.text,
      answers: questions.responseCount,
      respondentColumn: questions.respondentColumn,
    })
    .from(questions)
    .where(
      and(
        eq(questions.organizationId, organizationId),
        eq(questions.projectId, projectId),
        gt(questions.responseCount, 0),
      ),
    )
    .orderBy(asc(questions.position), asc(questions.id));
  if (!first) throw new AppError("NO_DATA", "No question of this project has answers to export.");
  return [first, ...others] as const;
}
