import { type SQL, sql } from "drizzle-orm";
import type { Db } from "@/db/client";
import { responses } from "@/db/schema/responses";
import type { StoredFilter } from "@/db/schema/saved-views";
import { conditionsOf, type ResponseFilter } from "@/lib/responses/response-filter";
import { rangeOf } from "@/lib/responses/segment-range";
import type { Analysed, AnalysedAnswers } from "./analysed";
import { findSegment, requireSegmentKey, type SegmentName } from "./segments";

/**
 * The answers to which an analysis is restricted. Segments are given as `key=value`, or as a value that only one key
 * has.
 */
export type AnalysisFilter = Omit<ResponseFilter, "segments"> & { segments?: readonly string[] | undefined };

/** A filter as the API takes it, and as tables and views keep it, in the form that domain functions take. */
export const analysisFilter = (given: StoredFilter | undefined): AnalysisFilter => {
  const { q, any_of, all_of, none_of, ranges, assigned_to, ...rest } = given ?? {};
  const codes = { anyOf: any_of, allOf: all_of, noneOf: none_of };
  return { ...rest, ...codes, range: ranges, assignedTo: assigned_to, search: q };
};

/**
 * The filter as conditions on `responses`. Throws VALIDATION_ERROR for a code, category or segment that does not exist.
 */
export const conditionsFor = async (
  db: Db,
  analysed: Analysed,
  filter?: AnalysisFilter,
  field?: string,
): Promise<SQL[]> => conditionsWith(db, analysed, await resolveSegments(db, analysed, filter, field));

/**
 * The filter with its segments by key and value. Throws VALIDATION_ERROR for a segment that none of the answers has.
 */
export async function resolveSegments(
  db: Db,
  analysed: AnalysedAnswers,
  filter: AnalysisFilter = {},
  field = "filter.segments",
): Promise<ResponseFilter> {
  const segments: SegmentName[] = [];
  for (const text of filter.segments ?? []) segments.push(await findSegment(db, analysed, text, field));
  for (const text of filter.range ?? []) {
    await requireSegmentKey(db, analysed, rangeOf(text)?.key ?? text, "filter.ranges");
  }
  return { ...filter, segments };
}

/**
 * Like `conditionsFor`, for segments that are already resolved. Throws VALIDATION_ERROR for an unknown code or
 * category.
 */
export const conditionsWith = async (db: Db, analysed: Analysed, filter: ResponseFilter): Promise<SQL[]> =>
  analysed.questionIds.length === 1
    ? conditionsOf(db, analysed, filter)
    : [await conditionOfWaves(db, analysed, filter)];

/** A condition for answers of several waves. */
async function conditionOfWaves(
  db: Db,
  { organizationId, questionIds }: Analysed,
  filter: ResponseFilter,
): Promise<SQL> {
  const waves: SQL[] = [];
  for (const questionId of questionIds) {
    const conditions = await conditionsOf(db, { organizationId, questionId }, filter);
    waves.push(sql`(${sql.join([sql`${responses.questionId} = ${questionId}`, ...conditions], sql` and `)})`);
  }
  return sql`(${sql.join(waves, sql` or `)})`;
}
