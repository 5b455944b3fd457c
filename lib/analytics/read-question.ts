import { and, count, desc, eq, isNotNull, type SQL, sql } from "drizzle-orm";
import { z } from "zod";
import type { Db } from "@/db/client";
import { categories, codes } from "@/db/schema/codebook";
import { groupMembers } from "@/db/schema/groups";
import { responses } from "@/db/schema/responses";
import type { CodingType, QuestionStatus } from "@/db/schema/terms";
import { beyondReach, type Reaching, reachesGroup } from "@/lib/auth/reach";
import { findQuestion, type QuestionPath } from "@/lib/questions/find-question";
import { rowsOf } from "@/lib/questions/rows-of";
import { codedAnswers } from "@/lib/responses/coded-answers";
import { isInBase } from "@/lib/responses/is-in-base";

export type QuestionHead = {
  id: string;
  text: string;
  codingType: CodingType;
  status: QuestionStatus;
  project: { id: string; name: string; temporary: boolean /** ISO 639-1. */; language: string };
  /** ISO 639-1 codes of the answers' languages, the most frequent first, without very rare ones (`MIN_NAMED`). */
  languages: string[];
  /** The number of codes and categories, and the version of the codebook; 0 if there has been none. */
  codes: number;
  categories: number;
  codebookVersion: number;
  /** The segment that weights its tables. */
  weightKey: string | null;
  /** Whether it is a wave of a group of which the caller sees all waves. */
  isGrouped: boolean;
  /** The closed question whose “other, specify” it is. */
  closedLabel: string | null;
};

/**
 * Counts of a question's answers. Each answer is in exactly one of `coded`, `unreadable`, `nonAnswers`, `noCodeFits`,
 * `leftByHand` and `waiting`, so these add up to `total`.
 */
export type AnswerCounts = {
  total: number;
  /** The base of the shares, as in cross-tabs: not empty, and decided by the machine or a person. */
  base: number;
  /** With at least one code. */
  coded: number;
  /** With any flag, for example empty, gibberish or a duplicate. */
  flagged: number;
  /** Empty, gibberish or a duplicate: processed without a charge. */
  free: number;
  duplicates: number;
  /** Without a code because there is nothing to read: empty or gibberish. */
  unreadable: number;
  /** Those of `unreadable` that are empty, and therefore not in the base. */
  empty: number;
  nonAnswers: number;
  /** The machine found no code, and no person has decided about it. */
  noCodeFits: number;
  /** Without a code because a person removed the codes, or confirmed that there is none. */
  leftByHand: number;
  waiting: number;
  /** Those of `waiting` whose last code a change of the codebook took away; they stay in the base. */
  lost: number;
  /** `reviewed`: confirmed by a person. `uncertain`: not confirmed, and a code has low confidence. */
  reviewed: number;
  /** A person changed single codes, without checking the whole answer. */
  edited: number;
  uncertain: number;
};

/** A question with its project; null if there is none, or the caller does not see it. */
export async function readQuestion(db: Db, caller: Reaching, ids: QuestionPath): Promise<QuestionHead | null> {
  const { organizationId } = caller;
  if (!z.object({ projectId: z.uuid(), questionId: z.uuid() }).safeParse(ids).success) return null;
  if ((await beyondReach(db, caller, [ids.projectId])).size > 0) return null;
  const question = await findQuestion(db, { organizationId }, ids);
  if (!question) return null;
  const ofQuestion = (table: typeof codes | typeof categories) =>
    db.$count(table, and(eq(table.organizationId, organizationId), eq(table.questionId, question.id)));
  const [languages, codeCount, categoryCount, groups] = await Promise.all([
    readLanguages(db, organizationId, question.id),
    ofQuestion(codes),
    ofQuestion(categories),
    db.$count(
      groupMembers,
      and(
        eq(groupMembers.organizationId, organizationId),
        eq(groupMembers.questionId, question.id),
        reachesGroup(caller, sql`${groupMembers}.group_id`),
      ),
    ),
  ]);
  const { id, text, codingType, status, codebookVersion, weightKey, temporary, language } = question;
  const project = { id: question.projectId, name: question.projectName, temporary, language };
  return {
    id,
    text,
    codingType,
    status,
    codebookVersion,
    weightKey,
    project,
    languages,
    codes: codeCount,
    categories: categoryCount,
    isGrouped: groups > 0,
    closedLabel: question.closed?.label ?? null,
  };
}

/** Languages with a smaller share of the answers are left out: short texts, such as "All O.K.", may pass for German. */
const MIN_NAMED = 1 / 200;

