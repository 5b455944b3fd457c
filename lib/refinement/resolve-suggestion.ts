import { and, eq, sql } from "drizzle-orm";
import type { Db } from "@/db/client";
import { suggestionDecisions, suggestions } from "@/db/schema/suggestions";
import { type Caller, credentialOf } from "@/lib/auth/caller";
import { changeCodebook } from "@/lib/codebook/change-codebook";
import { newNumbers } from "@/lib/codebook/code-numbers";
import { lockQuestionAndWaves } from "@/lib/codebook/shared-codebook";
import { AppError } from "@/lib/errors/app-error";
import { newId } from "@/lib/ids/new-id";
import type { StoredSuggestion } from "./draft";
import { findSuggestion, suggestionNotFound } from "./find-suggestion";
import { inFirstWave } from "./in-first-wave";
import { keepLatest } from "./keep-latest";
import { type PlannedResolution, planResolution, type Resolution } from "./plan-resolution";
import { type ShownSuggestion, showSuggestions } from "./show-suggestions";
import type { RefinementSubject } from "./subject";

export type Resolved = {
  suggestion: ShownSuggestion;
  /** The code that was made, changed or given; null if there is none. */
  code_id: string | null;
  responses_changed: number;
  /** The codebook's version after the resolution. */
  version: number;
};

/** Like `decideSuggestion`, for a pending suggestion only; throws CONFLICT if it has been applied or dismissed. */
export async function resolveSuggestion(
  db: Db,
  caller: Caller,
  subject: RefinementSubject,
  suggestionId: string,
  resolution: Resolution,
): Promise<Resolved> {
  return db.transaction(async (tx) => {
    const { suggestion } = await lockSuggestion(tx, caller, subject, suggestionId);
    if (suggestion.status !== "pending") {
      const message = `This suggestion has been ${suggestion.status} already. Reopen it first.`;
      throw new AppError("CONFLICT", message);
    }
    return decideSuggestion(tx, caller, subject, suggestionId, resolution);
  });
}

/**
 * Applies or dismisses a suggestion, and records who did it and what it changed. Applied again, it uses the codes that
 * exist. Throws NOT_FOUND for the question, the suggestion, or a named code or category; VALIDATION_ERROR if something
 * is missing or a name is taken; JOB_ALREADY_RUNNING and CONFLICT as for every change of a codebook.
 */
export async function decideSuggestion(
  db: Db,
  caller: Caller,
  subject: RefinementSubject,
  suggestionId: string,
  resolution: Resolution,
): Promise<Resolved> {
  return db.transaction(async (tx) => {
    if (resolution.action === "dismiss") return dismiss(tx, caller, subject, suggestionId, resolution.reason);
    const { refined } = await findSuggestion(tx, caller, subject, suggestionId);
    let suggestion: StoredSuggestion | undefined;
    let planned: PlannedResolution | undefined;
    let before = 0;
    const { version } = await changeCodebook(
      tx,
      caller,
      refined,
      { change: "suggestion", suggestionId },
      async (_, current, question) => {
        before = question.codebookVersion;
        ({ suggestion } = await findSuggestion(tx, caller, subject, suggestionId));
        const nextNumber = newNumbers(question);
        const situation = { tx, refined, ...caller, actor: credentialOf(caller), current, nextNumber };
        planned = await planResolution(situation, suggestion, await inFirstWave(tx, caller, refined, resolution));
        return planned.plan;
      },
    );
    if (!suggestion || !planned) throw new Error("the change was not planned");
    const { plan, codeId, responsesChanged } = planned;
    await setStatus(tx, suggestion, { status: "applied", resolvedAt: sql`now()`, dismissReason: null });
    await noteDecision(tx, caller, suggestion, {
      action: resolution.action,
      versions: [before, version],
      codeId,
      responsesChanged,
      summary: version === before ? "Nothing was left to change." : plan.summary,
    });
    return {
      suggestion: await showSuggestion(tx, suggestion),
      code_id: codeId,
      responses_changed: responsesChanged,
      version,
    };
  });
}

