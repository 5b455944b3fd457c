import { and, asc, eq, inArray, sql } from "drizzle-orm";
import type { Db } from "@/db/client";
import { projects, questions } from "@/db/schema/projects";
import type { ProjectSort } from "@/db/schema/terms";
import type { Caller } from "@/lib/auth/caller";
import type { Reaching } from "@/lib/auth/reach";
import { countThatFit, type Page } from "@/lib/data/page";
import { byKey } from "@/lib/data/parts";
import { AppError } from "@/lib/errors/app-error";
import { keepTemporary } from "@/lib/questions/keep-temporary";
import { projectStatus } from "@/lib/questions/question-status";
import { shownQuestion } from "@/lib/questions/show-question";
import {
  cursorText,
  isAfter,
  matchesFilter,
  type ProjectCursor,
  type ProjectFilter,
  sortKey,
  sortOrder,
} from "./project-filter";

/** Bytes of a project, and of a question, in addition to their texts. */
const OVERHEAD = 400;

export type ShownProject = ReturnType<typeof showWith>;

/** One project as the API shows it; throws NOT_FOUND if it is not the caller's. */
export async function showProject(db: Db, { organizationId }: Caller, projectId: string): Promise<ShownProject> {
  const [project] = await db
    .select()
    .from(projects)
    .where(and(eq(projects.organizationId, organizationId), eq(projects.id, projectId)));
  if (!project) throw new AppError("NOT_FOUND", "This project does not exist.");
  await keepTemporary(db, project);
  return showWith(project, (await readQuestions(db, organizationId, [projectId])).get(projectId));
}

type ListOptions = ProjectFilter & {
  limit: number;
  sort?: ProjectSort | undefined;
  cursor?: ProjectCursor | undefined;
  includeTemporary: boolean;
};

/**
 * A page of the projects that a filter leaves, newest first unless `sort` says otherwise; fewer than `limit` if they
 * have much text. Temporary ones are left out unless asked for. Throws VALIDATION_ERROR for a cursor of another order.
 */
export async function listProjects(
  db: Db,
  caller: Reaching,
  { limit, sort = "newest", cursor, includeTemporary, ...filter }: ListOptions,
): Promise<Page<ShownProject>> {
  const found = await db
    .select({ id: projects.id, key: sortKey(sort).as("key"), bytes: bytesOfProject })
    .from(projects)
    .where(
      and(
        matchesFilter(caller, filter),
        includeTemporary ? undefined : eq(projects.temporary, false),
        isAfter(sort, cursor),
      ),
    )
    .orderBy(...sortOrder(sort))
    .limit(limit + 1);
  const page = found.slice(0, countThatFit(found, limit));
  const last = page.at(-1);
  const nextCursor = last && page.length < found.length ? cursorText(last) : null;
  return { items: await showAll(db, caller.organizationId, page), nextCursor };
}

async function showAll(db: Db, organizationId: string, page: readonly { id: string }[]): Promise<ShownProject[]> {
  const ids = page.map(({ id }) => id);
  if (ids.length === 0) return [];
  const rows = await db
    .select()
    .from(projects)
    .where(and(eq(projects.organizationId, organizationId), inArray(projects.id, ids)));
  const byId = new Map(rows.map((row) => [row.id, row]));
  const members = await readQuestions(db, organizationId, ids);
  return ids.flatMap((id) => {
    const row = byId.get(id);
    return row ? [showWith(row, members.get(id))] : [];
  });
}

/** The bytes of a project with its questions. */
const bytesOfProject = sql`${OVERHEAD}::integer + octet_length(${projects.name})
  + coalesce(octet_length(${projects.objective}), 0)
  + octet_length(array_to_string(${projects.maskExcept} || ${projects.tags}, ''))
  + coalesce((select sum(${OVERHEAD}::integer + octet_length(q.text)) from ${questions} q
    where q.organization_id = ${projects}.organization_id and q.project_id = ${projects}.id), 0)`.mapWith(Number);

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
    tags: project.tags,
    archived: project.archived,
    restricted: project.restricted,
    created_by: project.createdBy,
    status: projectStatus(own.map(({ status }) => status)),
    created_at: project.createdAt,
    revision: project.revision,
    questions: own.map(shownQuestion),
  };
}

/** The questions of projects in their order, by project. */
async function readQuestions(db: Db, organizationId: string, projectIds: string[]) {
  const found = await db
    .select()
    .from(questions)
    .where(and(eq(questions.organizationId, organizationId), inArray(questions.projectId, projectIds)))
    .orderBy(asc(questions.projectId), asc(questions.position));
  return byKey(found, ({ projectId }) => projectId);
}
