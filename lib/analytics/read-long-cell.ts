import { type SQL, sql } from "drizzle-orm";
import type { Db } from "@/db/client";
import { assignments } from "@/db/schema/codebook";
import { responses } from "@/db/schema/responses";
import { type Cell, type CellAnswer, type CellMention, MENTION_OVERHEAD, marksOf, mentioning } from "./cell-answers";

/** A mention with its answer. For answers after the page, `text`, `segments` and `evidence` are null. */
type Row = Omit<CellAnswer, "text" | "mentions"> & CellMention & { text: string | null; bytesSoFar: number };

/**
 * Like `readCell`, for answers that are too long for one page: reads as many as `bytes` allow. It costs about twice the
 * time, since PostgreSQL adds up the bytes answer by answer.
 */
export async function readLongCell(db: Db, cell: Cell) {
  const rows = await db.execute<Row>(sql`
    with mark as materialized (${marksOf(cell)})
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

/** SQL of the mentions, each with the bytes read up to the end of its answer. */
const sizedMentions = (cell: Cell): SQL => sql`
  select mention.*, sum(${MENTION_OVERHEAD}::integer + octet_length(text) + octet_length(segments::text)
    + coalesce(octet_length(evidence), 0)) over (order by id) as bytes
  from (${mentionsOf(cell)}) mention`;

/**
 * SQL of the mentions of the page's answers and of the next answer. Each `offset 0` keeps PostgreSQL from joining whole
 * tables.
 */
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