async function readLanguages(db: Db, organizationId: string, questionId: string): Promise<string[]> {
  const languages = await db
    .select({ language: responses.language, answers: count() })
    .from(responses)
    .where(and(rowsOf(responses, { organizationId, questionId }), isNotNull(responses.language)))
    .groupBy(responses.language)
    .orderBy(desc(sql`count(*)`), responses.language);
  const all = languages.reduce((sum, { answers }) => sum + answers, 0);
  return languages.flatMap(({ language, answers }) => (language && answers >= all * MIN_NAMED ? [language] : []));
}

/** Counts a question's answers by their state; with `conditions` only those that meet all of these. */
export async function countAnswers(
  db: Db,
  organizationId: string,
  questionId: string,
  conditions: readonly SQL[] = [],
): Promise<AnswerCounts> {
  const coded = codedAnswers(db, organizationId, eq(codes.questionId, questionId));
  const answer = db
    .select({
      flags: responses.flags,
      isCoded: sql<boolean>`${coded.responseId} is not null`.as("is_coded"),
      isUncertain: sql<boolean>`coalesce(${coded.isUncertain}, false)`.as("is_uncertain"),
      reviewed: responses.reviewed,
      edited: responses.edited,
      isUnreadable: sql<boolean>`${responses.flags} && array['empty', 'gibberish']`.as("is_unreadable"),
      isEmpty: sql<boolean>`'empty' = any(${responses.flags})`.as("is_empty"),
      isNonAnswer: sql<boolean>`'non_answer' = any(${responses.flags})`.as("is_non_answer"),
      isDuplicate: sql<boolean>`'duplicate' = any(${responses.flags})`.as("is_duplicate"),
      hasLost: sql<boolean>`'lost_codes' = any(${responses.flags})`.as("has_lost"),
      isInBase: sql<boolean>`${isInBase}`.as("is_in_base"),
      isProcessed: sql<boolean>`${responses.codedAt} is not null`.as("is_processed"),
    })
    .from(responses)
    .leftJoin(coded, eq(coded.responseId, responses.id))
    .where(and(rowsOf(responses, { organizationId, questionId }), ...conditions))
    .as("answer");
  const counted = (condition: ReturnType<typeof sql>) =>
    sql<number>`count(*) filter (where ${condition})`.mapWith(Number);
  const uncoded = sql`(not ${answer.isCoded} and not ${answer.isUnreadable})`;
  const byHand = sql`(${answer.reviewed} or (${answer.edited} and ${answer.isProcessed}))`;
  const isWaiting = sql`(not ${answer.isProcessed} and not ${byHand})`;
  const [counts] = await db
    .select({
      total: counted(sql`true`),
      base: counted(sql`${answer.isInBase}`),
      coded: counted(sql`${answer.isCoded}`),
      flagged: counted(sql`cardinality(${answer.flags}) > 0`),
      free: counted(sql`${answer.isUnreadable} or ${answer.isDuplicate}`),
      duplicates: counted(sql`${answer.isDuplicate}`),
      unreadable: counted(sql`not ${answer.isCoded} and ${answer.isUnreadable}`),
      empty: counted(sql`not ${answer.isCoded} and ${answer.isEmpty}`),
      nonAnswers: counted(sql`${uncoded} and ${answer.isNonAnswer} and (${answer.isProcessed} or ${byHand})`),
      noCodeFits: counted(sql`${uncoded} and not ${answer.isNonAnswer} and ${answer.isProcessed} and not ${byHand}`),
      leftByHand: counted(sql`${uncoded} and not ${answer.isNonAnswer} and ${byHand}`),
      lost: counted(sql`${uncoded} and ${isWaiting} and ${answer.hasLost}`),
      waiting: counted(sql`${uncoded} and ${isWaiting}`),
      reviewed: counted(sql`${answer.reviewed}`),
      edited: counted(sql`${answer.edited}`),
      uncertain: counted(sql`${answer.isUncertain} and not ${answer.reviewed}`),
    })
    .from(answer);
  return counts ?? { ...NONE };
}

const NONE: AnswerCounts = {
  total: 0,
  base: 0,
  coded: 0,
  flagged: 0,
  free: 0,
  duplicates: 0,
  unreadable: 0,
  empty: 0,
  nonAnswers: 0,
  noCodeFits: 0,
  leftByHand: 0,
  waiting: 0,
  lost: 0,
  reviewed: 0,
  edited: 0,
  uncertain: 0,
};