async function dismiss(
  tx: Db,
  caller: Caller,
  subject: RefinementSubject,
  suggestionId: string,
  reason: string | undefined,
): Promise<Resolved> {
  const { suggestion, version } = await lockSuggestion(tx, caller, subject, suggestionId);
  await setStatus(tx, suggestion, { status: "dismissed", resolvedAt: sql`now()`, dismissReason: reason ?? null });
  await noteDecision(tx, caller, suggestion, { action: "dismiss", reason, versions: [version, version] });
  return { suggestion: await showSuggestion(tx, suggestion), code_id: null, responses_changed: 0, version };
}

/** Marks a suggestion pending again. What its application changed stays as it is. Throws NOT_FOUND. */
export async function undoSuggestion(
  db: Db,
  caller: Caller,
  subject: RefinementSubject,
  suggestionId: string,
): Promise<Resolved> {
  return db.transaction(async (tx) => {
    const { suggestion, version } = await lockSuggestion(tx, caller, subject, suggestionId);
    if (suggestion.status !== "pending") {
      await reopen(tx, suggestion);
      await noteDecision(tx, caller, suggestion, { action: "undo", versions: [version, version] });
    }
    return { suggestion: await showSuggestion(tx, suggestion), code_id: null, responses_changed: 0, version };
  });
}

/** Locks the questions that a suggestion is about, and returns it with the codebook's version. Throws NOT_FOUND. */
export async function lockSuggestion(tx: Db, caller: Caller, subject: RefinementSubject, suggestionId: string) {
  const { refined } = await findSuggestion(tx, caller, subject, suggestionId);
  const { question } = await lockQuestionAndWaves(tx, caller, refined);
  const { suggestion } = await findSuggestion(tx, caller, subject, suggestionId);
  return { suggestion, refined, version: question.codebookVersion };
}

/** Makes a suggestion pending again. */
export const reopen = (tx: Db, suggestion: StoredSuggestion) =>
  setStatus(tx, suggestion, { status: "pending", reopened: true, resolvedAt: null, dismissReason: null });

/** Throws NOT_FOUND if the suggestion was deleted meanwhile because it had become pointless. */
async function setStatus(
  tx: Db,
  { organizationId, id }: StoredSuggestion,
  set: Parameters<ReturnType<Db["update"]>["set"]>[0],
): Promise<void> {
  const changed = await tx
    .update(suggestions)
    .set(set)
    .where(and(eq(suggestions.organizationId, organizationId), eq(suggestions.id, id)))
    .returning({ id: suggestions.id });
  if (changed.length === 0) throw suggestionNotFound();
}

type Decision = {
  action: (typeof suggestionDecisions.$inferInsert)["action"];
  /** The codebook's versions before and after the resolution. */
  versions: readonly [number, number];
  reason?: string | undefined;
  codeId?: string | null;
  responsesChanged?: number;
  summary?: string;
};

/** Records a decision about a suggestion, and deletes decisions beyond those that are kept. */
export async function noteDecision(
  tx: Db,
  caller: Caller,
  { organizationId, questionId, id: suggestionId, title }: StoredSuggestion,
  { action, versions, reason, codeId = null, responsesChanged = 0, summary = "" }: Decision,
): Promise<void> {
  await tx.insert(suggestionDecisions).values({
    organizationId,
    id: newId(),
    questionId,
    suggestionId,
    action,
    title,
    actor: credentialOf(caller),
    reason: reason ?? null,
    versionBefore: versions[0],
    versionAfter: versions[1],
    codeId,
    responsesChanged,
    summary,
  });
  await keepLatest(tx, { organizationId, questionId });
}

/** A suggestion as the API shows it. */
export async function showSuggestion(tx: Db, suggestion: StoredSuggestion): Promise<ShownSuggestion> {
  const [shown] = await showSuggestions(tx, suggestion, eq(suggestions.id, suggestion.id));
  if (!shown) throw new Error("the suggestion is gone");
  return shown;
}
