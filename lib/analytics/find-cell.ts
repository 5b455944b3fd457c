import { type SQLWrapper, sql } from "drizzle-orm";
import { validate } from "uuid";
import type { Db } from "@/db/client";
import { categories, codes } from "@/db/schema/codebook";
import { projects, questions } from "@/db/schema/projects";
import type { Sentiment } from "@/db/schema/terms";
import type { Caller } from "@/lib/auth/caller";
import { type QuestionPath, questionNotFound, scopeOf } from "@/lib/questions/find-question";
import { keepTemporary } from "@/lib/questions/keep-temporary";
import { rowsOf } from "@/lib/questions/rows-of";
import { type Analysed, type AnalysedCode, codesNamed, noAnswers } from "./analysed";
import { findSegment, hasKey, type SegmentName, segmentAt } from "./segments";
import type { Subject } from "./subject";
import { readTogether } from "./together";

type CellName = { codeName: string; segment: string };

type FoundCell = {
  analysed: Analysed;
  /** The code, or the codes of the net. */
  codes: AnalysedCode[];
  segment: SegmentName;
};

/**
 * Finds the codes and the segment that a cell names. For a single question this takes one SQL statement, for speed.
 * Throws NOT_FOUND, NO_DATA, VALIDATION_ERROR.
 */
export async function findCell(db: Db, caller: Caller, subject: Subject, cell: CellName): Promise<FoundCell> {
  if (!("groupId" in subject)) return findCellOfQuestion(db, caller, subject, cell);
  const analysed = await readTogether(db, caller, subject);
  const named = codesNamed(analysed, cell.codeName);
  return { analysed, codes: named, segment: await findSegment(db, analysed, cell.segment) };
}

/** A condition: whether the text is this id. */
const isId = (text: string, id: SQLWrapper) => (validate(text) ? sql`${text}::uuid = ${id}` : sql`false`);

type Row = {
  wording: string;
  responseCount: number;
  temporary: boolean;
  lastUsedAt: string;
  hasKey: boolean;
  code: string | null;
  number: number;
  name: string;
  sentiment: Sentiment;
  categoryId: string;
  category: string;
  net: { id: string; name: string } | null;
};

async function findCellOfQuestion(
  db: Db,
  caller: Caller,
  path: QuestionPath,
  { codeName, segment: text }: CellName,
): Promise<FoundCell> {
  const scope = scopeOf(caller, path);
  const segment = segmentAt(text, text.indexOf("="));
  const rows = await db.execute<Row>(sql`
    with recursive within (id, net) as (
      select ${categories.id}, jsonb_build_object('id', ${categories.id}, 'name', ${categories.name}) from ${categories}
      where ${rowsOf(categories, scope)} and (${categories.name} = ${codeName} or ${isId(codeName, categories.id)})
      union all
      select ${categories.id}, net from within join ${categories}
        on ${categories.organizationId} = ${caller.organizationId} and ${categories.parentId} = within.id
    )
    select ${questions.text} as wording, ${questions.responseCount} as "responseCount", ${projects.temporary},
      ${projects.lastUsedAt} as "lastUsedAt", ${segment ? hasKey(scope, segment.key) : sql`false`} as "hasKey",
      ${codes.id} as code, ${codes.codeNumber} as number, ${codes.name}, ${codes.sentiment},
      ${categories.id} as "categoryId", ${categories.name} as category, within.net
    from ${questions}
    join ${projects} on ${projects.organizationId} = ${questions.organizationId} and ${projects.id} = ${questions.projectId}
    left join (
      ${codes} join ${categories}
        on ${categories.organizationId} = ${codes.organizationId} and ${categories.id} = ${codes.categoryId}
      left join within on within.id = ${codes.categoryId}
    ) on ${codes.organizationId} = ${questions.organizationId} and ${codes.questionId} = ${questions.id}
      and (${codes.name} = ${codeName} or ${isId(codeName, codes.id)} or within.id is not null)
    where ${questions.organizationId} = ${caller.organizationId} and ${questions.projectId} = ${path.projectId}
      and ${questions.id} = ${path.questionId}`);
  const [question] = rows;
  if (!question) throw questionNotFound();
  const lastUsedAt = new Date(question.lastUsedAt);
  await keepTemporary(db, { ...scope, id: path.projectId, temporary: question.temporary, lastUsedAt });
  if (question.responseCount === 0) throw noAnswers();
  const analysed: Analysed = {
    ...scope,
    questionIds: [path.questionId],
    group: null,
    wording: question.wording,
    repeatsRespondents: question.temporary,
    codes: rows.flatMap(({ code: id, number, name, sentiment, categoryId, category, net }) => {
      const own = { id: categoryId, name: category };
      return id === null ? [] : [{ id, ids: [id], number, name, sentiment, category: own, nets: [net ?? own] }];
    }),
  };
  const named = codesNamed(analysed, codeName);
  const isKnown = segment !== null && question.hasKey;
  return { analysed, codes: named, segment: isKnown ? segment : await findSegment(db, analysed, text) };
}
