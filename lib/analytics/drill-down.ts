import { and, asc, gt, type SQL, sql } from "drizzle-orm";
import type { Db } from "@/db/client";
import { assignments } from "@/db/schema/codebook";
import { responses } from "@/db/schema/responses";
import type { Confidence, Sentiment } from "@/db/schema/terms";
import type { Caller } from "@/lib/auth/caller";
import { pageOf } from "@/lib/page";
import { type Analysed, baseOf, codesNamed, idsOf } from "./analysed";
import { type AnalysisFilter, conditionsFor } from "./answer-filter";
import type { Subject } from "./subject";
import { readTogether } from "./together";

export type CellRequest = {
  codeName: string;
  segment: string;
  filter?: AnalysisFilter | undefined;
  limit: number;
  cursor?: number | undefined;
};

type CellMention = { codeId: string; evidence: string | null; sentiment: Sentiment; confidence: Confidence };

/** A cursor is the place of the wave, from 0, times this, plus a position. */
const POSITIONS = 2 ** 32;

/**
 * The answers behind a cell of a cross-tab in the order of their arrival, of a group wave after wave, each with its
 * mentions of the code or, for a net, of the category's codes. NOT_FOUND, NO_DATA, VALIDATION_ERROR.
 */
export async function drillDown(db: Db, caller: Caller, subject: Subject, request: CellRequest) {
  const analysed = await readTogether(db, caller, subject);
  const codes = codesNamed(analysed, request.codeName);
  const [own, filtered] = await Promise.all([
    conditionsFor(db, analysed, { segments: [request.segment] }, "segment"),
    conditionsFor(db, analysed, request.filter),
  ]);
  const found = await readCell(db, analysed, idsOf(codes), { ...request, conditions: [...own, ...filtered] });
  const { items, nextCursor } = pageOf(found, request.limit, ({ place, position }) =>
    String(place * POSITIONS + position),
  );
  const nameOf = new Map(codes.flatMap(({ ids, name }) => ids.map((id) => [id, name] as const)));
  return {
    responses: items.map(({ id, externalId, text, segments, mentions }) => ({
      id: externalId,
      response_id: id,
      text,
      evidence: mentions.find(({ evidence }) => evidence)?.evidence ?? null,
      mentions: mentions.map(({ codeId, evidence, sentiment, confidence }) => ({
        code_id: codeId,
        name: nameOf.get(codeId) ?? "",
        evidence,
        mention_sentiment: sentiment,
        confidence,
      })),
      segments,
    })),
    nextCursor,
  };
}

type Cell = { conditions: readonly SQL[]; limit: number; cursor?: number | undefined };

/** The next answers, one more than a page has. */
async function readCell(
  db: Db,
  analysed: Analysed,
  codeIds: readonly string[],
  { conditions, limit, cursor = -1 }: Cell,
) {
  const first = Math.max(0, Math.floor(cursor / POSITIONS));
  const found: (Awaited<ReturnType<typeof readWave>>[number] & { place: number })[] = [];
  for (const [at, questionId] of analysed.questionIds.slice(first).entries()) {
    const place = first + at;
    const after = at === 0 && cursor >= 0 ? cursor % POSITIONS : -1;
    const base = baseOf({ organizationId: analysed.organizationId, questionId }, conditions);
    const answers = await readWave(db, codeIds, { base, after, limit: limit + 1 - found.length });
    found.push(...answers.map((answer) => ({ ...answer, place })));
    if (found.length > limit) break;
  }
  return found;
}

function readWave(
  db: Db,
  codeIds: readonly string[],
  { base, after, limit }: { base: SQL; after: number; limit: number },
) {
  const isOfCell = sql`a.organization_id = ${responses}.organization_id and a.response_id = ${responses}.id
    and a.code_id = any(${`{${codeIds.join(",")}}`}::uuid[])`;
  return db
    .select({
      id: responses.id,
      externalId: responses.externalId,
      text: responses.text,
      segments: responses.segments,
      position: responses.position,
      mentions: sql<CellMention[]>`(
        select jsonb_agg(jsonb_build_object('codeId', a.code_id, 'evidence', a.evidence,
          'sentiment', a.mention_sentiment, 'confidence', a.confidence) order by a.position)
        from ${assignments} a where ${isOfCell})`,
    })
    .from(responses)
    .where(and(base, sql`exists (select 1 from ${assignments} a where ${isOfCell})`, gt(responses.position, after)))
    .orderBy(asc(responses.position))
    .limit(limit);
}
