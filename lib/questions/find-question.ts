import { and, eq } from "drizzle-orm";
import type { Db } from "@/db/client";
import { projects, questions } from "@/db/schema/projects";
import type { Caller } from "@/lib/auth/caller";
import { AppError } from "@/lib/errors";
import { keepTemporary } from "@/lib/projects/keep-temporary";

export type QuestionPath = { projectId: string; questionId: string };

/** The question with its project's language; NOT_FOUND where it is not the caller's or stands in another project. */
export async function requireQuestion(db: Db, { organizationId }: Pick<Caller, "organizationId">, path: QuestionPath) {
  const [question] = await db
    .select({
      id: questions.id,
      projectId: questions.projectId,
      text: questions.text,
      codingType: questions.codingType,
      status: questions.status,
      responseCount: questions.responseCount,
      language: projects.language,
      temporary: projects.temporary,
      lastUsedAt: projects.lastUsedAt,
    })
    .from(questions)
    .innerJoin(
      projects,
      and(eq(projects.organizationId, questions.organizationId), eq(projects.id, questions.projectId)),
    )
    .where(
      and(
        eq(questions.organizationId, organizationId),
        eq(questions.projectId, path.projectId),
        eq(questions.id, path.questionId),
      ),
    );
  if (!question) throw new AppError("NOT_FOUND", "This question does not exist in this project.");
  await keepTemporary(db, { ...question, organizationId, id: path.projectId });
  return question;
}
