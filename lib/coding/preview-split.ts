import { and, eq, sql } from "drizzle-orm";
import type { Db } from "@/db/client";
import { assignments } from "@/db/schema/codebook";
import { responses } from "@/db/schema/responses";
import type { Confidence } from "@/db/schema/terms";
import type { Caller } from "@/lib/auth/caller";
import type { CodePath } from "@/lib/codebook/edit-codes";
import { type Move, movedMentions } from "@/lib/codebook/move-assignments";
import type { CodingEngine } from "@/lib/engines/engine";
import { planSplit, type SplitRequest } from "./split-code";

const EXAMPLES = 4;
const EXAMPLE_CHARACTERS = 600;

type Example = { response_id: string; id: string; text: string; evidence: string | null; confidence: Confidence };
type Half = {
  target: string;
  responses: number;
  high: number;
  medium: number;
  low: number;
  examples: Example[];
  moved: number;
  both: number;
};

/**
 * Previews how a split would divide the answers of this question that have the code, with quotes of each part. Changes
 * nothing. Throws the same errors as the split.
 */
export async function previewSplit(
  db: Db,
  caller: Caller,
  path: CodePath,
  request: SplitRequest,
  engine: CodingEngine,
) {
  const { organizationId } = caller;
  const { fresh, moves } = await planSplit(db, caller, path, request, engine);
  const halves = moves.length > 0 ? await readHalves(db, organizationId, moves) : [];
  const having = and(eq(assignments.organizationId, organizationId), eq(assignments.codeId, path.codeId));
  const total = await db.$count(assignments, having);
  const { moved = 0, both = 0 } = halves[0] ?? {};
  return {
    responses: total,
    responses_of_several: both,
    responses_of_none: total - moved,
    codes: fresh.map(({ id, name, sentiment }) => {
      const half = halves.find(({ target }) => target === id);
      const { responses = 0, high = 0, medium = 0, low = 0, examples = [] } = half ?? {};
      return { name, sentiment, responses, confidence: { high, medium, low }, examples };
    }),
  };
}

/** The answers of each new code, with quotes; those with high confidence come first. */
async function readHalves(db: Db, organizationId: string, moves: readonly Move[]): Promise<Half[]> {
  const halves = await db.execute<Half>(sql`
    ${movedMentions(organizationId, moves)}, sorted as (
      select target, response_id, evidence, greatest(given, confidence) as confidence,
        row_number() over (partition by target order by greatest(given, confidence), response_id) as place
      from best
    )
    select target, count(*)::int as responses,
      count(*) filter (where confidence = 'high')::int as high,
      count(*) filter (where confidence = 'medium')::int as medium,
      count(*) filter (where confidence = 'low')::int as low,
      coalesce(json_agg(json_build_object('response_id', r.id, 'id', r.external_id,
        'text', left(r.text, ${EXAMPLE_CHARACTERS}), 'evidence', evidence, 'confidence', confidence) order by place)
        filter (where place <= ${EXAMPLES}), '[]') as examples,
      (select count(distinct response_id)::int from best) as moved,
      (select count(*)::int from (select from best group by response_id having count(*) > 1) as several) as both
    from sorted join ${responses} r on r.organization_id = ${organizationId} and r.id = response_id
    group by target`);
  return [...halves];
}
