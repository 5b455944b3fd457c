import { and, asc, eq } from "drizzle-orm";
import type { Db } from "@/db/client";
import { projects, questions } from "@/db/schema/projects";
import { responses } from "@/db/schema/responses";
import type { FlaggedAnswer } from "../group-equal";

export type QuestionScope = { organizationId: string; questionId: string };

export type StoredAnswer = FlaggedAnswer & {
  externalId: string;
  /** Processed by the machine, or decided by a person. */
  done: boolean;
};

/** What holds for all answers of a question. A temporary project's question has no wording. */
export async function readContext(db: Db, { organizationId, questionId }: QuestionScope) {
  const [row] = await db
    .select({
      projectId: projects.id,
      temporary: projects.temporary,
      language: projects.language,
      codingType: questions.codingType,
      text: questions.text,
    })
    .from(questions)
    .innerJoin(
      projects,
      and(eq(projects.organizationId, questions.organizationId), eq(projects.id, questions.projectId)),
    )
    .where(and(eq(questions.organizationId, organizationId), eq(questions.id, questionId)));
  if (!row) throw new Error("The question of the job is gone.");
  const { projectId, temporary, language, codingType, text } = row;
  return { projectId, context: { language, codingType, wording: temporary ? null : text } };
}

/** All answers of a question in the order of their arrival. */
export async function readAnswers(db: Db, { organizationId, questionId }: QuestionScope): Promise<StoredAnswer[]> {
  const rows = await db
    .select({
      id: responses.id,
      externalId: responses.externalId,
      text: responses.text,
      flags: responses.flags,
      language: responses.language,
      codedAt: responses.codedAt,
      reviewed: responses.reviewed,
    })
    .from(responses)
    .where(and(eq(responses.organizationId, organizationId), eq(responses.questionId, questionId)))
    .orderBy(asc(responses.position));
  return rows.map(({ codedAt, reviewed, ...answer }) => ({ ...answer, done: reviewed || codedAt !== null }));
}
