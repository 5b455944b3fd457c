import { type SQL, sql } from "drizzle-orm";
import type { Db } from "@/db/client";
import { assignments } from "@/db/schema/codebook";
import { SENTIMENTS, type Sentiment } from "@/db/schema/terms";
import type { Caller } from "@/lib/auth/caller";
import type { QuestionPath } from "@/lib/questions/find-question";
import { type AnalysedCode, baseOf, idsOf, readAnalysed } from "./analysed";
import { effectiveBase } from "./banner";
import { answersOf, countBases } from "./tabulate";
import { usualWeight } from "./usual-weight";

/** The sum of the weights of the answers with a code, and the same by the sentiment of their mention. */
export type CodeWeight = { answers: number; mentions: Record<Sentiment, number> };

export type WeighedCodes = {
  /** The segment that holds the weights. */
  key: string;
  /** The sum of the weights of the base, and the effective base by which intervals are computed. */
  base: { weight: number; effective: number };
  /** By the id of the code; codes that no answer has are missing. */
  codes: ReadonlyMap<string, CodeWeight>;
};

/**
 * The weighted counts of a question's codes, with the same base and weights as its cross-tabs. With `conditions`, only
 * answers that meet all of these count. Null for a question without a weight. Throws NOT_FOUND; NO_DATA without
 * answers.
 */
export async function weighCodes(
  db: Db,
  caller: Caller,
  path: QuestionPath,
  conditions: readonly SQL[] = [],
): Promise<WeighedCodes | null> {
  const analysed = await readAnalysed(db, caller, path);
  const key = await usualWeight(db, analysed);
  if (key === null) return null;
  const answers = baseOf(analysed, conditions);
  const request = { answers, keys: [], weightKey: key, repeatsRespondents: false };
  const [[base], codes] = await Promise.all([
    countBases(db, request, 1),
    sumWeights(db, caller.organizationId, request, analysed.codes),
  ]);
  return { key, base: { weight: base?.weight ?? 0, effective: base ? effectiveBase(base) : 0 }, codes };
}

/** `materialized` makes PostgreSQL compute a weight once per answer, not once per mention. */
async function sumWeights(
  db: Db,
  organizationId: string,
  request: Parameters<typeof answersOf>[0],
  codes: readonly AnalysedCode[],
): Promise<Map<string, CodeWeight>> {
  const felt = SENTIMENTS.map(
    (value) =>
      sql`coalesce(sum(weight) filter (where a.mention_sentiment = ${value}), 0)::float8 as ${sql.identifier(value)}`,
  );
  const rows = await db.execute<{ code_id: string; weight: number } & Record<Sentiment, number>>(sql`
    with answers as materialized (${answersOf(request)})
    select a.code_id, sum(weight)::float8 as weight, ${sql.join(felt, sql`, `)}
    from ${assignments} a join answers on answers.id = a.response_id
    where a.organization_id = ${organizationId} and a.code_id = any(${`{${idsOf(codes).join(",")}}`}::uuid[])
    group by a.code_id`);
  return new Map(rows.map(({ code_id: id, weight, ...mentions }) => [id, { answers: weight, mentions }]));
}
