import { sql } from "drizzle-orm";
import type { Db } from "@/db/client";
import { isOneOf } from "@/db/ids";
import { assignments } from "@/db/schema/codebook";
import { responses } from "@/db/schema/responses";
import type { CodingType, Sentiment } from "@/db/schema/terms";
import { type Caller, credentialOf } from "@/lib/auth/caller";
import { readCodebook } from "@/lib/codebook/read-codebook";
import { invalidInput } from "@/lib/errors";
import { findEvidence } from "@/lib/language/evidence";
import {
  holdQuestion,
  type QuestionPath,
  type QuestionScope,
  requireQuestion,
  scopeOf,
} from "@/lib/questions/find-question";
import { moveQuestion } from "@/lib/questions/question-status";
import { holdOpenJob } from "@/lib/questions/require-idle";
import { type ChosenCode, type CodeChoice, chooserOf } from "./choose-codes";
import { forgetPeoplesCodings, noteCodings, noteMachineCodings } from "./note-codings";
import { responseNotFound, type ShownResponse, showResponses } from "./read-coded";

/** What a person decides about one answer. Absent fields stay as they are. */
export type Decision = {
  responseId: string;
  /** All codes that the answer gets, in the order of mention; an empty list says that none fits. */
  codes?: readonly CodeChoice[] | undefined;
  /** Reviewed answers are never coded by the engine. Giving `codes` makes an answer reviewed by default. */
  reviewed?: boolean | undefined;
  /** Segments to set; null removes one. */
  segments?: Readonly<Record<string, string | number | null>> | undefined;
};

/**
 * Stores a person's decisions, all or none, and returns the answers as the API shows them. `coder` names the person where
 * one credential acts for several. NOT_FOUND where the question
 * or an answer is not the caller's, VALIDATION_ERROR where a choice names no code, or several.
 */
export async function decideResponses(
  db: Db,
  caller: Caller,
  path: QuestionPath,
  decisions: readonly Decision[],
  pathOf: (index: number) => string = () => "",
  coder: string = credentialOf(caller),
): Promise<ShownResponse[]> {
  const scope = scopeOf(caller, path);
  const ids = idsOf(decisions);
  return db.transaction(async (tx) => {
    await requireQuestion(tx, caller, path);
    await holdOpenJob(tx, scope);
    const { codingType } = await holdQuestion(tx, caller, path);
    const codebook = await readCodebook(tx, scope);
    const choose = chooserOf(codebook, codingType);
    const resolved = decisions.map(({ codes }, index) => (codes ? choose(codes, `${pathOf(index)}codes`) : null));
    const decided = decisions.filter(({ codes, reviewed = codes !== undefined }) => reviewed || codes);
    await noteMachineCodings(tx, scope, idsOf(decided));
    const texts = await storeDecisions(tx, scope, decisions);
    if (texts.size < new Set(ids).size) throw responseNotFound();
    const [issue, ...issues] = resolved.flatMap((one) => one?.issues ?? []);
    if (issue) throw invalidInput([issue, ...issues]);
    const recoded = decisions.flatMap(({ responseId }, index) => {
      const chosen = resolved[index]?.chosen;
      return chosen ? [{ responseId, text: texts.get(responseId) ?? "", chosen }] : [];
    });
    await replaceCodes(tx, { ...scope, codingType, coder }, recoded);
    await noteCodings(tx, scope, coder, idsOf(decided));
    await forgetPeoplesCodings(
      tx,
      caller.organizationId,
      idsOf(decisions.filter(({ reviewed }) => reviewed === false)),
    );
    await moveQuestion(tx, scope, "answers_settled");
    return showResponses(tx, caller, path, ids);
  });
}

const idsOf = (decisions: readonly Decision[]) => decisions.map(({ responseId }) => responseId);

/** Stores `reviewed` and segments, and returns the answers' texts by id. */
async function storeDecisions(
  tx: Db,
  { organizationId, questionId }: QuestionScope,
  decisions: readonly Decision[],
): Promise<Map<string, string>> {
  const rows = decisions.map(({ responseId, codes, reviewed, segments }) => ({
    id: responseId,
    reviewed: reviewed ?? (codes ? true : null),
    segments: segments ?? {},
  }));
  const written = await tx.execute<{ id: string; text: string }>(sql`
    update ${responses} r set
      reviewed = coalesce(d.reviewed, r.reviewed),
      reviewed_at = case d.reviewed when true then now() when false then null else r.reviewed_at end,
      flags = case when d.reviewed then array_remove(r.flags, 'not_coded') else r.flags end,
      not_coded = case when d.reviewed then null else r.not_coded end,
      segments = jsonb_strip_nulls(r.segments || d.segments)
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as d (id uuid, reviewed boolean, segments jsonb)
    where r.organization_id = ${organizationId} and r.question_id = ${questionId} and r.id = d.id
    returning r.id, r.text`);
  return new Map(written.map(({ id, text }) => [id, text]));
}

type Recoded = { responseId: string; text: string; chosen: readonly ChosenCode[] };

/**
 * Replaces the codes of answers. A code that an answer had before keeps its evidence and sentiment. In entity coding
 * the code's name is looked for in the answer as evidence.
 */
async function replaceCodes(
  tx: Db,
  { organizationId, codingType, coder }: { organizationId: string; codingType: CodingType; coder: string },
  recoded: readonly Recoded[],
): Promise<void> {
  if (recoded.length === 0) return;
  const ids = recoded.map(({ responseId }) => responseId);
  const before = await tx.execute<{ key: string; evidence: string | null; sentiment: Sentiment }>(sql`
    delete from ${assignments} where organization_id = ${organizationId} and ${isOneOf(assignments.responseId, ids)}
    returning response_id || ' ' || code_id as key, evidence, mention_sentiment as sentiment`);
  const known = new Map(before.map((mention) => [mention.key, mention]));
  const rows = recoded.flatMap(({ responseId, text, chosen }) =>
    chosen.map(({ code, sentiment }, position) => {
      const had = known.get(`${responseId} ${code.id}`);
      return {
        responseId,
        codeId: code.id,
        position,
        sentiment: sentiment ?? had?.sentiment ?? code.sentiment,
        evidence: findEvidence(text, had?.evidence ?? (codingType === "entity" ? code.name : null)),
      };
    }),
  );
  await tx.execute(sql`
    insert into ${assignments}
      (organization_id, response_id, code_id, position, confidence, mention_sentiment, evidence, source, actor)
    select ${organizationId}, a."responseId", a."codeId", a.position, 'high', a.sentiment, a.evidence, 'person', ${coder}
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as a (
      "responseId" uuid, "codeId" uuid, position smallint, sentiment sentiment, evidence text)`);
}
