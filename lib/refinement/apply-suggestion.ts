import { and, eq } from "drizzle-orm";
import type { Db } from "@/db/client";
import { isOneOf } from "@/db/ids";
import { responses } from "@/db/schema/responses";
import { type SuggestedCode, suggestions } from "@/db/schema/suggestions";
import type { ResolveAction, SuggestionType } from "@/db/schema/terms";
import type { Caller } from "@/lib/auth/caller";
import { invalidInput } from "@/lib/errors";
import { newId } from "@/lib/ids";
import { holdQuestion, type QuestionPath, type QuestionScope, scopeOf } from "@/lib/questions/find-question";
import { responseNotFound } from "@/lib/responses/read-coded";
import type { Resolution } from "./plan-resolution";
import { type Resolved, resolveSuggestion } from "./resolve-suggestion";
import { findSuggestion } from "./show-suggestions";
import { ACTION_OF } from "./store-drafts";

/** A suggestion that a person makes: its own fields instead of an id. */
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

/** What `apply` gets: a stored suggestion's id or a suggestion of one's own, and what a person decides about it. */
export type Application = { resolution: Partial<Resolution> } & ({ id: string } | { own: OwnSuggestion });

/** Applies a suggestion by its own action or the one that is given. Errors as for `resolveSuggestion`. */
export async function applySuggestion(
  db: Db,
  caller: Caller,
  path: QuestionPath,
  { resolution, ...given }: Application,
): Promise<Resolved> {
  return db.transaction(async (tx) => {
    const scope = scopeOf(caller, path);
    await holdQuestion(tx, caller, path);
    const id = "id" in given ? given.id : await storeOwn(tx, scope, given.own, resolution.action);
    const { action } = resolution.action ? { action: resolution.action } : await findSuggestion(tx, scope, id);
    return resolveSuggestion(tx, caller, path, id, { ...resolution, action });
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
  scope: QuestionScope,
  { type: given, title, responseIds, ...own }: OwnSuggestion,
  action: ResolveAction | undefined,
): Promise<string> {
  const type = given ?? (action && TYPE_OF[action]);
  if (!type) {
    throw invalidInput([{ path: "suggestion.id", message: "or the type of a suggestion of your own must be given" }]);
  }
  const found = await tx
    .select({ id: responses.id })
    .from(responses)
    .where(
      and(
        eq(responses.organizationId, scope.organizationId),
        eq(responses.questionId, scope.questionId),
        isOneOf(responses.id, responseIds),
      ),
    );
  if (found.length < new Set(responseIds).size) throw responseNotFound();
  const id = newId();
  await tx.insert(suggestions).values({
    ...own,
    ...scope,
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
