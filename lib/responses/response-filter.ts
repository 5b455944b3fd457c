import { and, eq, exists, inArray, not, type SQL, type SQLWrapper, sql } from "drizzle-orm";
import type { Db } from "@/db/client";
import { isOneOf } from "@/db/ids";
import { assignments, categories, codes } from "@/db/schema/codebook";
import { charactersOf, hasFlag, openAnswers, responses } from "@/db/schema/responses";
import type { AnswerFlag, Confidence, Sentiment } from "@/db/schema/terms";
import { type AppError, invalidInput } from "@/lib/errors/app-error";
import type { QuestionScope } from "@/lib/questions/find-question";
import { rowsOf } from "@/lib/questions/rows-of";
import { breaksRules } from "./coding-rules";

export type SegmentPair = { key: string; value: string };

/** Selects answers of a question. Absent fields do not restrict. */
export type ResponseFilter = {
  /** The answer must have one of these ids of the caller's own. */
  ownIds?: readonly string[] | undefined;
  /** Id, number or name of a code. */
  code?: string | undefined;
  /** Id or name of a category, which stands for its codes and those of the categories within it. */
  category?: string | undefined;
  /** The sentiment of the answer's mention of the code or, without `code`, of any of its mentions. */
  sentiment?: Sentiment | undefined;
  confidence?: Confidence | undefined;
  /** The answer must be in all of these segments. */
  segments?: readonly SegmentPair[] | undefined;
  /** The same, as `key=value`. */
  segment?: readonly string[] | undefined;
  flag?: AnswerFlag | undefined;
  reviewed?: boolean | undefined;
  /** A person has changed single codes, without checking the whole answer. */
  edited?: boolean | undefined;
  /**
   * `true`: the answer has a code. `false`: it has none. `uncoded`: neither the machine nor a person has decided yet.
   */
  coded?: "true" | "false" | "uncoded" | undefined;
  /** Only answers whose codes break a rule of the question. */
  breaksRules?: boolean | undefined;
  /** A part of the text, in any letter case. */
  search?: string | undefined;
  /** The id of an answer: only answers with its text, itself included. Letter case and outer spaces may differ. */
  sameAs?: string | undefined;
};

/**
 * The filter as conditions on `responses`. Throws VALIDATION_ERROR for a code, a category or an answer (`sameAs`) that
 * the question does not have.
 */
export async function conditionsOf(db: Db, scope: QuestionScope, filter: ResponseFilter): Promise<SQL[]> {
  const { ownIds, flag, reviewed, edited, coded, search, sameAs, segments = [], segment = [] } = filter;
  const conditions = [
    ownIds && inArray(responses.externalId, [...ownIds]),
    await mentionCondition(db, scope, filter),
    flag && hasFlag(responses.flags, flag),
    reviewed === undefined ? undefined : sql`${reviewed ? sql`` : sql`not `}${responses.reviewed}`,
    edited === undefined ? undefined : eq(responses.edited, edited),
    coded === "uncoded" ? isUncoded(db) : undefined,
    coded === "true" ? hasMention(db) : undefined,
    coded === "false" ? not(hasMention(db)) : undefined,
    filter.breaksRules ? breaksRules(scope) : undefined,
    search === undefined ? undefined : sql`(${holdsText(search)} or ${translationHolds(search)})`,
    sameAs === undefined ? undefined : await hasTextOf(db, scope, sameAs),
    ...segments.map(segmentCondition),
    ...segment.map(inSegment),
  ];
  return conditions.filter((condition) => condition !== undefined);
}

/** Code, category, sentiment and confidence must all hold for the same mention. */
async function mentionCondition(
  db: Db,
  scope: QuestionScope,
  { code, category, sentiment, confidence }: ResponseFilter,
): Promise<SQL | undefined> {
  if (code === undefined && category === undefined && !sentiment && !confidence) return undefined;
  const ids = code === undefined && category === undefined ? null : await findCodes(db, scope, { code, category });
  return hasMention(
    db,
    and(
      ids ? isOneOf(assignments.codeId, ids) : undefined,
      sentiment && eq(assignments.mentionSentiment, sentiment),
      confidence && eq(assignments.confidence, confidence),
    ),
  );
}

const hasMention = (db: Db, condition?: SQL) =>
  exists(
    db
      .select({ one: sql`1` })
      .from(assignments)
      .where(
        and(
          eq(assignments.organizationId, responses.organizationId),
          eq(assignments.responseId, responses.id),
          condition,
        ),
      ),
  );

const isUncoded = (db: Db): SQL =>
  exists(
    db
      .select({ one: sql`1` })
      .from(openAnswers)
      .where(
        and(
          eq(openAnswers.organizationId, responses.organizationId),
          eq(openAnswers.questionId, responses.questionId),
          eq(openAnswers.position, responses.position),
        ),
      ),
  );

/**
 * The ids of the codes that a filter names: by id, else by number, else by name; only codes of the filter's category,
 * or of categories within it.
 */
