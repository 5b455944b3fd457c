import { and, eq, type SQL, sql } from "drizzle-orm";
import type { Db } from "@/db/client";
import { isOneOf } from "@/db/ids";
import { assignments } from "@/db/schema/codebook";
import { responses } from "@/db/schema/responses";
import type { AnalysedSubject } from "@/lib/analytics/subject";
import type { Caller } from "@/lib/auth/caller";
import { inParts } from "@/lib/data/parts";
import { findEvidence } from "@/lib/language/evidence";
import type { Settled } from "./settle";

const PART = 1_000;

type Donated = typeof assignments.$inferSelect;

/** The answers that still have the codes that the report showed, and that no person has decided or edited since. */
export async function unchangedSince(
  tx: Db,
  { waves }: AnalysedSubject,
  settled: readonly Settled[],
): Promise<Settled[]> {
  const kept: Settled[] = [];
  for (const part of inParts(settled, PART)) {
    const seen = part.map(({ id, wave, before }) => ({
      id,
      codes: before.flatMap((index) => waves[wave]?.codes[index]?.id ?? []).toSorted(),
    }));
    const rows = await tx.execute<{ id: string }>(sql`
      select r.id from jsonb_to_recordset(${JSON.stringify(seen)}::jsonb) as seen (id uuid, codes jsonb)
      join ${responses} r on r.organization_id = ${waves[0]?.organizationId ?? ""} and r.id = seen.id
      where not r.reviewed and not r.edited and seen.codes = coalesce((
        select jsonb_agg(a.code_id order by a.code_id) from ${assignments} a
        where a.organization_id = r.organization_id and a.response_id = r.id), '[]')`);
    const same = new Set(rows.map(({ id }) => id));
    kept.push(...part.filter(({ id }) => same.has(id)));
  }
  return kept;
}

/** The codes of the answers from which codes are copied, by answer. Call it before any of these codes changes. */
export async function readDonors(
  tx: Db,
  { organizationId }: Caller,
  settled: readonly Settled[],
): Promise<Map<string, Donated[]>> {
  const ids = new Set(settled.flatMap(({ mentions }) => mentions.flatMap(({ from }) => from ?? [])));
  const donors = new Map<string, Donated[]>();
  for (const part of inParts([...ids], PART)) {
    const rows = await tx
      .select()
      .from(assignments)
      .where(and(eq(assignments.organizationId, organizationId), isOneOf(assignments.responseId, part)));
    for (const row of rows) donors.set(row.responseId, [...(donors.get(row.responseId) ?? []), row]);
  }
  return donors;
}

/** A query of the ids of these answers. */
export const selectAnswers = (settled: readonly Settled[]): SQL =>
  sql`select unnest(${`{${settled.map(({ id }) => id).join(",")}}`}::uuid[])`;

type Copying = { analysed: AnalysedSubject; actor: string; donors: ReadonlyMap<string, Donated[]> };

/** Replaces the codes of one question's answers by those of similar answers. */
export async function copyCodes(tx: Db, copying: Copying, settled: readonly Settled[]): Promise<void> {
  const organizationId = copying.analysed.waves[0]?.organizationId ?? "";
  for (const part of inParts(settled, PART)) {
    const rows = part.flatMap((answer) => mentionsFor(copying, answer));
    await tx.delete(assignments).where(
      and(
        eq(assignments.organizationId, organizationId),
        isOneOf(
          assignments.responseId,
          part.map(({ id }) => id),
        ),
      ),
    );
    await tx.execute(sql`
      insert into ${assignments} (organization_id, response_id, code_id, position, confidence, mention_sentiment,
        evidence, source, engine, actor)
      select ${organizationId}, m."responseId", m."codeId", m.position, m.confidence, m."mentionSentiment", m.evidence,
        'rule', m.engine, ${copying.actor}
      from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as m (
        "responseId" uuid, "codeId" uuid, position smallint, confidence confidence, "mentionSentiment" sentiment,
        evidence text, engine text)`);
  }
}

/** The mentions to store for an answer. Evidence is kept only if the passage occurs in the answer itself. */
function mentionsFor({ analysed, donors }: Copying, { id, wave, text, mentions }: Settled) {
  return mentions.flatMap(({ code: index, from }, position) => {
    const code = analysed.waves[wave]?.codes[index];
    const donated = donors.get(from ?? "")?.find(({ codeId }) => analysed.codeIndexes.get(codeId) === index);
    if (!code) return [];
    return {
      responseId: id,
      codeId: code.id,
      position,
      confidence: donated?.confidence ?? "medium",
      mentionSentiment: donated?.mentionSentiment ?? code.sentiment,
      evidence: findEvidence(text, donated?.evidence ?? null),
      engine: donated?.engine ?? null,
    };
  });
}
