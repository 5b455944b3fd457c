import { type AnyColumn, and, eq, type SQL, type SQLWrapper, sql } from "drizzle-orm";
import type { PgTable } from "drizzle-orm/pg-core";
import type { Db } from "@/db/client";
import { isOneOf } from "@/db/ids";
import { codes } from "@/db/schema/codebook";
import { codebookVersions } from "@/db/schema/codebook-versions";
import { codingManuals } from "@/db/schema/coding-manuals";
import { groupMembers } from "@/db/schema/groups";
import { jobs } from "@/db/schema/jobs";
import { questions } from "@/db/schema/projects";
import { responses } from "@/db/schema/responses";
import { suggestions } from "@/db/schema/suggestions";
import { normalizeText } from "@/lib/language/normalize";
import { forgetMentions, type Questions } from "./forget-mentions";
import { QUOTED, withoutQuotes } from "./without-quotes";

/** What generated codebooks, suggestions and coding manuals quote answers in: columns of text or JSON. */
const COLUMNS_WITH_QUOTES: {
  table: PgTable & { organizationId: AnyColumn; questionId: AnyColumn };
  columns: AnyColumn[];
}[] = [
  { table: codes, columns: [codes.definition, codes.include, codes.exclude] },
  { table: codebookVersions, columns: [codebookVersions.codebook] },
  { table: suggestions, columns: [suggestions.code, suggestions.parts, suggestions.rationale] },
  { table: codingManuals, columns: [codingManuals.rules] },
  { table: jobs, columns: [jobs.result] },
];

/** The ids of the questions whose codebooks may quote answers of these: all of their projects, and other waves. */
export async function listSharing(tx: Db, { organizationId, questionIds }: Questions): Promise<string[]> {
  const isOwn = and(eq(questions.organizationId, organizationId), isOneOf(questions.id, questionIds));
  const rows = await tx.execute<{ id: string }>(sql`
    with own as (select id, project_id from ${questions} where ${isOwn})
    select q.id from ${questions} q join own on own.project_id = q.project_id
    where q.organization_id = ${organizationId}
    union select wave.question_id from ${groupMembers} mine
    join own on own.id = mine.question_id
    join ${groupMembers} wave on wave.organization_id = mine.organization_id and wave.group_id = mine.group_id
    where mine.organization_id = ${organizationId}`);
  return rows.map(({ id }) => id);
}

/**
 * Deletes whole questions by `work`, and removes their answers from the suggestions and codebooks of the questions that
 * share them.
 */
export async function whileForgetting(tx: Db, gone: Questions, work: () => Promise<void>): Promise<void> {
  const { organizationId } = gone;
  const questionIds = (await listSharing(tx, gone)).filter((id) => !gone.questionIds.includes(id));
  const left = { organizationId, questionIds };
  const isGone = and(eq(responses.organizationId, organizationId), isOneOf(responses.questionId, gone.questionIds));
  const quotes = await tx.execute<{ quote: string }>(quotesIn(left));
  const said = await saidBy(
    tx,
    quotes.map(({ quote }) => quote),
    isGone,
  );
  await work();
  await forgetMentions(tx, left);
  await forgetQuotes(tx, left, said);
}

/** The passages that codebooks of these questions quote and that one of these answers says. */
export async function quotesOfAnswers(tx: Db, scope: Questions, ids: readonly string[]): Promise<string[]> {
  const isOne = and(eq(responses.organizationId, scope.organizationId), isOneOf(responses.id, ids));
  const rows = await tx.execute<{ quote: string }>(sql`
    with said as materialized (
      select string_agg(${normal(responses.text)}, E'\\n') as texts from ${responses} where ${isOne})
    select quote from (${quotesIn(scope)}) quoted, said where strpos(said.texts, ${normal(sql`quote`)}) > 0`);
  return rows.map(({ quote }) => quote);
}

/** SQL of a text in lower case with plain quotation marks and single spaces, as definitions quote it. */
const normal = (text: SQLWrapper) =>
  sql`regexp_replace(translate(lower(${text}), '"“”„', ''''''''''), '\\s+', ' ', 'g')`;

