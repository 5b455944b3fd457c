import { and, asc, desc, eq } from "drizzle-orm";
import type { Db } from "@/db/client";
import { groupMembers } from "@/db/schema/groups";
import { projects, questions } from "@/db/schema/projects";
import type { CodingType } from "@/db/schema/terms";
import type { Reaching } from "@/lib/auth/reach";
import { matchesFilter } from "./project-filter";

export type IndexedProject = {
  id: string;
  name: string;
  createdAt: Date;
  /** `groupId`: the tracker whose wave the question is; null if it is in none. */
  questions: { id: string; text: string; codingType: CodingType; groupId: string | null }[];
};

/**
 * The names of the projects that the caller sees, without archived ones, and their questions, newest project first, for
 * the search of the pages.
 */
export async function listProjectIndex(db: Db, caller: Reaching, limit = 1000): Promise<IndexedProject[]> {
  const rows = await db
    .select({
      projectId: projects.id,
      name: projects.name,
      createdAt: projects.createdAt,
      question: { id: questions.id, text: questions.text, codingType: questions.codingType },
      groupId: groupMembers.groupId,
    })
    .from(projects)
    .leftJoin(
      questions,
      and(eq(questions.organizationId, projects.organizationId), eq(questions.projectId, projects.id)),
    )
    .leftJoin(
      groupMembers,
      and(eq(groupMembers.organizationId, questions.organizationId), eq(groupMembers.questionId, questions.id)),
    )
    .where(and(matchesFilter(caller, {}), eq(projects.temporary, false)))
    .orderBy(desc(projects.createdAt), desc(projects.id), asc(questions.position))
    .limit(limit);
  const byId = new Map<string, IndexedProject>();
  for (const { projectId, name, createdAt, question, groupId } of rows) {
    const project = byId.get(projectId) ?? { id: projectId, name, createdAt, questions: [] };
    if (question) project.questions.push({ ...question, groupId });
    byId.set(projectId, project);
  }
  return [...byId.values()];
}
