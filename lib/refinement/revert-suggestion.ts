import { and, desc, eq, gt } from "drizzle-orm";
import type { Db } from "@/db/client";
import { suggestionDecisions } from "@/db/schema/suggestions";
import type { Caller } from "@/lib/auth/caller";
import { revertChange } from "@/lib/codebook/revert-change";
import { AppError } from "@/lib/errors/app-error";
import type { StoredSuggestion } from "./draft";
import { lockSuggestion, noteDecision, type Resolved, reopen, showSuggestion } from "./resolve-suggestion";
import type { RefinementSubject } from "./subject";

/**
 * Undoes what the last application of a suggestion changed in the codebook and in the answers, except what was changed
 * again since. The suggestion becomes pending again. Throws NOT_FOUND; CONFLICT if there is nothing to undo.
 */
export async function revertSuggestion(
  db: Db,
  caller: Caller,
  subject: RefinementSubject,
  suggestionId: string,
): Promise<Resolved> {
  return db.transaction(async (tx) => {
    const { suggestion, refined, version: before } = await lockSuggestion(tx, caller, subject, suggestionId);
    const applied = await lastApplication(tx, suggestion);
    const { version } = await revertChange(tx, caller, refined, applied.versionAfter, { suggestionId });
    await reopen(tx, suggestion);
    const { responsesChanged, codeId } = applied;
    await noteDecision(tx, caller, suggestion, {
      action: "revert",
      versions: [before, version],
      codeId,
      responsesChanged,
      summary: `Undid version ${applied.versionAfter}.`,
    });
    return {
      suggestion: await showSuggestion(tx, suggestion),
      code_id: codeId,
      responses_changed: responsesChanged,
      version,
    };
  });
}

/** The latest decision that changed something and has not been undone. */
async function lastApplication(tx: Db, { organizationId, id }: StoredSuggestion) {
  const decisions = await tx
    .select()
    .from(suggestionDecisions)
    .where(
      and(
        eq(suggestionDecisions.organizationId, organizationId),
        eq(suggestionDecisions.suggestionId, id),
        gt(suggestionDecisions.versionAfter, suggestionDecisions.versionBefore),
      ),
    )
    .orderBy(desc(suggestionDecisions.id));
  let reverted = 0;
  for (const decision of decisions) {
    if (decision.action === "revert") reverted += 1;
    else if (reverted > 0) reverted -= 1;
    else return decision;
  }
  throw new AppError(
    "CONFLICT",
    "This suggestion has changed nothing that could be undone. Apply it first, or restore a version of the codebook.",
  );
}
