import type { Db } from "@/db/client";
import { jobs } from "@/db/schema/jobs";
import { type Caller, credentialOf } from "@/lib/auth/caller";
import { numberCodebook } from "@/lib/codebook/codebook";
import { reserveCredits } from "@/lib/credits/reservation";
import type { CodingEngine } from "@/lib/engines/engine";
import { newJobId } from "@/lib/ids/new-id";
import type { AcceptedJob } from "@/lib/jobs/accept-job";
import { estimateSeconds } from "@/lib/jobs/estimate-seconds";
import { requireRoomForJob } from "@/lib/jobs/room";
import { type AcceptedOneCall, storeOneCall } from "./store-one-call";

/**
 * Stores the answers of a large one-call request and queues its job, with its credits reserved: all or nothing. Throws
 * CONFLICT if too many jobs wait.
 */
export async function acceptOneCallJob(
  db: Db,
  caller: Caller,
  input: AcceptedOneCall,
  engine: Pick<CodingEngine, "name">,
): Promise<AcceptedJob> {
  const { organizationId } = caller;
  const { codingType, answers, billable } = input;
  const id = newJobId();
  const codebook = numberCodebook(input.codebook ?? [], codingType);
  return db.transaction(async (tx) => {
    await requireRoomForJob(tx, organizationId);
    const reservation = { amount: billable, description: `One-call coding, ${id}`, expiresAfter: null };
    const reservationId = await reserveCredits(tx, caller, reservation);
    const actor = credentialOf(caller);
    const by = { change: "import" as const, actor };
    const path = await storeOneCall(tx, organizationId, { ...input, codebook, by, coded: null });
    await tx.insert(jobs).values({
      organizationId,
      id,
      type: "one_call",
      ...path,
      reservationId,
      total: answers.length,
      options: { actor, localEngine: engine.name === "local", ...input.guidance },
    });
    return {
      job_id: id,
      status: "queued",
      estimated_seconds: await estimateSeconds(tx, "one_call", { answers: answers.length }),
    };
  });
}
