import { and, asc, desc, eq, inArray } from "drizzle-orm";
import type { Db } from "@/db/client";
import { projects, questions } from "@/db/schema/projects";
import { openAnswers } from "@/db/schema/responses";

/** A project as the navigation shows it. `share` is the processed part of a question's answers, from 0 to 1. */
export type RecentProject = { id: string; name: string; questions: { id: string; text: string; share: number }[] };

/**
 * An organization's newest projects with their questions. Every page shows them, so this must be fast: it counts the
 * rows of `open_answers` instead of reading answers.
 */
export async function listRecentProjects(db: Db, organizationId: string, limit: number): Promise<RecentProject[]> {
  const recent = await db
    .select({ id: projects.id, name: projects.name })
    .from(projects)
    .where(and(eq(projects.organizationId, organizationId), eq(projects.temporary, false)))
    .orderBy(desc(projects.createdAt), desc(projects.id))
    .limit(limit);
  const open = db.$count(
    openAnswers,
    and(eq(openAnswers.organizationId, questions.organizationId), eq(openAnswers.questionId, questions.id)),
  );
  const lines = await db
    .select({
      projectId: questions.projectId,
      id: questions.id,
      text: questions.text,
      answers: questions.responseCount,
      open,
    })
    .from(questions)
    .where(
      and(
        eq(questions.organizationId, organizationId),
        inArray(
          questions.projectId,
          recent.map(({ id }) => id),
        ),
      ),
    )
    .orderBy(asc(questions.projectId), asc(questions.position), asc(questions.id));
  return recent.map((project) => ({
    ...project,
    questions: lines
      .filter(({ projectId }) => projectId === project.id)
      .map(({ id, text, answers, open }) => ({ id, text, share: answers === 0 ? 0 : 1 - open / answers })),
  }));
}
