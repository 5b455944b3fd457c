import type { Db } from "@/db/client";
import type { CodingType } from "@/db/schema/terms";
import { type Caller, credentialOf } from "@/lib/auth/caller";
import { type CodebookDraft, numberCodebook } from "@/lib/codebook/codebook";
import { releaseReservation, reserveCredits, settleReservation } from "@/lib/credits/reservation";
import type { CodingEngine, Mention } from "@/lib/engines/engine";
import { newId } from "@/lib/ids";
import type { AcceptedJob } from "@/lib/jobs/accept-job";
import { prepareInWorker } from "@/lib/preparation/prepare-in-worker";
import { occurrencesOf } from "@/lib/responses/insert-responses";
import { acceptOneCallJob } from "./accept-one-call-job";
import { classifyAndReview, codingTask, generateCodebook, type QuestionContext } from "./ask-engine";
import { chargeFor } from "./charge";
import { type Group, groupEqual, mentionsIn } from "./group-equal";
import { type OneCallResult, oneCallResult } from "./one-call-result";
import { storeOneCall } from "./store-one-call";

/** From this many answers on, one-call coding runs as a job. */
const JOB_FROM = 50;

const RESERVATION_SECONDS = 600;

export type OneCallRequest = {
  responses: readonly { id: string; text: string }[];
  codingType: CodingType;
  language: string;
  /** Codes to use; null to generate a codebook from the answers. */
  codebook: CodebookDraft | null;
};

export type OneCallOutcome = { mode: "sync"; result: OneCallResult } | { mode: "async"; job: AcceptedJob };

/**
 * Codes an array of answers into a temporary project: fewer than 50 at once, more by a job.
 * INSUFFICIENT_CREDITS before any coding; a call that fails writes and costs nothing.
 */
export async function codeOneCall(
  db: Db,
  caller: Caller,
  request: OneCallRequest,
  engine: CodingEngine,
): Promise<OneCallOutcome> {
  const { codingType, language } = request;
  const occurrences = occurrencesOf(request.responses.map(({ id }) => id));
  const answers = request.responses.map(({ id, text }, index) => ({
    id: newId(),
    externalId: id,
    occurrence: occurrences[index] ?? 0,
    text,
  }));
  const prepared = await prepareInWorker(answers, { question: null, language, codingType });
  const { billable } = chargeFor(prepared);
  const accepted = { ...request, answers, prepared, billable };
  if (answers.length >= JOB_FROM) return { mode: "async", job: await acceptOneCallJob(db, caller, accepted) };
  return { mode: "sync", result: await codeAtOnce(db, caller, accepted, engine) };
}

type Accepted = Parameters<typeof acceptOneCallJob>[2];

/** Codes in memory first and writes all of it in one transaction; a failure gives the reserved credits back. */
async function codeAtOnce(db: Db, caller: Caller, accepted: Accepted, engine: CodingEngine): Promise<OneCallResult> {
  const { codingType, language, answers, prepared, billable } = accepted;
  const context = { codingType, language, wording: null };
  const reservation = { amount: billable, description: "One-call coding", expiresAfter: RESERVATION_SECONDS };
  const reservationId = await reserveCredits(db, caller, reservation);
  const held = { organizationId: caller.organizationId, reservationId };
  try {
    const flagged = answers.map(({ id, text }, index) => ({
      id,
      text,
      flags: prepared[index]?.flags ?? [],
      language: prepared[index]?.language ?? null,
    }));
    const coded = await codeInMemory(engine, context, accepted.codebook, groupEqual(flagged, language));
    const ids = await db.transaction(async (tx) => {
      const stored = await storeOneCall(tx, caller.organizationId, {
        ...accepted,
        codebook: coded.codebook,
        by: { change: accepted.codebook ? "import" : "generate", actor: credentialOf(caller) },
        coded: { engine: engine.version, mentions: coded.mentions },
      });
      await settleReservation(tx, held, billable);
      return stored;
    });
    const results = answers.map(({ id, externalId }) => ({ externalId, mentions: coded.mentions.get(id) ?? [] }));
    return oneCallResult({ ...ids, creditsUsed: billable, codebook: coded.codebook, answers: results });
  } catch (error) {
    await releaseReservation(db, held);
    throw error;
  }
}

async function codeInMemory(
  engine: CodingEngine,
  context: QuestionContext,
  given: CodebookDraft | null,
  groups: readonly Group[],
) {
  const codebook = given
    ? numberCodebook(given, context.codingType)
    : (await generateCodebook(engine, context, groups)).codebook;
  const representatives = groups.map(({ representative }) => representative);
  const { codings } = await classifyAndReview(engine, codingTask(context, codebook, groups), representatives);
  const mentions = new Map<string, Mention[]>();
  for (const [index, { answers }] of groups.entries()) {
    for (const answer of answers) mentions.set(answer.id, mentionsIn(answer, codings[index]?.mentions ?? []));
  }
  return { codebook, mentions };
}
