import { type SQL, sql } from "drizzle-orm";
import type { Db } from "@/db/client";
import { type Cell, type CellAnswer, type CellMention, MENTION_OVERHEAD, marksOf, mentioning } from "./cell-answers";
import { readLongCell } from "./read-long-cell";

/**
 * How many answers that the index finds are read for each answer that a page still needs. The index is a Bloom filter
 * with false positives: with twelve regions, one in eight of the answers that it finds is of another region (`npm run
 * bench:analytics`). Each further round reads `growth` times as many.
 */
const CANDIDATES = { perAnswer: 1.3, growth: 4, max: 10_000 };

/** A mention with its answer. */
type MentionRow = Omit<CellAnswer, "mentions"> & CellMention & { bytes: null };
/** The bytes of all mentions, and the last id that was tried; null if the index has no further ids. */
type LastRow = { bytes: number; lastTried: string | null };

type Page = { found: CellAnswer[]; hasMore: boolean; bytes: number };

/**
 * The answers with any of the codes, ordered by id, as many as `limit` and `bytes` allow. Also returns whether there
 * are more and, if not, how many bytes they have.
 */
export async function readCell(db: Db, cell: Cell): Promise<Page> {
  const found: CellAnswer[] = [];
  let { after, bytes } = cell;
  for (let factor = CANDIDATES.perAnswer; ; factor *= CANDIDATES.growth) {
    const rest = { ...cell, after, limit: cell.limit - found.length, bytes };
    const candidates = Math.min(Math.ceil((rest.limit + 1) * factor), CANDIDATES.max);
    const { answers, last } = await readMentions(db, rest, candidates);
    if (last.bytes > rest.bytes) {
      const long = await readLongCell(db, rest);
      return { ...long, found: [...found, ...long.found] };
    }
    found.push(...answers.slice(0, rest.limit));
    if (answers.length > rest.limit) return { found, hasMore: true, bytes: 0 };
    bytes -= last.bytes;
    if (last.lastTried === null) return { found, hasMore: false, bytes: cell.bytes - bytes };
    after = last.lastTried;
  }
}

/**
 * The answers among the next candidates, at most one more than `limit`; none if they have more than `bytes`. Answers
 * are joined to their mentions by a full join, which PostgreSQL does by hash or in order. With any other join it would
 * compare each answer with each mention, because it expects few rows.
 */
async function readMentions(db: Db, cell: Cell, candidates: number) {
  const rows = await db.execute<MentionRow | LastRow>(sql`
    with mark as materialized (${marksOf(cell)}),
    candidate as materialized (${mentioning(cell)} limit ${candidates}),
    answer as materialized (
      select id, external_id, text, segments from (
        select * from responses
        where organization_id = ${cell.organizationId} and id = any(array(select response_id from candidate))
        order by id
        offset 0
      ) responses
      where ${cell.answers}
      order by id
      limit ${cell.limit + 1}
    ),
    mention as materialized (${mentionsOf(cell)}),
    joined as materialized (select * from answer full join mention on response_id = id order by id, position),
    total as materialized (
      select coalesce(sum(${MENTION_OVERHEAD}::integer + octet_length(text) + ${segmentBytes}
        + coalesce(octet_length(evidence), 0)), 0)::float8 as bytes
      from joined
    )
    select id, external_id as "externalId", text, segments, code_id as "codeId", mention_sentiment as sentiment,
      confidence, evidence, null::float8 as bytes, null::uuid as "lastTried"
    from joined where (select bytes from total) <= ${cell.bytes}
    union all
    select null, null, null, null, null, null, null, null, bytes,
      (select response_id from candidate offset ${candidates - 1})
    from total`);
  const last = rows.find((row) => row.bytes !== null) ?? { bytes: 0, lastTried: null };
  return { answers: answersOf(rows.filter((row) => row.bytes === null)), last };
}

/** Joins the mentions of each answer. */
function answersOf(rows: readonly MentionRow[]): CellAnswer[] {
  const answers = new Map<string, CellAnswer>();
  for (const { id, externalId, text, segments, codeId, sentiment, confidence, evidence } of rows) {
    const mention = { codeId, sentiment, confidence, evidence };
    const known = answers.get(id);
    if (known) known.mentions.push(mention);
    else answers.set(id, { id, externalId, text, segments, mentions: [mention] });
  }
  return [...answers.values()];
}

/**
 * The stored size is much faster to read than writing the JSON as text. For compressed JSON it is too small, so the
 * text is measured.
 */
const segmentBytes = sql.raw(
  "case when pg_column_compression(segments) is null then pg_column_size(segments) else octet_length(segments::text) end",
);

/** SQL of the mentions of the page's answers. The mentions of a single code are neighbours in the index by code. */
function mentionsOf({ organizationId, codeIds }: Cell): SQL {
  const columns = sql.raw("response_id, code_id, position, evidence, mention_sentiment, confidence");
  const own = sql`organization_id = ${organizationId} and response_id = any(array(select id from answer))`;
  if (codeIds.length === 1) return sql`select ${columns} from assignments where ${own} and code_id = ${codeIds[0]}`;
  return sql`
    select ${columns} from (select * from assignments where ${own} offset 0) own
    where code_id = any(${`{${codeIds.join(",")}}`}::uuid[])`;
}
