import { type SQL, sql } from "drizzle-orm";
import type { Db } from "@/db/client";
import { ONE_PLAN } from "@/db/prepared-statements";
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
  /** The id of the last answer already read. */
  after?: string | undefined;
  limit: number;
  /** The most bytes that the answers may have in total; one answer is always read. */
  bytes: number;
};

/** Bytes of an answer, or of a mention, apart from text, segments and evidence. */
const FRAME = 200;

/** A mention. The first mention of an answer also has the answer's columns; in the others they are null. */
type Mention = [
  id: string,
  codeId: string,
  sentiment: Sentiment,
  confidence: Confidence,
  evidence: string | null,
  externalId: string | null,
  text: string,
  segments: CellAnswer["segments"],
];

type Page = { mentions: Mention[]; bytes: number; hasMore: boolean };

/**
 * The answers with any of the codes, ordered by id, as many as `limit` and `bytes` allow; also returns whether there
 * are more, and their bytes. The page comes as one JSON value, because the driver unpacks that faster than 200 rows.
 */
export async function readCell(db: Db, cell: Cell) {
  const [page] = await db.execute<Page>(sql`${sql.raw(ONE_PLAN)}
    select coalesce(json_agg(json_build_array(id, code_id, mention_sentiment, confidence, evidence,
        case when is_first then external_id end, case when is_first then text end, case when is_first then segments end)
        order by id, is_first desc, position) filter (where fits), '[]') as mentions,
      coalesce(max(bytes) filter (where fits), 0)::integer as bytes,
      coalesce(not bool_and(fits), false) as "hasMore"
    from (
      select mention.*, sum(mention.own_bytes) over so_far as bytes, dense_rank() over so_far <= ${cell.limit}
        and (dense_rank() over so_far = 1 or sum(mention.own_bytes) over so_far <= ${cell.bytes}) as fits
      from (${mentionsOf(cell)}) mention
      window so_far as (order by id)
    ) sized`);
  const { mentions = [], bytes = 0, hasMore = false } = page ?? {};
  const found = new Map<string, CellAnswer>();
  for (const [id, codeId, sentiment, confidence, evidence, externalId, text, segments] of mentions) {
    if (externalId !== null) found.set(id, { id, externalId, text, segments, mentions: [] });
    found.get(id)?.mentions.push({ codeId, evidence, sentiment, confidence });
  }
  return { found: [...found.values()], hasMore, bytes };
}

/**
 * The mentions of the page's answers and of the next answer, with their bytes; the first mention of an answer also has
 * the answer's columns. Each `offset 0` keeps PostgreSQL from joining whole tables.
 */
const mentionsOf = (cell: Cell): SQL => sql`
  select mention.*,
    ${FRAME}::integer + coalesce(octet_length(evidence), 0) + case when is_first
      then ${FRAME}::integer + octet_length(text) + octet_length(segments::text) else 0 end as own_bytes
  from (
    select answer.*, own.*, lag(answer.id) over (order by answer.id, own.position) is distinct from answer.id as is_first
    from (${longPage(cell)}) answer
    cross join lateral (
      select ${assignments.codeId}, ${assignments.position}, ${assignments.evidence}, ${assignments.mentionSentiment},
        ${assignments.confidence}
      from ${assignments}
      where ${assignments.organizationId} = ${cell.organizationId} and ${assignments.responseId} = answer.id
      offset 0
    ) own
    where own.code_id = any(${`{${cell.codeIds.join(",")}}`}::uuid[])
  ) mention`;

const longPage = (cell: Cell): SQL => sql`
  select answer.* from (${mentioning(cell)}) mentioning
  cross join lateral (
    select ${responses.id}, ${responses.externalId}, ${responses.text}, ${responses.segments}
    from ${responses}
    where ${responses.organizationId} = ${cell.organizationId} and ${responses.id} = mentioning.response_id
      and ${cell.answers}
    offset 0
  ) answer
  order by mentioning.response_id
  limit ${cell.limit + 1}`;

/**
 * The ids of answers with a code (and, if given, a segment), in order. The index holds each code's answers in this
 * order, so they are merged; the segment marks skip most answers of other segments.
 */
function mentioning({ organizationId, codeIds, segment, after }: Cell): SQL {
  const hasMark = segmentDocuments(segment).map((document) => {
    // PostgreSQL computes the mark of a subquery once, and not for each row.
    return sql`(select segments_mark(${document}::jsonb)) & ~${assignments.segmentsMark} = 0`;
  });
  const ofEach = codeIds.map(
    (codeId) => sql`(
      select ${assignments.responseId} from ${assignments}
      where ${assignments.organizationId} = ${organizationId} and ${assignments.codeId} = ${codeId}
        and (${sql.join(hasMark, sql` or `)})
        ${after === undefined ? sql`` : sql`and ${assignments.responseId} > ${after}`}
      order by response_id
      offset 0
    )`,
  );
  const all = sql.join(ofEach, sql` union all `);
  return sql`select ${codeIds.length > 1 ? sql`distinct` : sql``} response_id from (${all}) each order by response_id`;
}
