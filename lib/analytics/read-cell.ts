import { type SQL, sql } from "drizzle-orm";
import type { Db } from "@/db/client";
import { isOneOf } from "@/db/ids";
import { assignments } from "@/db/schema/codebook";
import { responses } from "@/db/schema/responses";
import type { Confidence, Sentiment } from "@/db/schema/terms";
import { segmentDocuments } from "@/lib/responses/response-filter";
import type { SegmentName } from "./segments";

type CellMention = { codeId: string; evidence: string | null; sentiment: Sentiment; confidence: Confidence };

export type CellAnswer = {
  id: string;
  externalId: string;
  text: string;
  segments: Record<string, string | number>;
  mentions: CellMention[];
};

type Cell = {
  organizationId: string;
  /** Which answers of one question count, as a condition on `responses`; all of them have the segment. */
  answers: SQL;
  codeIds: readonly string[];
  segment: SegmentName;
  /** The last answer that was read before. */
  after?: string | undefined;
  limit: number;
  /** How many bytes they may have together, if there are several. */
  bytes: number;
};

/** Bytes of an answer, and of one of its mentions, beside text, segments and evidence. */
const FRAME = 200;

/** The answers with any of the codes, by id, as many as `limit` and `bytes` allow, whether there are more, and their bytes. */
export async function readCell(db: Db, cell: Cell) {
  const rows = await db.execute<CellAnswer & { bytes: number; fits: boolean }>(sql`
    select id, bytes, fits, external_id as "externalId",
      case when fits then text end as text, case when fits then segments end as segments,
      case when fits then (${mentionsOf(cell)}) end as mentions
    from (
      select page.*, row_number() over so_far <= ${cell.limit}
        and (row_number() over so_far = 1 or sum(bytes) over so_far <= ${cell.bytes}) as fits
      from (${longPage(cell)}) page
      window so_far as (order by id rows unbounded preceding)
    ) sized
    order by id`);
  const found = rows.filter(({ fits }) => fits);
  return {
    found,
    hasMore: found.length < rows.length,
    bytes: found.reduce((sum, { bytes }) => sum + bytes, 0),
  };
}

/** The answers of the page and the one after them, with the bytes of each. */
const longPage = (cell: Cell): SQL => sql`
  select answer.*, answer.own_bytes + evidence.bytes as bytes from (${mentioning(cell)}) mentioning
  cross join lateral (
    select ${responses.id}, ${responses.externalId}, ${responses.text}, ${responses.segments},
      octet_length(${responses.text}) + octet_length(${responses.segments}::text) as own_bytes
    from ${responses}
    where ${responses.organizationId} = ${cell.organizationId} and ${responses.id} = mentioning.response_id
      and ${cell.answers}
    offset 0
  ) answer
  cross join lateral (
    select ${FRAME}::integer + coalesce(sum(${FRAME}::integer + coalesce(octet_length(evidence), 0)), 0)::integer as bytes
    from ${assignments}
    where ${assignments.organizationId} = ${cell.organizationId} and ${assignments.responseId} = answer.id
      and ${isOneOf(assignments.codeId, cell.codeIds)}
  ) evidence
  order by mentioning.response_id
  limit ${cell.limit + 1}`;

/** The mentions of an answer of `sized` as a JSON array, in their order. */
const mentionsOf = ({ organizationId, codeIds }: Cell): SQL => sql`
  select json_agg(json_build_object(
    'codeId', code_id, 'evidence', evidence, 'sentiment', mention_sentiment, 'confidence', confidence
  ) order by position)
  from ${assignments}
  where ${assignments.organizationId} = ${organizationId} and ${assignments.responseId} = sized.id
    and ${isOneOf(assignments.codeId, codeIds)}`;

/**
 * The ids of answers that have a code and perhaps the segment, in their order: each code's stand so in the index, and
 * are merged. Their marks leave most answers of other segments unread.
 */
function mentioning({ organizationId, codeIds, segment, after }: Cell): SQL {
  const hasMark = segmentDocuments(segment).map((document) => {
    const mark = sql`segments_mark(${document}::jsonb)`;
    return sql`${assignments.segmentsMark} & ${mark} = ${mark}`;
  });
  const ofEach = codeIds.map(
    (codeId) => sql`
      select ${assignments.responseId} from ${assignments}
      where ${assignments.organizationId} = ${organizationId} and ${assignments.codeId} = ${codeId}
        and (${sql.join(hasMark, sql` or `)})
        ${after === undefined ? sql`` : sql`and ${assignments.responseId} > ${after}`}`,
  );
  const all = sql.join(ofEach, sql` union all `);
  return sql`select ${codeIds.length > 1 ? sql`distinct` : sql``} response_id from (${all}) each order by response_id`;
}
