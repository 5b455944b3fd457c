import { and, eq, sql } from "drizzle-orm";
import type { Db } from "@/db/client";
import { isOneOf } from "@/db/ids";
import { assignments } from "@/db/schema/codebook";
import { responses, type TakenOff } from "@/db/schema/responses";
import type { CodingType } from "@/db/schema/terms";
import { invalidInput } from "@/lib/errors/app-error";
import { evidenceIn } from "@/lib/language/evidence";
import { indexOfPassage } from "@/lib/language/find-passage";
import type { ChosenCode } from "./choose-codes";

/** The codes that a person gives an answer; `path` is their place in the request. */
export type Recoded = { responseId: string; chosen: readonly ChosenCode[]; isCheck: boolean; path: string };

type Coding = { organizationId: string; codingType: CodingType; coder: string };

/** A code of an answer as it is stored. */
type Row = TakenOff & { evidenceStart: number | null };

/** An answer before its codes are replaced. */
type Before = { text: string; had: Row[]; takenOff: TakenOff[] };

/**
 * Replaces the codes of answers. A code that an answer had before keeps its evidence and sentiment, unless others are
 * given. In a check, all codes become the person's. Otherwise only the codes that differ do: unchanged codes keep their
 * source, and a code that somebody had removed comes back as it was.
 */
export async function replaceCodes(tx: Db, coding: Coding, recoded: readonly Recoded[]): Promise<void> {
  const { organizationId } = coding;
  const before = await takeCodes(
    tx,
    organizationId,
    recoded.map(({ responseId }) => responseId),
  );
  const after = recoded.flatMap((one) => {
    const answer = before.get(one.responseId);
    return answer ? [{ ...one, ...codesAfter(coding, answer, one) }] : [];
  });
  const rows = after.flatMap(({ responseId, rows }) => rows.map((row) => ({ ...row, responseId })));
  await tx.execute(sql`
    insert into ${assignments} (organization_id, response_id, code_id, position, confidence, mention_sentiment,
      evidence, evidence_start, source, engine, suggestion_id, actor, created_at)
    select ${organizationId}, a."responseId", a."codeId", a.position, a.confidence, a."mentionSentiment", a.evidence,
      a."evidenceStart", a.source, a.engine, a."suggestionId", a.actor, coalesce(a."createdAt", now())
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as a (
      "responseId" uuid, "codeId" uuid, position smallint, confidence confidence, "mentionSentiment" sentiment,
      evidence text, "evidenceStart" integer, source assignment_source, engine text, "suggestionId" uuid, actor text,
      "createdAt" timestamptz)`);
  const states = after.map(({ responseId, takenOff, isEdited }) => ({ id: responseId, takenOff, isEdited }));
  await tx.execute(sql`
    update ${responses} r set edited = s."isEdited" and not r.reviewed, taken_off = s."takenOff",
      edited_at = case when s."isEdited" and not r.reviewed then now() end
    from jsonb_to_recordset(${JSON.stringify(states)}::jsonb) as s (id uuid, "takenOff" jsonb, "isEdited" boolean)
    where r.organization_id = ${organizationId} and r.id = s.id
      and (s."isEdited" and not r.reviewed
        or (r.edited, r.taken_off) is distinct from (s."isEdited" and not r.reviewed, s."takenOff"))`);
}

/** Deletes the codes of answers, and returns what the answers had, by their ids. */
async function takeCodes(tx: Db, organizationId: string, ids: readonly string[]): Promise<Map<string, Before>> {
  const answers = await tx
    .select({ id: responses.id, text: responses.text, takenOff: responses.takenOff })
    .from(responses)
    .where(and(eq(responses.organizationId, organizationId), isOneOf(responses.id, ids)));
  const rows = await tx
    .delete(assignments)
    .where(and(eq(assignments.organizationId, organizationId), isOneOf(assignments.responseId, ids)))
    .returning();
  const before = new Map<string, Before>(answers.map(({ id, ...answer }) => [id, { ...answer, had: [] }]));
  for (const { organizationId: _, responseId, segmentsMark: __, createdAt, ...row } of rows) {
    before.get(responseId)?.had.push({ ...row, createdAt: createdAt.toISOString() });
  }
  return before;
}

/** The codes that an answer has from now on, and the machine's codes that a person removed or replaced. */
function codesAfter(
  { codingType, coder }: Coding,
  { text, had, takenOff }: Before,
  { chosen, isCheck, path }: Recoded,
): { rows: (Omit<Row, "createdAt"> & { createdAt: string | null })[]; takenOff: TakenOff[]; isEdited: boolean } {
  const find = evidenceIn(text);
  const known = [...had, ...takenOff.map((row) => ({ ...row, evidenceStart: null }))];
  const rows = chosen.map((choice, position) => {
    const { code, sentiment } = choice;
    const marked = markedIn(text, choice, path);
    const isSame = (row: Row) =>
      row.codeId === code.id &&
      (sentiment === undefined || row.mentionSentiment === sentiment) &&
      (marked === undefined || (row.evidence === marked.evidence && startOf(row, text) === marked.evidenceStart));
    const same = isCheck ? undefined : known.find(isSame);
    if (same) return { ...same, position };
    const last = had.find(({ codeId }) => codeId === code.id);
    return {
      codeId: code.id,
      position,
      confidence: "high" as const,
      mentionSentiment: sentiment ?? last?.mentionSentiment ?? code.sentiment,
      evidence: find(last?.evidence ?? (codingType === "entity" ? code.name : null)),
      evidenceStart: last && last.evidence !== null ? last.evidenceStart : null,
      ...marked,
      source: "person" as const,
      engine: null,
      suggestionId: null,
      actor: coder,
      createdAt: null,
    };
  });
  const stays = (codeId: string) => rows.some((row) => row.codeId === codeId && row.source !== "person");
  const gone = new Map<string, TakenOff>();
  for (const { codeId, ...row } of known) {
    if (row.source === "person" || stays(codeId) || gone.has(codeId)) continue;
    const { evidenceStart: _, ...taken } = row;
    gone.set(codeId, { codeId, ...taken });
  }
  return {
    rows,
    takenOff: [...gone.values()],
    isEdited: gone.size > 0 || rows.some(({ source }) => source === "person"),
  };
}

type Marked = { evidence: string | null; evidenceStart: number | null };

/**
 * The evidence that a choice quotes; undefined if it quotes none. Throws VALIDATION_ERROR if the answer does not
 * contain the quoted words.
 */
function markedIn(text: string, { evidence, evidenceStart, place }: ChosenCode, path: string): Marked | undefined {
  if (evidence === undefined) return undefined;
  if (evidence === null) return { evidence: null, evidenceStart: null };
  const start = evidenceStart ?? indexOfPassage(text, evidence);
  if (start >= 0 && text.startsWith(evidence, start)) return { evidence, evidenceStart: start };
  const message = evidenceStart === undefined ? "does not stand in the answer" : `does not stand at ${evidenceStart}`;
  throw invalidInput([{ path: `${path}[${place}].evidence`, message }]);
}

const startOf = ({ evidence, evidenceStart }: Row, text: string): number | null =>
  evidence === null ? null : (evidenceStart ?? indexOfPassage(text, evidence));
