import { type SQL, sql } from "drizzle-orm";
import { assignments } from "@/db/schema/codebook";
import type { Confidence, Sentiment } from "@/db/schema/terms";
import { segmentDocuments } from "@/lib/responses/segment-conditions";
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
  /** An SQL condition on `responses`: the answers of one question that are in the base and have the segment. */
  answers: SQL;
  codeIds: readonly string[];
  segment: SegmentName;
  /** The id of the last answer already read. */
  after?: string | undefined;
  limit: number;
  /** The most bytes of all answers together; at least one answer is always read. */
  bytes: number;
};

/** Bytes of a mention, in addition to its evidence and to the text and segments of its answer. */
export const MENTION_OVERHEAD = 200;

/**
 * SQL of a table `mark` with the bits that the mark of every answer in the segment has; computed once per statement.
 */
export const marksOf = ({ segment }: Cell): SQL => {
  const bits = segmentDocuments(segment).map((document) => sql`segments_mark(${document}::jsonb)`);
  return sql`select array[${sql.join(bits, sql`, `)}] as bits`;
};

/**
 * SQL of the ids of answers with any of the codes, in order. The marks in the table `mark` exclude most answers of
 * other segments. The index holds each code's answers in this order, so the lists only have to be merged.
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