async function findCodes(
  db: Db,
  { organizationId, questionId }: QuestionScope,
  { code, category }: Pick<ResponseFilter, "code" | "category">,
): Promise<string[]> {
  const within = sql`(
    with recursive within (id) as (
      select id from ${categories} where organization_id = ${organizationId} and question_id = ${questionId}
        and (id::text = ${category?.toLowerCase()} or name = ${category})
      union all
      select deeper.id from within join ${categories} deeper
        on deeper.organization_id = ${organizationId} and deeper.parent_id = within.id
    ) select id from within)`;
  const found = await db
    .select({ id: codes.id, number: codes.codeNumber, name: codes.name })
    .from(codes)
    .where(
      and(
        eq(codes.organizationId, organizationId),
        eq(codes.questionId, questionId),
        category === undefined ? undefined : sql`${codes.categoryId} in ${within}`,
      ),
    );
  if (found.length === 0 && category !== undefined) throw unknown("category", category);
  if (code === undefined) return found.map(({ id }) => id);
  const named =
    [
      found.filter(({ id }) => id === code.toLowerCase()),
      found.filter(({ number }) => String(number) === code),
      found.filter(({ name }) => name === code),
    ].find((matches) => matches.length > 0) ?? [];
  if (named.length === 0) throw unknown("code", code);
  return named.map(({ id }) => id);
}

function unknown(what: "code" | "category", value: string): AppError {
  const message = `names no ${what} of this question: "${value}"`;
  return invalidInput([{ path: what, message }]);
}

/** The SQL condition that selects the answers of a question that are in all of these segments. */
export const answersIn = (scope: QuestionScope, segments: readonly SegmentPair[]) =>
  and(rowsOf(responses, scope), ...segments.map(segmentCondition));

/** The most ways in which `key=value` is split into key and value. */
const MAX_READINGS = 20;

/**
 * The SQL condition that selects the answers in the segment `key=value`. A key may contain "=" itself, as in “Satisfied
 * (1=no, 5=very)=3”, so the text is split at each "=" in turn.
 */
function inSegment(text: string): SQL {
  const parts = text.split("=");
  const readings = parts.slice(0, MAX_READINGS).flatMap((_, at) => {
    const [key, value] = [parts.slice(0, at + 1).join("="), parts.slice(at + 1).join("=")];
    return at > 0 && at === parts.length - 1 ? [] : [segmentCondition({ key, value })];
  });
  return sql`(${sql.join(readings, sql` or `)})`;
}

function segmentCondition(segment: SegmentPair): SQL {
  const holds = segmentDocuments(segment).map((one) => sql`${responses.segments} @> ${one}::jsonb`);
  return sql`(${sql.join(holds, sql` or `)})`;
}

/**
 * The JSON documents to look for: the segments of an answer in this segment contain one of them. A value such as "7"
 * needs two, because it may be stored as a string or as a number.
 */
export function segmentDocuments({ key, value }: SegmentPair): string[] {
  const number = value.trim() === "" ? Number.NaN : Number(value);
  const kept = [value, ...(Number.isFinite(number) ? [number] : [])];
  return kept.map((one) => JSON.stringify({ [key]: one }));
}

/** The number of first characters of a text that an index is searched for, before whole texts are compared. */
const LOOKED_UP = 100;

/** A condition for answers whose text is that of the answer with this id. */
async function hasTextOf(db: Db, scope: QuestionScope, responseId: string): Promise<SQL> {
  const [answer] = await db
    .select({ text: responses.text })
    .from(responses)
    .where(and(rowsOf(responses, scope), eq(responses.id, responseId)));
  if (!answer) throw invalidInput([{ path: "same_as", message: "names no answer of this question" }]);
  const beginning = [...answer.text.trim().slice(0, 2 * LOOKED_UP)].slice(0, LOOKED_UP).join("");
  return sql`(${holdsText(beginning)} and ${comparable(responses.text)} = ${comparable(sql`${answer.text}::text`)})`;
}

/** Spaces, tabs and line breaks around a text, and its letter case, make no difference. */
export const comparable = (text: SQLWrapper) => sql`lower(btrim(${text}, E' \\t\\n\\r'))`;

/**
 * A condition for answers whose text contains the search. It uses the index of trigrams or, for characters from U+0800
 * on (such as Chinese), the index of characters, because trigrams do not work well for those scripts.
 */
function holdsText(search: string): SQL {
  if (/[\u0800-\uffff]/.test(search)) {
    const characters = sql`${charactersOf(responses.text)} @> ${charactersOf(sql`${search}::text`)}`;
    return sql`(${characters} and position(lower(${search}) in lower(${responses.text})) > 0)`;
  }
  return sql`lower(${responses.text}) like ${patternOf(search)}`;
}

/** A condition for answers whose translation contains the search; it uses the index of translations. */
const translationHolds = (search: string): SQL =>
  sql`(${responses.translation} <> '' and lower(${responses.translation}) like ${patternOf(search)})`;

const patternOf = (search: string): SQL => sql`lower(${`%${search.replace(/[\\%_]/g, "\\$&")}%`})`;
