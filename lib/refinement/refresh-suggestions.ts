import type { Db } from "@/db/client";
import type { CodingEngine } from "@/lib/engines/engine";
import { onBehalfOf } from "@/lib/engines/on-behalf-of";
import { computeSuggestions } from "./compute/compute-suggestions";
import { dropPointless } from "./drop-pointless";
import { readMaterial } from "./read-material";
import { storeDrafts } from "./store-drafts";
import type { SuggestionScope } from "./subject";
import { claimRun, endRun, readBasis, readCodebookBasis, whileClaimed } from "./suggestion-runs";

/** How often suggestions are computed at most if the codebook changes meanwhile; the last result is kept. */
const MOST_TIMES = 2;

/** Computes the suggestions of a question or a group and stores them, unless another process is computing them. */
export async function refreshSuggestions(
  db: Db,
  scope: SuggestionScope,
  given: CodingEngine,
  signal: AbortSignal = new AbortController().signal,
): Promise<void> {
  if (!(await claimRun(db, scope))) return;
  const engine = onBehalfOf(scope.organizationId, given);
  try {
    const { basis, drafts } = await whileClaimed(db, scope, () => compute(db, scope, engine, signal));
    await db.transaction(async (tx) => {
      await storeDrafts(tx, scope, drafts, engine.version);
      await dropPointless(tx, scope);
      await endRun(tx, scope, { basis });
    });
  } catch (error) {
    await endRun(db, scope, { failure: error instanceof Error ? error.message : String(error) });
    throw error;
  }
}

/** Computes suggestions, and again if the codebook has changed meanwhile. */
async function compute(db: Db, scope: SuggestionScope, engine: CodingEngine, signal: AbortSignal) {
  for (let times = 1; ; times++) {
    const codebook = await readCodebookBasis(db, scope);
    const basis = await readBasis(db, scope, engine);
    const drafts = await computeSuggestions(await readMaterial(db, scope, engine, signal));
    if (times === MOST_TIMES || (await readCodebookBasis(db, scope)) === codebook) return { basis, drafts };
  }
}
