import { and, eq } from "drizzle-orm";
import type { Db } from "@/db/client";
import { projects, questions } from "@/db/schema/projects";
import { type QuestionScope, questionNotFound } from "@/lib/questions/find-question";
import type { QuestionContext } from "../pipeline/coding-store";

/** Coding type, language and wording of a question. The wording is null in a temporary project. */
export async function readQuestion(
  db: Db,
  { organizationId, questionId }: QuestionScope,
): Promise<{ projectId: string; codebookVersion: number; context: QuestionContext }> {
  const [row] = await db
    .select({
      projectId: projects.id,
      temporary: projects.temporary,
      language: projects.language,
      codingType: questions.codingType,
      codebookVersion: questions.codebookVersion,
      text: questions.text,
    })
    .from(questions)
    .innerJoin(
      projects,
      and(eq(projects.organizationId, questions.organizationId), eq(projects.id, questions.projectId)),
    )
    .where(and(eq(questions.organizationId, organizationId), eq(questions.id, questionId)));
  if (!row) throw questionNotFound();
  const { projectId, codebookVersion, temporary, language, codingType, text } = row;
  return { projectId, codebookVersion, context: { language, codingType, wording: temporary ? null : text } };
}
