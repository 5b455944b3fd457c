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
};

/** The answers with any of the codes, by id. */
export async function readCell(db: Db, cell: Cell): Promise<CellAnswer[]> {
  const { organizationId, answers, codeIds, limit } = cell;
  const rows = await db.execute<Omit<CellAnswer, "mentions"> & CellMention>(sql`
    with page as materialized (
      select answer.* from (${mentioning(cell)}) mentioning
      cross join lateral (
        select ${responses.id}, ${responses.externalId}, ${responses.text}, ${responses.segments} from ${responses}
        where ${responses.organizationId} = ${organizationId} and ${responses.id} = mentioning.response_id
          and ${answers}
        offset 0
      ) answer
      order by mentioning.response_id
      limit ${limit}
    )
    select page.id, external_id as "externalId", segments,
      case when row_number() over (partition by page.id order by position) = 1 then text end as text,
      code_id as "codeId", evidence, mention_sentiment as sentiment, confidence
    from page
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
