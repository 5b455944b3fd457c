import { and, desc, isNotNull, type SQL, sql } from "drizzle-orm";
import type { Db } from "@/db/client";
import { answerChanges, answersBefore } from "@/db/schema/answer-changes";
import { assignmentHistory, codebookVersions } from "@/db/schema/codebook-versions";
import { responses } from "@/db/schema/responses";
import type { Caller } from "@/lib/auth/caller";
import { type Page, pageOf } from "@/lib/data/page";
import { type QuestionPath, type QuestionScope, requireQuestion, scopeOf } from "@/lib/questions/find-question";
import { rowsOf } from "@/lib/questions/rows-of";
import { readCoderNames } from "./coder-names";

/** The most characters of an answer that the list shows. */
const EXCERPT = 160;

/** Where a page begins: after the change of this time and number. Versions of the codebook have negative numbers. */
export type ChangeCursor = { at: string; place: number };

type Row = {
  place: number;
  summary: string;
  actor: string;
  answers: number;
  left: number;
  undoes: number | null;
  undoneBy: number | null;
  undoable: boolean;
  at: string;
  responseId: string | null;
  text: string | null;
};

/**
 * A page of what was changed in the codes of a question's answers, newest first: decisions, and changes of the codebook
 * that reached answers, such as merges and imports. The coding of jobs is left out. Throws NOT_FOUND.
 */
export async function listChanges(
  db: Db,
  caller: Caller,
  path: QuestionPath,
  { limit, cursor }: { limit: number; cursor?: ChangeCursor | undefined },
): Promise<Page<ReturnType<typeof shown>>> {
  await requireQuestion(db, caller, path);
  const scope = scopeOf(caller, path);
  const after = cursor ? sql`where (at, place) < (${cursor.at}::timestamptz, ${cursor.place}::integer)` : sql``;
  const rows = await db.execute<Row>(sql`
    with listed as (
      select * from (${decisions(scope)} union all ${versions(scope)}) changes ${after}
      order by at desc, place desc limit ${limit + 1}
    )
    select listed.*, ${answersOf(scope)} as answers, one.id as "responseId", one.text
    from listed
    left join lateral (
      select r.id, left(r.text, ${EXCERPT}::integer) as text from ${answersBefore} b
      join ${responses} r on r.organization_id = b.organization_id and r.id = b.response_id
      where b.organization_id = ${scope.organizationId} and b.question_id = ${scope.questionId}
        and b.change = listed.place and listed.decided = 1
      limit 1
    ) one on true
    order by at desc, place desc`);
  const nameOf = await readCoderNames(
    db,
    scope.organizationId,
    rows.map(({ actor }) => actor),
  );
  const undone = await readUndoneVersions(db, scope);
  const { items, nextCursor } = pageOf(rows, limit, ({ at, place }) => `${new Date(at).toISOString()}_${place}`);
  return { items: items.map((row) => shown(row, nameOf, undone)), nextCursor };
}

const decisions = ({ organizationId, questionId }: QuestionScope): SQL => sql`
  select number as place, summary, actor, answers as decided, answers_left as left, undoes, undone_by as "undoneBy",
    undone_by is null as undoable, created_at as at
  from ${answerChanges} where organization_id = ${organizationId} and question_id = ${questionId}`;

/** The versions that reached answers, without the coding of jobs. The history has the answers under the version before. */
const versions = ({ organizationId, questionId }: QuestionScope): SQL => sql`
  select -v.number, v.summary, v.actor, null, 0, null, null, v.change <> 'restore', v.created_at
  from ${codebookVersions} v
  where v.organization_id = ${organizationId} and v.question_id = ${questionId} and v.change <> 'run'
    and exists (select from ${assignmentHistory} h
      where h.organization_id = ${organizationId} and h.question_id = ${questionId} and h.version = v.number - 1)`;

const answersOf = ({ organizationId, questionId }: QuestionScope): SQL => sql`coalesce(listed.decided, (
  select count(*)::integer from ${assignmentHistory} h
  where h.organization_id = ${organizationId} and h.question_id = ${questionId} and h.version = -listed.place - 1))`;

/** By which version each version was taken back that does not stand. A version that was itself taken back takes none. */
async function readUndoneVersions(db: Db, scope: QuestionScope): Promise<ReadonlyMap<number, number>> {
  const { number, undoesFrom, undoesTo } = codebookVersions;
  const newestFirst = await db
    .select({ number, from: undoesFrom, to: undoesTo })
    .from(codebookVersions)
    .where(and(rowsOf(codebookVersions, scope), isNotNull(undoesFrom)))
    .orderBy(desc(number));
  const undone = new Map<number, number>();
  for (const { number, from, to } of newestFirst) {
    if (undone.has(number) || from === null || to === null) continue;
    for (let version = from; version <= to; version++) if (!undone.has(version)) undone.set(version, number);
  }
  return undone;
}

function shown(row: Row, nameOf: (actor: string) => string, undone: ReadonlyMap<number, number>) {
  const undoneByVersion = undone.get(-row.place) ?? null;
  const { place, summary, actor, answers, left, undoes, undoneBy, undoable, at, responseId, text } = row;
  return {
    change: place > 0 ? place : null,
    version: place < 0 ? -place : null,
    summary,
    by: nameOf(actor),
    answers,
    answers_left: left,
    undoes,
    undone_by: undoneBy,
    undone_by_version: undoneByVersion,
    undoable: undoable && undoneByVersion === null,
    response_id: responseId,
    text,
    created_at: new Date(at),
  };
}
