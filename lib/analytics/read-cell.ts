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

/** Bytes of a mention apart from its answer's text and segments, and its evidence. */
const FRAME = 200;

/** A mention with its answer. Of answers beyond the page `text`, `segments` and `evidence` are null. */
type Row = Omit<CellAnswer, "text" | "mentions"> & CellMention & { text: string | null; bytesSoFar: number };

/**
 * The answers with any of the codes, ordered by id, as many as `limit` and `bytes` allow; also returns whether there
 * are more, and, if not, their bytes.
 */
export async function readCell(db: Db, cell: Cell) {
  const rows = await db.execute<Row>(sql`${sql.raw(ONE_PLAN)}
    select id, external_id as "externalId", case when fits then text end as text,
      case when fits then segments end as segments, code_id as "codeId", mention_sentiment as sentiment, confidence,
      case when fits then evidence end as evidence, bytes::float8 as "bytesSoFar"
    from (
      select sized.*, bytes <= ${cell.bytes} or id = first_value(id) over (order by id) as fits
      from (${sizedMentions(cell)}) sized
    ) mention
    order by id, position`);
  const found = new Map<string, CellAnswer>();
  for (const { id, externalId, text, segments, bytesSoFar: _, ...mention } of rows) {
    const known = found.get(id);
    if (known) known.mentions.push(mention);
    else if (text === null || found.size === cell.limit) return { found: [...found.values()], hasMore: true, bytes: 0 };
    else found.set(id, { id, externalId, text, segments, mentions: [mention] });
  }
  return { found: [...found.values()], hasMore: false, bytes: rows.at(-1)?.bytesSoFar ?? 0 };
}

/** The mentions, each with the bytes that have been read when its answer is complete. */
const sizedMentions = (cell: Cell): SQL => sql`
  select mention.*, sum(${FRAME}::integer + octet_length(text) + octet_length(segments::text)
    + coalesce(octet_length(evidence), 0)) over (order by id) as bytes
  from (${mentionsOf(cell)}) mention`;

/** The mentions of the page's answers and of the next answer. Each `offset 0` keeps PostgreSQL from joining whole tables. */
const mentionsOf = (cell: Cell): SQL => sql`
  select answer.*, own.*
  from (${longPage(cell)}) answer
  cross join lateral (
    select ${assignments.codeId}, ${assignments.position}, ${assignments.evidence}, ${assignments.mentionSentiment},
      ${assignments.confidence}
    from ${assignments}
    where ${assignments.organizationId} = ${cell.organizationId} and ${assignments.responseId} = answer.id
    offset 0
  ) own
  where own.code_id = any(${`{${cell.codeIds.join(",")}}`}::uuid[])`;

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