/** SQL that selects the distinct passages that the codebooks of these questions quote. */
function quotesIn(scope: Questions): SQL {
  const values = COLUMNS_WITH_QUOTES.flatMap(({ table, columns }) =>
    columns.map((column) => sql`select to_jsonb(${column}) as value from ${table} where ${isIn(table, scope)}`),
  );
  return sql`
    select distinct quote from (${sql.join(values, sql` union all `)}) stored, lateral (
      select coalesce(found[1], found[2], found[3], found[4]) as quote
      from jsonb_path_query(value, 'strict $.** ? (@.type() == "string")') text,
        regexp_matches(text #>> '{}', ${QUOTED}, 'g') found
      union all select jsonb_path_query(value, '$.**.quotes[*]') #>> '{}') found`;
}

/**
 * Removes passages that deleted answers said from the codebooks of these questions, from all versions, suggestions,
 * manuals and results of jobs, unless answers that are left say them too. Makes no version of a codebook, because its
 * restoration would bring them back.
 */
export async function forgetQuotes(tx: Db, scope: Questions, said: readonly string[]): Promise<void> {
  const { organizationId, questionIds } = scope;
  const isLeft = and(eq(responses.organizationId, organizationId), isOneOf(responses.questionId, questionIds));
  const kept = new Set(await saidBy(tx, said, isLeft));
  const gone = new Set(said.filter((quote) => !kept.has(quote)));
  if (gone.size === 0) return;
  for (const { table, columns } of COLUMNS_WITH_QUOTES) {
    for (const column of columns) await redact(tx, column, isIn(table, scope), gone);
  }
}

const isIn = (table: (typeof COLUMNS_WITH_QUOTES)[number]["table"], { organizationId, questionIds }: Questions) =>
  and(eq(table.organizationId, organizationId), isOneOf(table.questionId, questionIds));

async function redact(tx: Db, column: AnyColumn, isOwn: SQL | undefined, gone: ReadonlySet<string>): Promise<void> {
  const held = [...gone].map(
    (quote) => sql`strpos(to_jsonb(${column})::text, ${JSON.stringify(quote).slice(1, -1)}) > 0`,
  );
  const rows = await tx.execute<{ place: string; value: unknown }>(sql`
    select ctid::text as place, to_jsonb(${column}) as value from ${column.table}
    where ${isOwn} and (${sql.join(held, sql` or `)}) for update`);
  for (const { place, value } of rows) {
    const left = redacted(value, gone);
    const stored = column.getSQLType() === "jsonb" ? sql`${JSON.stringify(left)}::jsonb` : sql`${left}`;
    await tx.execute(sql`update ${column.table} set ${sql.identifier(column.name)} = ${stored}
      where ctid = ${place}::tid`);
  }
}

/** The value with all texts in it freed of these quotes. */
function redacted(value: unknown, gone: ReadonlySet<string>): unknown {
  if (typeof value === "string") return withoutQuotes(value, gone);
  if (Array.isArray(value)) return value.map((item) => redacted(item, gone));
  if (value === null || typeof value !== "object") return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, inner]) => [
      name,
      name === "quotes" && Array.isArray(inner) ? inner.filter((quote) => !gone.has(quote)) : redacted(inner, gone),
    ]),
  );
}

/** How many answers with nearly the words of a quote are compared with it. */
const MAX_COMPARED = 50;

/** Those of the quotes that an answer with this condition says, as a part of its text. */
async function saidBy(tx: Db, quotes: readonly string[], condition: SQL | undefined): Promise<string[]> {
  const patterns = JSON.stringify(quotes.map((quote) => ({ quote, pattern: patternOf(quote) })));
  const rows = await tx.execute<{ quote: string; text: string }>(sql`
    select wanted.quote, said.text from jsonb_to_recordset(${patterns}::jsonb) as wanted (quote text, pattern text),
      lateral (
        select ${responses.text} as text from ${responses}
        where ${condition} and lower(${responses.text}) like wanted.pattern limit ${MAX_COMPARED}
      ) said`);
  return [...new Set(rows.filter(({ quote, text }) => keyOf(text).includes(keyOf(quote))).map(({ quote }) => quote))];
}

/** The pattern of texts that hold a quote, whatever marks and white space stand in it. */
const patternOf = (quote: string): string =>
  `%${quote
    .toLowerCase()
    .replace(/[\\%_]/g, "\\$&")
    .replace(/['\s]+/g, "%")}%`;

/** A text as definitions quote it: normalised, with plain marks. */
const keyOf = (text: string): string =>
  normalizeText(text)
    .replace(/["“”„]/g, "'")
    .toLowerCase();
