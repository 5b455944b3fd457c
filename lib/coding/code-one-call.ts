import type { Db } from "@/db/client";
import { type Commit, commitOn } from "@/db/commit";
import type { CodingType } from "@/db/schema/terms";
import { type Caller, credentialOf } from "@/lib/auth/caller";
import type { CodebookDraft } from "@/lib/codebook/codebook";
import { requireFrame } from "@/lib/codebook/frames";
import { settleReservation, whileReserved } from "@/lib/credits/reservation";
import type { AnswerCoding, CodingEngine, NamedGuidance } from "@/lib/engines/engine";
import { onBehalfOf } from "@/lib/engines/on-behalf-of";
import { newId } from "@/lib/ids/new-id";
import type { AcceptedJob } from "@/lib/jobs/accept-job";
import { prepareInWorker } from "@/lib/preparation/prepare-in-worker";
import { occurrencesOf } from "@/lib/responses/insert-responses";
import { acceptOneCallJob } from "./accept-one-call-job";
import { chargeFor, isBillable } from "./charge";
import { type OneCallResult, oneCallResult } from "./one-call-result";
import { codeInMemory } from "./pipeline/code-in-memory";
import { type AcceptedOneCall, type OneCallAnswer, storeOneCall } from "./store-one-call";

/** From this many answers on, one-call coding runs as a job. */
const JOB_FROM = 50;

export type OneCallRequest = {
  responses: readonly { id: string; text: string }[];
  codingType: CodingType;
  language: string;
  /** The question's wording and the subject of the survey, if the caller gives them. */
  question?: string | undefined;
  survey?: string | undefined;
  /** Codes to use; null to generate a codebook from the answers. */
  codebook: CodebookDraft | null;
  /** Codes that a generated codebook should contain, and subjects that it should avoid. */
  guidance?: NamedGuidance | undefined;
  /** Whether the codes of a generated codebook are wishes. */
  requests?: boolean | undefined;
};

export type OneCallOutcome = { mode: "sync"; result: OneCallResult } | { mode: "async"; job: AcceptedJob };

/**
 * Codes an array of answers into a temporary project: fewer than 50 while the caller waits, more in a job. Throws
 * INSUFFICIENT_CREDITS before any coding. A call that fails stores nothing and costs nothing.
 */
export async function codeOneCall(
  db: Db,
  caller: Caller,
  { responses, ...request }: OneCallRequest,
  engine: CodingEngine,
  commit: Commit<OneCallOutcome> = commitOn(db),
): Promise<OneCallOutcome> {
  const { codingType, language, question = null } = request;
  const given = withIds(responses);
  const answers = await prepareInWorker(given, { question, language, codingType }, { group: caller.organizationId });
  const { billable } = chargeFor(answers);
  const guidance = request.guidance && {
    ...request.guidance,
    frame: await requireFrame(db, caller, request.guidance.frame),
  };
  const accepted = { ...request, guidance, answers, billable };
  if (answers.length < JOB_FROM) return codeAtOnce(db, caller, accepted, engine, commit);
  return commit(async (tx) => ({ mode: "async", job: await acceptOneCallJob(tx, caller, accepted, engine) }));
}

function withIds(responses: OneCallRequest["responses"]) {
  const occurrences = occurrencesOf(responses.map(({ id }) => id));
  return responses.map(({ id, text }, index) => ({
    id: newId(),
    externalId: id,
    occurrence: occurrences[index] ?? 0,
    text,
  }));
}

/**
 * Codes the answers in memory first, then writes everything in one transaction. If it fails, the reserved credits are
 * returned.
 */
async function codeAtOnce(
  db: Db,
  caller: Caller,
  accepted: AcceptedOneCall,
  engine: CodingEngine,
  commit: Commit<OneCallOutcome>,
): Promise<OneCallOutcome> {
  const { organizationId } = caller;
  const {
    codingType,
    language,
    question = null,
    survey = null,
    answers,
    codebook: given,
    guidance,
    requests,
    billable,
  } = accepted;
  const by = { change: given ? ("import" as const) : ("generate" as const), actor: credentialOf(caller) };
  return whileReserved(db, caller, { amount: billable, description: "One-call coding" }, async (reservation) => {
    const context = { codingType, language, wording: question, survey, ...(requests && { requests }) };
    const input = { context, answers, given, guidance };
    const { codebook, frame, codings } = await codeInMemory(onBehalfOf(organizationId, engine), input);
    const tried = withFlags(answers, codings);
    const creditsUsed = tried.filter(({ flags }) => isBillable(flags)).length;
    return commit(async (tx) => {
      const coded = { engine: engine.version, codings };
      const draft = given ? null : { engine: engine.version, frame };
      const made = { ...by, draft };
      const ids = await storeOneCall(tx, organizationId, { ...accepted, answers: tried, codebook, by: made, coded });
      await settleReservation(tx, reservation, creditsUsed);
      return { mode: "sync", result: oneCallResult({ ...ids, creditsUsed, codebook, answers: tried, codings }) };
    });
  });
}

/** The answers with the engine's flags; those that the engine failed on have the flag `not_coded` and the reason. */
function withFlags(answers: readonly OneCallAnswer[], codings: readonly AnswerCoding[]): OneCallAnswer[] {
  const byId = new Map(codings.map((coding) => [coding.answerId, coding]));
  return answers.map((answer) => {
    const { notCoded, flag } = byId.get(answer.id) ?? {};
    if (notCoded) return { ...answer, flags: [...answer.flags, "not_coded"], notCoded };
    return flag ? { ...answer, flags: [...answer.flags, flag] } : answer;
  });
}
