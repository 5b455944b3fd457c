import { type SQL, sql } from "drizzle-orm";
import type { Db } from "@/db/client";
import { isOneOf } from "@/db/ids";
import { assignments } from "@/db/schema/codebook";
import { responses } from "@/db/schema/responses";
import type { Confidence, Sentiment } from "@/db/schema/terms";
import { fitting } from "@/lib/page";
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
  const sizes = await db.execute<{ id: string; bytes: number }>(sql`
    select answer.id, (answer.bytes + evidence.bytes)::integer as bytes from (${mentioning(cell)}) mentioning
    cross join lateral (
      select ${responses.id}, octet_length(${responses.text}) + octet_length(${responses.segments}::text) as bytes
      from ${responses}
      where ${responses.organizationId} = ${cell.organizationId} and ${responses.id} = mentioning.response_id
        and ${cell.answers}
      offset 0
    ) answer
    cross join lateral (
      select ${FRAME}::integer + coalesce(sum(${FRAME}::integer + coalesce(octet_length(evidence), 0)), 0) as bytes
      from ${assignments}
      where ${assignments.organizationId} = ${cell.organizationId} and ${assignments.responseId} = answer.id
        and ${isOneOf(assignments.codeId, cell.codeIds)}
    ) evidence
    order by mentioning.response_id
    limit ${cell.limit + 1}`);
  const page = sizes.slice(0, fitting(sizes, cell.limit, cell.bytes));
  return {
    found: await readAnswers(
      db,
      cell,
      page.map(({ id }) => id),
    ),
    hasMore: page.length < sizes.length,
    bytes: page.reduce((sum, { bytes }) => sum + bytes, 0),
  };
}

async function readAnswers(db: Db, { organizationId, codeIds }: Cell, ids: readonly string[]): Promise<CellAnswer[]> {
  if (ids.length === 0) return [];
  const rows = await db.execute<Omit<CellAnswer, "mentions"> & CellMention>(sql`
    select page.id, external_id as "externalId",
      case when row_number() over (partition by page.id order by position) = 1 then segments end as segments,
      case when row_number() over (partition by page.id order by position) = 1 then text end as text,
      code_id as "codeId", evidence, mention_sentiment as sentiment, confidence
    from (
      select ${responses.id}, ${responses.externalId}, ${responses.text}, ${responses.segments}
      from unnest(${`{${ids.join(",")}}`}::uuid[]) wanted
      join ${responses} on ${responses.organizationId} = ${organizationId} and ${responses.id} = wanted
    ) page
    join ${assignments} on ${assignments.organizationId} = ${organizationId} and ${assignments.responseId} = page.id
    where ${isOneOf(assignments.codeId, codeIds)}
    order by page.id, position`);
  const found = new Map<string, CellAnswer>();
  for (const { id, externalId, text, segments, ...mention } of rows) {
    const answer = found.get(id) ?? { id, externalId, text, segments, mentions: [] };
    answer.mentions.push(mention);
    found.set(id, answer);
  }
  return [...found.values()];
}

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
