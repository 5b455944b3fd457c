import { and, eq, exists, inArray, isNull, not, type SQL, sql } from "drizzle-orm";
import type { Db } from "@/db/client";
import { isOneOf } from "@/db/ids";
import { assignments } from "@/db/schema/codebook";
import { hasFlag, openAnswers, responses } from "@/db/schema/responses";
import type { AnswerFlag, Confidence, Sentiment } from "@/db/schema/terms";
import type { QuestionScope } from "@/lib/questions/find-question";
import { NOBODY } from "./answer-filter";
import { breaksRules } from "./coding-rules";
import { findCodes, findCodesOfCategory, findCodesOfRow } from "./find-codes";
import { isDecidedBy } from "./is-decided-by";
import { inRange, inSegment, type SegmentPair, segmentCondition } from "./segment-conditions";
import { hasTextOf, holdsText, translationHolds } from "./text-conditions";

/** Selects answers of a question. Absent fields do not restrict. Codes are given by id, number or name. */
export type ResponseFilter = {
  /** The answer must have one of these ids of the caller's own. */
  ownIds?: readonly string[] | undefined;
  code?: string | undefined;
  /** Id or name of a category, which stands for its codes and those of the categories within it. */
  category?: string | undefined;
  /** The answer must have one of these codes, all of them, or none of them. */
  anyOf?: readonly string[] | undefined;
  allOf?: readonly string[] | undefined;
  noneOf?: readonly string[] | undefined;
  /** The sentiment of the mentions of the codes that the filter asks for or, if it asks for none, of any mention. */
  sentiment?: Sentiment | undefined;
  confidence?: Confidence | undefined;
  /** The id of a code or category: the answer must have it, whatever `sentiment` and `confidence` ask for. */
  row?: string | undefined;
  /** The answer must be in all of these segments. */
  segments?: readonly SegmentPair[] | undefined;
  /** The same, as `key=value`. */
  segment?: readonly string[] | undefined;
  /** Ranges of segments whose values are numbers, such as `age=18..34`; all must hold. */
  range?: readonly string[] | undefined;
  flag?: AnswerFlag | undefined;
  reviewed?: boolean | undefined;
  /** A person has changed single codes, without checking the whole answer. */
  edited?: boolean | undefined;
  /** Who decided: the id of a person, a coder as `answer_codings` has it, or `machine` if no person did. */
  reviewer?: string | undefined;
  /** The id of the member to whom the answer is assigned, or `nobody`. */
  assignedTo?: string | undefined;
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
 * the question does not have, and for a text that is no range.
 */
export async function conditionsOf(db: Db, scope: QuestionScope, filter: ResponseFilter): Promise<SQL[]> {
  const { ownIds, flag, reviewed, edited, reviewer, assignedTo, coded, search, sameAs } = filter;
  const { segments = [], segment = [], range = [] } = filter;
  const conditions = [
    ownIds && inArray(responses.externalId, [...ownIds]),
    ...(await mentionConditions(db, scope, filter)),
    flag && hasFlag(responses.flags, flag),
    reviewed === undefined ? undefined : sql`${reviewed ? sql`` : sql`not `}${responses.reviewed}`,
    edited === undefined ? undefined : eq(responses.edited, edited),
    reviewer === undefined ? undefined : isDecidedBy(reviewer),
    assignedTo === undefined ? undefined : isAssignedTo(assignedTo),
    coded === "uncoded" ? isUncoded(db) : undefined,
    coded === "true" ? hasMention(db) : undefined,
    coded === "false" ? not(hasMention(db)) : undefined,
    filter.breaksRules ? breaksRules(scope) : undefined,
    search === undefined ? undefined : sql`(${holdsText(search)} or ${translationHolds(search)})`,
    sameAs === undefined ? undefined : await hasTextOf(db, scope, sameAs),
    ...segments.map(segmentCondition),
    ...segment.map(inSegment),
    ...range.map(inRange),
  ];
  return conditions.filter((condition) => condition !== undefined);
}

/** Code and category must hold for the same mention, and sentiment and confidence for each mention that is asked for. */
async function mentionConditions(
  db: Db,
  scope: QuestionScope,
  { code, category, anyOf = [], allOf = [], noneOf = [], sentiment, confidence, row }: ResponseFilter,
): Promise<SQL[]> {
  const asked: string[][] = [];
  if (code !== undefined) asked.push(...idsOf(await findCodes(db, scope, [{ path: "code", name: code }], category)));
  else if (category !== undefined) asked.push(...idsOf([await findCodesOfCategory(db, scope, category)]));
  const named = [...pathsOf("any_of", anyOf), ...pathsOf("all_of", allOf), ...pathsOf("none_of", noneOf)];
  const found = named.length > 0 ? idsOf(await findCodes(db, scope, named)) : [];
  const ofAny = found.slice(0, anyOf.length).flat();
  const ofNone = found.slice(anyOf.length + allOf.length).flat();
  if (ofAny.length > 0) asked.push(ofAny);
  asked.push(...found.slice(anyOf.length, anyOf.length + allOf.length));
  const ofRow = row === undefined ? [] : (await findCodesOfRow(db, scope, row)).map(({ id }) => id);
  const feels = and(
    sentiment && eq(assignments.mentionSentiment, sentiment),
    confidence && eq(assignments.confidence, confidence),
  );
  return [
    ...asked.map((ids) => hasMention(db, and(isOneOf(assignments.codeId, ids), feels))),
    ...(asked.length === 0 && feels ? [hasMention(db, feels)] : []),
    ...(ofRow.length > 0 ? [hasMention(db, isOneOf(assignments.codeId, ofRow))] : []),
    ...(ofNone.length > 0 ? [not(hasMention(db, isOneOf(assignments.codeId, ofNone)))] : []),
  ];
}

const idsOf = (found: readonly { id: string }[][]) => found.map((matches) => matches.map(({ id }) => id));

const pathsOf = (field: string, names: readonly string[]) =>
  names.map((name, index) => ({ path: `${field}[${index}]`, name }));

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

const isAssignedTo = (coder: string): SQL =>
  coder === NOBODY ? isNull(responses.coderId) : eq(responses.coderId, coder);

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
