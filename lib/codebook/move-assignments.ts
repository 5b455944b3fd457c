import { type SQL, sql } from "drizzle-orm";
import type { Db } from "@/db/client";
import { assignments } from "@/db/schema/codebook";
import type { Confidence, Sentiment } from "@/db/schema/terms";

/** Moves mentions from one code to another: all of them, or only those of some answers or with some sentiments. */
export type Move = {
  from: string;
  to: string;
  responseIds?: readonly string[];
  sentiments?: readonly Sentiment[];
  /** Moves only the mentions of answers that no other move of the same code lists in `responseIds`. */
  rest?: true;
  /** The suggestion that makes this move. */
  suggestionId?: string;
  /** Moved mentions have at most this confidence; a higher one is lowered to it. */
  confidence?: Confidence;
};

/**
 * Moves the mentions of codes that are about to be deleted. An answer that has both codes keeps one mention: a person's
 * rather than the engine's, then the one with the higher confidence, then the earlier one. The SQL compares enum
 * values: `person` is the greatest source, `high` the smallest confidence.
 */
export async function moveAssignments(tx: Db, organizationId: string, moves: readonly Move[]): Promise<void> {
  if (moves.length === 0) return;
  await tx.execute(sql`
    ${movedMentions(organizationId, moves)}
    insert into ${assignments} as kept (organization_id, response_id, code_id, position, confidence,
      mention_sentiment, evidence, evidence_start, source, engine, suggestion_id, actor, created_at, segments_mark)
    select organization_id, response_id, target, position, greatest(given, confidence), mention_sentiment, evidence,
      evidence_start, source, engine, coalesce(moved_by, suggestion_id), actor, created_at, segments_mark
    from best
    on conflict (organization_id, response_id, code_id) do update set
      position = least(kept.position, excluded.position), confidence = excluded.confidence,
      mention_sentiment = excluded.mention_sentiment, evidence = excluded.evidence,
      evidence_start = excluded.evidence_start, source = excluded.source, engine = excluded.engine,
      suggestion_id = excluded.suggestion_id, actor = excluded.actor, created_at = excluded.created_at
    where excluded.source > kept.source
      or (excluded.source = kept.source and excluded.confidence < kept.confidence)`);
}

/** The SQL clause `with ... best`: the mentions that the moves would make, one for each answer and `target` code. */
export function movedMentions(organizationId: string, moves: readonly Move[]): SQL {
  const whole = moves.filter(({ responseIds }) => !responseIds);
  const single = moves.flatMap(({ responseIds = [], ...move }) =>
    responseIds.map((responseId) => ({ ...move, responseId })),
  );
  return sql`
    with m as (
      select * from jsonb_to_recordset(${JSON.stringify(whole)}::jsonb)
        as m ("from" uuid, "to" uuid, sentiments text[], confidence confidence, rest boolean, "suggestionId" uuid)
    ), s as (
      select * from jsonb_to_recordset(${JSON.stringify(single)}::jsonb)
        as s (
          "from" uuid, "to" uuid, "responseId" uuid, sentiments text[], confidence confidence, "suggestionId" uuid)
    ), moving as (
      select a.*, m."to" as target, m.sentiments, m.confidence as given, m."suggestionId" as moved_by from m
      join ${assignments} a on a.organization_id = ${organizationId} and a.code_id = m."from"
      where m.rest is null or not exists (
        select from s where s."from" = a.code_id and s."responseId" = a.response_id)
      union all
      select a.*, s."to" as target, s.sentiments, s.confidence as given, s."suggestionId" as moved_by from s
      join ${assignments} a on a.organization_id = ${organizationId} and a.code_id = s."from"
        and a.response_id = s."responseId"
    ), best as (
      select distinct on (response_id, target) * from moving
      where sentiments is null or mention_sentiment::text = any (sentiments)
      order by response_id, target, source desc, confidence, position
    )`;
}
