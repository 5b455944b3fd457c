import { and, eq } from "drizzle-orm";
import type { Db } from "@/db/client";
import { projects, questions } from "@/db/schema/projects";
import { type QuestionScope, questionNotFound } from "@/lib/questions/find-question";
import { wordingOf } from "@/lib/questions/wording";
import type { QuestionContext } from "../pipeline/coding-store";

/** The properties that all answers of a question share, with its project and the version of its codebook. */
export async function readQuestion(
  db: Db,
  { organizationId, questionId }: QuestionScope,
): Promise<{ projectId: string; codebookVersion: number; context: QuestionContext }> {
  const [row] = await db
    .select({
      projectId: projects.id,
      temporary: projects.temporary,
      projectName: projects.name,
      survey: projects.objective,
      masking: projects.masking,
      maskExcept: projects.maskExcept,
      language: projects.language,
      codingType: questions.codingType,
      codebookVersion: questions.codebookVersion,
      maxCodes: questions.maxCodesPerAnswer,
      requests: questions.requests,
      text: questions.text,
    })
    .from(questions)
    .innerJoin(
      projects,
      and(eq(projects.organizationId, questions.organizationId), eq(projects.id, questions.projectId)),
    )
    .where(and(eq(questions.organizationId, organizationId), eq(questions.id, questionId)));
  if (!row) throw questionNotFound();
  const { projectId, codebookVersion, language, codingType, survey, maxCodes } = row;
  const masking = { when: row.masking, except: row.maskExcept };
  return {
    projectId,
    codebookVersion,
    context: {
      ...{ language, codingType, wording: wordingOf(row), survey, masking, maxCodes },
      ...(row.requests && { requests: true }),
    },
  };
}
