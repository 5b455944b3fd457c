import type { Db } from "@/db/client";
import type { CodingEngine } from "@/lib/engines/engine";
import { onBehalfOf } from "@/lib/engines/on-behalf-of";
import { computeSuggestions } from "./compute/compute-suggestions";
import { dropPointless } from "./drop-pointless";
import { readMaterial } from "./read-material";
import { storeDrafts } from "./store-drafts";
import type { SuggestionScope } from "./subject";
import { claimRun, endRun, readBasis } from "./suggestion-runs";

/** Computes the suggestions of a question or a group and stores them, unless somebody else does so now. */
export async function refreshSuggestions(
  db: Db,
  scope: SuggestionScope,
  given: CodingEngine,
  signal: AbortSignal = new AbortController().signal,
): Promise<void> {
  if (!(await claimRun(db, scope))) return;
  const engine = onBehalfOf(scope.organizationId, given);
  try {
    const basis = await readBasis(db, scope, engine);
    const drafts = await computeSuggestions(await readMaterial(db, scope, engine, signal));
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
