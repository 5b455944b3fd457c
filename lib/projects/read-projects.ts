import { and, asc, desc, eq, inArray, lt, type SQL, sql } from "drizzle-orm";
import type { Db } from "@/db/client";
import { projects, questions } from "@/db/schema/projects";
import type { Caller } from "@/lib/auth/caller";
import { countThatFit, type Page } from "@/lib/data/page";
import { byKey } from "@/lib/data/parts";
import { AppError } from "@/lib/errors/app-error";
import { keepTemporary } from "@/lib/questions/keep-temporary";
import { projectStatus } from "@/lib/questions/question-status";
import { shownQuestion } from "@/lib/questions/show-question";

/** Bytes of a project, and of a question, in addition to their texts. */
const OVERHEAD = 400;

export type ShownProject = ReturnType<typeof showWith>;

/** One project as the API shows it; throws NOT_FOUND if it is not the caller's. */
export async function showProject(db: Db, { organizationId }: Caller, projectId: string): Promise<ShownProject> {
  const [project] = await readProjects(db, organizationId, eq(projects.id, projectId), 1);
  if (!project) throw new AppError("NOT_FOUND", "This project does not exist.");
  await keepTemporary(db, project);
  return showWith(project, (await readQuestions(db, organizationId, [projectId])).get(projectId));
}

/**
 * A page of projects, newest first; fewer than `limit` if they have much text. Temporary ones are left out unless asked
 * for.
 */
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
  const sizes = await sizesOf(db, organizationId, filter, limit + 1);
  const count = countThatFit(sizes, limit);
  const found = await readProjects(db, organizationId, filter, count);
  const members = await readQuestions(
    db,
    organizationId,
    found.map(({ id }) => id),
  );
  const items = found.map((project) => showWith(project, members.get(project.id)));
  return { items, nextCursor: count < sizes.length ? (found.at(-1)?.id ?? null) : null };
}

/** The bytes of projects with their questions, in the order of the list. */
const sizesOf = (db: Db, organizationId: string, filter: SQL | undefined, limit: number) =>
  db
    .select({
      bytes:
        sql`${OVERHEAD}::integer + octet_length(${projects.name}) + coalesce(octet_length(${projects.objective}), 0)
        + octet_length(array_to_string(${projects.maskExcept}, ''))
        + coalesce((select sum(${OVERHEAD}::integer + octet_length(q.text)) from ${questions} q
          where q.organization_id = ${projects}.organization_id and q.project_id = ${projects}.id), 0)`.mapWith(Number),
    })
    .from(projects)
    .where(and(eq(projects.organizationId, organizationId), filter))
    .orderBy(desc(projects.id))
    .limit(limit);

const readProjects = (db: Db, organizationId: string, filter: SQL | undefined, limit: number) =>
  db
    .select()
    .from(projects)
    .where(and(eq(projects.organizationId, organizationId), filter))
    .orderBy(desc(projects.id))
    .limit(limit);

type Row = typeof projects.$inferSelect;
type QuestionRow = typeof questions.$inferSelect;

function showWith(project: Row, own: readonly QuestionRow[] = []) {
  return {
    id: project.id,
    name: project.name,
    language: project.language,
    coding_type: project.codingType,
    objective: project.objective,
    suggest_after_coding: project.suggestAfterCoding,
    mask_personal_data: project.masking,
    mask_except: project.maskExcept,
    status: projectStatus(own.map(({ status }) => status)),
    created_at: project.createdAt,
    revision: project.revision,
    questions: own.map(shownQuestion),
  };
}

/** The questions of projects in their order, by project. */
async function readQuestions(db: Db, organizationId: string, projectIds: string[]) {
  if (projectIds.length === 0) return new Map<string, QuestionRow[]>();
  const found = await db
    .select()
    .from(questions)
    .where(and(eq(questions.organizationId, organizationId), inArray(questions.projectId, projectIds)))
    .orderBy(asc(questions.projectId), asc(questions.position));
  return byKey(found, ({ projectId }) => projectId);
}
