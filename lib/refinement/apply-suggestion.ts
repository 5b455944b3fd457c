import { and, eq } from "drizzle-orm";
import type { Db } from "@/db/client";
import { isOneOf } from "@/db/ids";
import { responses } from "@/db/schema/responses";
import { type SuggestedCode, suggestions } from "@/db/schema/suggestions";
import type { ResolveAction, SuggestionType } from "@/db/schema/terms";
import type { Caller } from "@/lib/auth/caller";
import { lockQuestionAndWaves } from "@/lib/codebook/shared-codebook";
import { invalidInput } from "@/lib/errors/app-error";
import { newId } from "@/lib/ids/new-id";
import { responseIdsOf } from "@/lib/responses/find-responses";
import { responseNotFound } from "@/lib/responses/read-coded";
import { findSuggestion } from "./find-suggestion";
import { inFirstWave } from "./in-first-wave";
import type { Resolution } from "./plan-resolution";
import { decideSuggestion, type Resolved } from "./resolve-suggestion";
import { ACTION_OF } from "./store-drafts";
import { findRefined, type Refined, type RefinementSubject, suggestionScope } from "./subject";

/** A suggestion of the caller's own: its fields instead of the id of a stored one. */
export type OwnSuggestion = {
  type?: SuggestionType | undefined;
  title?: string | undefined;
  code: SuggestedCode | null;
  category: string | null;
  sourceCodeId: string | null;
  targetCodeId: string | null;
  parts: SuggestedCode[];
  responseIds: readonly string[];
};

/**
 * The input of `apply`: the id of a stored suggestion or the caller's own suggestion, and a person's decision about it.
 */
export type Application = { resolution: Partial<Resolution> } & ({ id: string } | { own: OwnSuggestion });

/**
 * Applies a suggestion by its own action, or by the one that is given. Throws the same errors as `decideSuggestion`.
 */
export async function applySuggestion(
  db: Db,
  caller: Caller,
  subject: RefinementSubject,
  { resolution, ...given }: Application,
): Promise<Resolved> {
  return db.transaction(async (tx) => {
    const refined = await findRefined(tx, caller, subject);
    await lockQuestionAndWaves(tx, caller, refined);
    const id = "id" in given ? given.id : await storeOwn(tx, caller, refined, given.own, resolution.action);
    const { suggestion } = await findSuggestion(tx, caller, subject, id);
    return decideSuggestion(tx, caller, subject, id, {
      ...resolution,
      action: resolution.action ?? suggestion.action,
    });
  });
}

const TYPE_OF: Partial<Record<ResolveAction, SuggestionType>> = {
  create_new: "new_code",
  merge: "merge_codes",
  assign_existing: "assign_existing",
  rename: "rename_code",
  split: "split_code",
};

async function storeOwn(
  tx: Db,
  caller: Caller,
  refined: Refined,
  { type: given, title, responseIds: refs, ...own }: OwnSuggestion,
  action: ResolveAction | undefined,
): Promise<string> {
  const type = given ?? (action && TYPE_OF[action]);
  if (!type) {
    throw invalidInput([{ path: "suggestion.id", message: "or the type of a suggestion of your own must be given" }]);
  }
  const { organizationId } = caller;
  const questionIds = refined.waves.map(({ questionId }) => questionId);
  const pathOf = (index: number) => `suggestion.response_ids[${index}]`;
  const responseIds = await responseIdsOf(tx, { organizationId, questionIds }, refs, pathOf);
  const found = await tx
    .select({ id: responses.id })
    .from(responses)
    .where(
      and(
        eq(responses.organizationId, organizationId),
        isOneOf(responses.questionId, questionIds),
        isOneOf(responses.id, responseIds),
      ),
    );
  if (found.length < new Set(responseIds).size) throw responseNotFound();
  const named = await inFirstWave(tx, caller, refined, own);
  const id = newId();
  await tx.insert(suggestions).values({
    ...named,
    ...suggestionScope(caller, refined),
    id,
    type,
    action: action ?? ACTION_OF[type],
    confidence: "high",
    title: title ?? "A suggestion of one's own",
    rationale: "",
    mentions: found.map(({ id: responseId }) => ({
      responseId,
      confidence: "high",
      evidence: null,
      mentionSentiment: own.code?.sentiment ?? "Neutral",
    })),
  });
  return id;
}
