import { and, eq, sql } from "drizzle-orm";
import type { Db } from "@/db/client";
import { groupMembers } from "@/db/schema/groups";
import { projects, questions } from "@/db/schema/projects";
import { type QuestionScope, questionNotFound } from "@/lib/questions/find-question";
import { wordingOf } from "@/lib/questions/wording";
import type { QuestionContext } from "../pipeline/coding-store";

/**
 * The properties that all answers of a question share, with its project and the version of its codebook. Waves share a
 * codebook, so whether its codes are wishes is their common choice, unless the question has its own.
 */
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
      requests: sql<boolean | null>`coalesce(${questions.requests}, (
        select bool_or(wave.requests) from ${groupMembers} own join ${groupMembers} member
          on member.organization_id = own.organization_id and member.group_id = own.group_id
        join ${questions} wave on wave.organization_id = member.organization_id and wave.id = member.question_id
        where own.organization_id = ${organizationId} and own.question_id = ${questionId}))`,
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
