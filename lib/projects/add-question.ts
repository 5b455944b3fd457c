import { and, eq, sql } from "drizzle-orm";
import type { Db } from "@/db/client";
import { questions } from "@/db/schema/projects";
import type { CodingType } from "@/db/schema/terms";
import type { Caller } from "@/lib/auth/caller";
import { newId } from "@/lib/ids/new-id";
import { type ShownQuestion, showQuestion } from "@/lib/questions/show-question";
import { lockProject } from "./find-project";
import { requireRoomForQuestions } from "./room";

/** A question to add. Without a coding type it gets its project's. */
export type NewQuestion = { text: string; codingType?: CodingType | undefined };

/**
 * Adds a question after the project's other questions. Throws NOT_FOUND if the project is not the caller's;
 * VALIDATION_ERROR if it has the most questions allowed.
 */
export async function addQuestion(
  db: Db,
  caller: Caller,
  projectId: string,
  { text, codingType }: NewQuestion,
): Promise<ShownQuestion> {
  const { organizationId } = caller;
  return db.transaction(async (tx) => {
    const project = await lockProject(tx, caller, projectId);
    await requireRoomForQuestions(tx, { organizationId, projectId }, 1);
    const siblings = and(eq(questions.organizationId, organizationId), eq(questions.projectId, projectId));
    const [last] = await tx
      .select({ position: sql<number>`coalesce(max(${questions.position}), -1)` })
      .from(questions)
      .where(siblings);
    const question = {
      organizationId,
      id: newId(),
      projectId,
      position: (last?.position ?? -1) + 1,
      text,
      codingType: codingType ?? project.codingType,
    };
    await tx.insert(questions).values(question);
    return showQuestion(tx, caller, { projectId, questionId: question.id });
  });
}
