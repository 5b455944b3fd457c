import { and, asc, desc, eq, inArray, lt, type SQL } from "drizzle-orm";
import type { Db } from "@/db/client";
import { projects, questions } from "@/db/schema/projects";
import type { Caller } from "@/lib/auth/caller";
import { AppError } from "@/lib/errors";
import { type Page, pageOf } from "@/lib/page";
import { keepTemporary } from "@/lib/questions/keep-temporary";
import { projectStatus } from "@/lib/questions/question-status";
import { shownQuestion } from "@/lib/questions/show-question";

export type ShownProject = ReturnType<typeof showWith>;

/** One project as the API shows it; NOT_FOUND where it is not the caller's. */
export async function showProject(db: Db, { organizationId }: Caller, projectId: string): Promise<ShownProject> {
  const [project] = await readProjects(db, organizationId, eq(projects.id, projectId), 1);
  if (!project) throw new AppError("NOT_FOUND", "This project does not exist.");
  await keepTemporary(db, project);
  return showWith(project, await readQuestions(db, organizationId, [projectId]));
}

/** A page of projects, newest first, without the temporary ones unless they are asked for. */
export async function listProjects(
  db: Db,
  { organizationId }: Caller,
  options: { limit: number; cursor?: string | undefined; includeTemporary: boolean },
): Promise<Page<ShownProject>> {
  const { limit, cursor, includeTemporary } = options;
  const filter = and(
    includeTemporary ? undefined : eq(projects.temporary, false),
    cursor === undefined ? undefined : lt(projects.id, cursor),
  );
  const found = await readProjects(db, organizationId, filter, limit + 1);
  const { items, nextCursor } = pageOf(found, limit, ({ id }) => id);
  const members = await readQuestions(
    db,
    organizationId,
    items.map(({ id }) => id),
  );
  return { items: items.map((project) => showWith(project, members)), nextCursor };
}

const readProjects = (db: Db, organizationId: string, filter: SQL | undefined, limit: number) =>
  db
    .select()
    .from(projects)
    .where(and(eq(projects.organizationId, organizationId), filter))
    .orderBy(desc(projects.id))
    .limit(limit);

type Row = typeof projects.$inferSelect;
type QuestionRow = typeof questions.$inferSelect;

function showWith(project: Row, members: readonly QuestionRow[]) {
  const own = members.filter(({ projectId }) => projectId === project.id);
  return {
    id: project.id,
    name: project.name,
    language: project.language,
    coding_type: project.codingType,
    objective: project.objective,
    status: projectStatus(own.map(({ status }) => status)),
    created_at: project.createdAt,
    revision: project.revision,
    questions: own.map(shownQuestion),
  };
}

async function readQuestions(db: Db, organizationId: string, projectIds: string[]) {
  if (projectIds.length === 0) return [];
  return db
    .select()
    .from(questions)
    .where(and(eq(questions.organizationId, organizationId), inArray(questions.projectId, projectIds)))
    .orderBy(asc(questions.projectId), asc(questions.position));
}
