import { and, asc, desc, eq } from "drizzle-orm";
import type { Db } from "@/db/client";
import { projects, questions } from "@/db/schema/projects";

export type IndexedProject = { id: string; name: string; questions: { id: string; text: string }[] };

/** The names of an organization's projects and their questions, newest project first, for the search of the pages. */
export async function listProjectIndex(db: Db, organizationId: string, limit = 1000): Promise<IndexedProject[]> {
  const rows = await db
    .select({ projectId: projects.id, name: projects.name, questionId: questions.id, text: questions.text })
    .from(projects)
    .leftJoin(
      questions,
      and(eq(questions.organizationId, projects.organizationId), eq(questions.projectId, projects.id)),
    )
    .where(and(eq(projects.organizationId, organizationId), eq(projects.temporary, false)))
    .orderBy(desc(projects.createdAt), desc(projects.id), asc(questions.position))
    .limit(limit);
  const byId = new Map<string, IndexedProject>();
  for (const { projectId, name, questionId, text } of rows) {
    const project = byId.get(projectId) ?? { id: projectId, name, questions: [] };
    if (questionId !== null && text !== null) project.questions.push({ id: questionId, text });
    byId.set(projectId, project);
  }
  return [...byId.values()];
}
