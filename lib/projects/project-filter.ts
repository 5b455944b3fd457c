import { and, asc, desc, eq, type SQL, sql } from "drizzle-orm";
import { assignments, codes } from "@/db/schema/codebook";
import { projects, questions } from "@/db/schema/projects";
import { responses } from "@/db/schema/responses";
import type { ProjectProgress, ProjectSort } from "@/db/schema/terms";
import { isReached, type Reaching } from "@/lib/auth/reach";
import { AppError } from "@/lib/errors/app-error";

/** The place after which a page of projects begins: the last project's id and, unless the newest are first, its key. */
export type ProjectCursor = { id: string; key?: string | undefined };

export type ProjectFilter = {
  /** Words that all occur in the project's name, its tags or the wordings of its questions; letter case is ignored. */
  search?: string | undefined;
  progress?: ProjectProgress | undefined;
  tag?: string | undefined;
  /** The id of the person who made the project. */
  createdBy?: string | undefined;
  /** False by default; `any` for archived projects and others. */
  archived?: boolean | "any" | undefined;
};

/** A condition on `projects`: those that the caller sees and the filter leaves. */
export function matchesFilter(caller: Reaching, filter: ProjectFilter): SQL | undefined {
  const { search = "", progress, tag, createdBy, archived = false } = filter;
  return and(
    eq(projects.organizationId, caller.organizationId),
    isReached(caller),
    archived === "any" ? undefined : eq(projects.archived, archived),
    tag === undefined ? undefined : sql`${tag} = any(${projects.tags})`,
    createdBy === undefined ? undefined : eq(projects.createdBy, createdBy),
    ...wordsOf(search).map(says),
    progress === undefined ? undefined : sql`${projectProgress} = ${progress}`,
  );
}

export const wordsOf = (search: string): string[] => search.split(/\s+/).filter(Boolean);

const itsQuestions = sql`from ${questions} q
  where q.organization_id = ${projects}.organization_id and q.project_id = ${projects}.id`;

/** Whether a text contains the word, as it is typed. */
export const contains = (text: SQL, word: string): SQL => sql`strpos(lower(${text}), lower(${word})) > 0`;

const says = (word: string): SQL => sql`(${contains(sql`${projects.name}`, word)}
  or ${contains(sql`array_to_string(${projects.tags}, ' ')`, word)}
  or exists (select ${itsQuestions} and ${contains(sql`q.text`, word)}))`;

const itsCodings = sql`from ${codes} c
  join ${assignments} a on a.organization_id = c.organization_id and a.code_id = c.id`;
const ofQuestion = sql`c.organization_id = q.organization_id and c.question_id = q.id`;
const isCoded = sql`(q.status = 'coded' or exists (select ${itsCodings} where ${ofQuestion}))`;
const isInDoubt = sql`exists (select ${itsCodings} and a.confidence = 'low'
  join ${responses} r on r.organization_id = a.organization_id and r.id = a.response_id and not r.reviewed
  where ${ofQuestion})`;

/** How far the work on a project is. Questions without answers do not count. */
export const projectProgress = sql<ProjectProgress>`case
  when exists (select ${itsQuestions} and q.status = 'coding') then 'being_coded'
  when exists (select ${itsQuestions} and ${isInDoubt}) then 'to_check'
  when not exists (select ${itsQuestions} and ${isCoded}) then 'nothing_coded'
  when exists (select ${itsQuestions} and q.status <> 'coded' and q.response_count > 0) then 'being_coded'
  else 'coded' end`;

/** When a project's questions, their answers or codes last changed; if it has no question, when it was made. */
export const workedAt = sql<Date>`coalesce((select max(q.updated_at) ${itsQuestions}), ${projects}.created_at)`.mapWith(
  projects.createdAt,
);

const workedAtMs = sql`(extract(epoch from ${workedAt}) * 1000)::bigint`;

/** Sort keys as texts for cursors; the newest have no key but their id. */
const SORTS = {
  newest: { key: sql<string | null>`null`, order: [desc(projects.id)] },
  name: {
    key: sql<string | null>`lower(${projects.name})`,
    order: [asc(sql`lower(${projects.name})`), asc(projects.id)],
  },
  worked: { key: sql<string | null>`${workedAtMs}::text`, order: [desc(workedAtMs), desc(projects.id)] },
} satisfies Record<ProjectSort, { key: SQL; order: SQL[] }>;

export const sortKey = (sort: ProjectSort): SQL<string | null> => SORTS[sort].key;
export const sortOrder = (sort: ProjectSort): SQL[] => SORTS[sort].order;

/** Whether a cursor comes from a list in this order. */
export function isOfSort(sort: ProjectSort, { key }: ProjectCursor): boolean {
  if (sort === "newest" || key === undefined) return sort === "newest" && key === undefined;
  return sort === "name" || /^\d{1,15}$/.test(key);
}

/** A condition on `projects`: those after the cursor. Throws VALIDATION_ERROR for a cursor of another order. */
export function isAfter(sort: ProjectSort, cursor: ProjectCursor | undefined): SQL | undefined {
  if (cursor === undefined) return undefined;
  const { id, key } = cursor;
  if (!isOfSort(sort, cursor)) {
    const message = "must be the `meta.next_cursor` of the previous page, in the same order";
    throw new AppError("VALIDATION_ERROR", `cursor ${message}`, { issues: [{ path: "cursor", message }] });
  }
  if (sort === "newest") return sql`${projects.id} < ${id}`;
  if (sort === "name") return sql`(lower(${projects.name}), ${projects.id}) > (${key}, ${id}::uuid)`;
  return sql`(${workedAtMs}, ${projects.id}) < (${key}::bigint, ${id}::uuid)`;
}

/** The cursor as a text: the id alone, or the id and its key. */
export const cursorText = ({ id, key }: { id: string; key: string | null }): string =>
  key === null ? id : Buffer.from(JSON.stringify([id, key])).toString("base64url");
