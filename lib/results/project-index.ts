import { and, asc, desc, eq } from "drizzle-orm";
import type { Db } from "@/db/client";
import { projects, questions } from "@/db/schema/projects";
import type { CodingType } from "@/db/schema/terms";

export type IndexedProject = {
  id: string;
  name: string;
  questions: { id: string; text: string; codingType: CodingType }[];
};

/** The names of an organization's projects and their questions, newest project first, for the search of the pages. */
export async function listProjectIndex(db: Db, organizationId: string, limit = 1000): Promise<IndexedProject[]> {
  const rows = await db
    .select({
      projectId: projects.id,
      name: projects.name,
      question: { id: questions.id, text: questions.text, codingType: questions.codingType },
    })
    .from(projects)
    .leftJoin(
      questions,
      and(eq(questions.organizationId, projects.organizationId), eq(questions.projectId, projects.id)),
    )
    .where(and(eq(projects.organizationId, organizationId), eq(projects.temporary, false)))
    .orderBy(desc(projects.createdAt), desc(projects.id), asc(questions.position))
    .limit(limit);
  const byId = new Map<string, IndexedProject>();
  for (const { projectId, name, question } of rows) {
    const project = byId.get(projectId) ?? { id: projectId, name, questions: [] };
    if (question) project.questions.push(question);
    byId.set(projectId, project);
  }
  return [...byId.values()];
}
