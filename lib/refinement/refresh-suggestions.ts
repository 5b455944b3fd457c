import { setTimeout as pause } from "node:timers/promises";
import type { Db } from "@/db/client";
import { moveCredits } from "@/lib/credits/ledger";
import { countingUsage } from "@/lib/engines/counting-usage";
import type { CodingEngine, EngineUsage } from "@/lib/engines/engine";
import { onBehalfOf } from "@/lib/engines/on-behalf-of";
import { AppError } from "@/lib/errors/app-error";
import { usageWords } from "@/lib/jobs/usage-words";
import { isForeignKeyViolation } from "@/lib/runtime/database-errors";
import { computeSuggestions } from "./compute/compute-suggestions";
import { dropPointless } from "./drop-pointless";
import { readMaterial } from "./read-material";
import { readApplied, storeDrafts } from "./store-drafts";
import type { SuggestionScope } from "./subject";
import {
  type Admission,
  claimRun,
  endRun,
  isStale,
  readBasis,
  readCodebookBasis,
  readRun,
  whileClaimed,
} from "./suggestion-runs";

/** Suggestions are computed at most this many times if the codebook keeps changing; the last result is stored. */
const MAX_TIMES = 2;
/** How long a list waits for another process that computes it, and the interval of its checks, in milliseconds. */
const LONGEST_WAIT_MS = 20_000;
const WAIT_MS = 250;

/** Thrown if another process has taken over the computation, or answers that it may hold have been deleted. */
class ClaimLost extends Error {}

/**
 * Computes the suggestions of a question or a group and stores them. False if another process is computing them; then
 * it changes nothing. Throws what `admit` throws, and then computes nothing.
 */
export async function refreshSuggestions(
  db: Db,
  scope: SuggestionScope,
  given: CodingEngine,
  admit?: Admission,
): Promise<boolean> {
  const run = await claimRun(db, scope, admit);
  if (!run) return false;
  const { engine, usage } = countingUsage(onBehalfOf(scope.organizationId, given));
  try {
    const { basis, drafts, applied } = await whileClaimed(db, run, () => compute(db, scope, engine));
    await db.transaction(async (tx) => {
      if (!(await endRun(tx, run, { basis }))) throw new ClaimLost();
      await storeDrafts(tx, scope, drafts, engine.version, applied);
      await noteUsage(tx, scope, usage);
      await dropPointless(tx, scope);
    });
    return true;
  } catch (error) {
    await noteUsage(db, scope, usage);
    if (error instanceof ClaimLost) return false;
    await endRun(db, run, { failure: error instanceof Error ? error.message : String(error) });
    throw error;
  }
}

/**
 * Computes suggestions if that was requested in the background, or if the list is outdated. The request may be gone
 * because somebody has opened the list, which computes it, or because a computation failed. After a failure the list is
 * still outdated, and is computed again. Does nothing if the question or group has been deleted, before or during this.
 */
export async function refreshIfDue(db: Db, scope: SuggestionScope, engine: CodingEngine): Promise<void> {
  try {
    const run = await readRun(db, scope);
    if (run?.requestedAt || (await isStale(db, scope, engine))) await refreshSuggestions(db, scope, engine);
  } catch (error) {
    const isGone = isForeignKeyViolation(error) || (error instanceof AppError && error.code === "NOT_FOUND");
    if (!isGone) throw error;
  }
}

/** Computes suggestions until they match the present answers and codes; waits while another process computes them. */
export async function refreshAtOnce(
  db: Db,
  scope: SuggestionScope,
  engine: CodingEngine,
  admit: Admission,
): Promise<void> {
  const end = Date.now() + LONGEST_WAIT_MS;
  while (!(await refreshSuggestions(db, scope, engine, admit)) && Date.now() < end) {
    await pause(WAIT_MS);
    if (!(await isStale(db, scope, engine))) return;
  }
}

/** Writes what a model took into the ledger, with the amount 0. */
async function noteUsage(db: Db, { organizationId, questionId }: SuggestionScope, usage: EngineUsage): Promise<void> {
  if (usage.calls + usage.failedCalls === 0) return;
  const description = `Suggestions for {name}: ${usageWords(usage)}`;
  await moveCredits(db, {
    ...{ organizationId, kind: "settlement", amount: 0, description, subjectId: questionId, reservationId: null },
  });
}

/** Computes suggestions, and again if the codebook has changed meanwhile. */
async function compute(db: Db, scope: SuggestionScope, engine: CodingEngine) {
  const { signal } = new AbortController();
  for (let times = 1; ; times++) {
    const applied = await readApplied(db, scope);
    const codebook = await readCodebookBasis(db, scope);
    const basis = await readBasis(db, scope, engine);
    const drafts = await computeSuggestions(await readMaterial(db, scope, engine, signal));
    if (times === MAX_TIMES || (await readCodebookBasis(db, scope)) === codebook) return { basis, drafts, applied };
  }
}
