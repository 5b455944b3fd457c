import { and, eq, getTableColumns } from "drizzle-orm";
import type { Db } from "@/db/client";
import { projects, questions } from "@/db/schema/projects";
import type { Caller } from "@/lib/auth/caller";
import { AppError } from "@/lib/errors/app-error";
import { keepTemporary } from "./keep-temporary";

export type QuestionPath = { projectId: string; questionId: string };

/** Identifies a question in a query. Every query filters by the organization. */
export type QuestionScope = { organizationId: string; questionId: string };

/** The scope of a question within the caller's organization. */
export const scopeOf = (
  { organizationId }: Pick<Caller, "organizationId">,
  { questionId }: Pick<QuestionPath, "questionId">,
): QuestionScope => ({ organizationId, questionId });

/**
 * The question with its project's name and language; null if it is not the caller's or not in this project. Finding it
 * counts as a use of a temporary project.
 */
export async function findQuestion(db: Db, { organizationId }: Pick<Caller, "organizationId">, path: QuestionPath) {
  const [question] = await db
    .select({
      ...getTableColumns(questions),
      language: projects.language,
      projectName: projects.name,
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
  if (!question) return null;
  await keepTemporary(db, { ...question, organizationId, id: path.projectId });
  return question;
}

/** Like `findQuestion`; throws NOT_FOUND if there is no such question. */
export async function requireQuestion(db: Db, caller: Pick<Caller, "organizationId">, path: QuestionPath) {
  const question = await findQuestion(db, caller, path);
  if (!question) throw questionNotFound();
  return question;
}

/** Throws NOT_FOUND if the organization has no such question in any project. */
export async function requireOwnQuestion(db: Db, { organizationId }: Pick<Caller, "organizationId">, id: string) {
  const [question] = await db
    .select({ id: questions.id })
    .from(questions)
    .where(and(eq(questions.organizationId, organizationId), eq(questions.id, id)));
  if (!question) throw new AppError("NOT_FOUND", "This question does not exist.");
}

/** Like `requireQuestion`, with the row locked until the transaction ends. */
export async function lockQuestion(tx: Db, { organizationId }: Pick<Caller, "organizationId">, path: QuestionPath) {
  const [question] = await tx
    .select()
    .from(questions)
    .where(
      and(
        eq(questions.organizationId, organizationId),
        eq(questions.projectId, path.projectId),
        eq(questions.id, path.questionId),
      ),
    )
    .for("update");
  if (!question) throw questionNotFound();
  return question;
}

export const questionNotFound = () => new AppError("NOT_FOUND", "This question does not exist in this project.");
