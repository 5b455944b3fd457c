import { type SQL, sql } from "drizzle-orm";
import { assignments } from "@/db/schema/codebook";
import type { Confidence, Sentiment } from "@/db/schema/terms";
import { segmentDocuments } from "@/lib/responses/response-filter";
import type { SegmentName } from "./segments";

export type CellMention = { codeId: string; evidence: string | null; sentiment: Sentiment; confidence: Confidence };

export type CellAnswer = {
  id: string;
  externalId: string;
  text: string;
  segments: Record<string, string | number>;
  mentions: CellMention[];
};

export type Cell = {
  organizationId: string;
  /** Which answers of one question count, as a condition on `responses`; all of them have the segment. */
  answers: SQL;
  codeIds: readonly string[];
  segment: SegmentName;
  /** The id of the last answer already read. */
  after?: string | undefined;
  limit: number;
  /** The most bytes that the answers may have in total; one answer is always read. */
  bytes: number;
};

/** Bytes of a mention apart from its answer's text and segments, and its evidence. */
export const FRAME = 200;

/** A table `mark` with the bits that every answer of the segment has in its mark; computed once per statement. */
export const marksOf = ({ segment }: Cell): SQL => {
  const bits = segmentDocuments(segment).map((document) => sql`segments_mark(${document}::jsonb)`);
  return sql`select array[${sql.join(bits, sql`, `)}] as bits`;
};

/**
 * The ids of answers with any of the codes, in order, without most of those in other segments, which the marks in the
 * table `mark` tell. The index holds each code's answers in this order, so they only have to be merged.
 */
export function mentioning({ organizationId, codeIds, segment, after }: Cell): SQL {
  const hasMark = segmentDocuments(segment).map(
    (_, index) => sql`segments_mark | (select bits[${index + 1}::integer] from mark) = segments_mark`,
  );
  const ofEach = codeIds.map(
    (codeId) => sql`(
      select response_id from ${assignments}
      where organization_id = ${organizationId} and code_id = ${codeId} and (${sql.join(hasMark, sql` or `)})
        ${after === undefined ? sql`` : sql`and response_id > ${after}`}
      order by response_id
      offset 0
    )`,
  );
  const all = sql.join(ofEach, sql` union all `);
  return sql`select ${codeIds.length > 1 ? sql`distinct` : sql``} response_id from (${all}) each order by response_id`;
}
