import { and, eq } from "drizzle-orm";
import type { Db } from "@/db/client";
import { isOneOf } from "@/db/ids";
import { suggestions } from "@/db/schema/suggestions";
import type { ResolveAction, SuggestionType } from "@/db/schema/terms";
import { newId } from "@/lib/ids";
import { duplicateKey } from "@/lib/language/normalize";
import type { StoredSuggestion, SuggestionDraft } from "./draft";
import { LEAST_SAME_ANSWERS, MOST_SAME_ANSWERS } from "./parameters";
import type { SuggestionScope } from "./subject";

export const ACTION_OF: Record<SuggestionType, ResolveAction> = {
  new_code: "create_new",
  merge_codes: "merge",
  assign_existing: "assign_existing",
  rename_code: "rename",
  split_code: "split",
};

/**
 * Stores the result of a computation. A pending suggestion found again keeps its id; one not found again is deleted
 * unless a person reopened it. A dismissed suggestion does not return while its answers are the same.
 */
export async function storeDrafts(
  tx: Db,
  scope: SuggestionScope,
  drafts: readonly SuggestionDraft[],
  engine: string,
): Promise<void> {
  const { organizationId, questionId, grouped } = scope;
  const known = await tx
    .select()
    .from(suggestions)
    .where(
      and(
        eq(suggestions.organizationId, organizationId),
        eq(suggestions.questionId, questionId),
        eq(suggestions.grouped, grouped),
      ),
    );
  const dismissed = known.filter(({ status }) => status === "dismissed");
  const pending = new Set(known.filter(({ status }) => status === "pending"));
  const wanted = drafts.filter((draft) => !dismissed.some((old) => isSame(old, draft) && sameAnswers(old, draft)));
  for (const draft of wanted) {
    const old = [...pending].find((each) => isSame(each, draft));
    if (old) {
      pending.delete(old);
      const own = and(eq(suggestions.organizationId, organizationId), eq(suggestions.id, old.id));
      await tx
        .update(suggestions)
        .set({ ...draft, engine })
        .where(own);
    } else {
      const action = ACTION_OF[draft.type];
      await tx.insert(suggestions).values({ ...draft, ...scope, id: newId(), action, engine });
    }
  }
  const gone = [...pending].filter(({ reopened }) => !reopened).map(({ id }) => id);
  await tx
    .delete(suggestions)
    .where(and(eq(suggestions.organizationId, organizationId), isOneOf(suggestions.id, gone)));
}

/**
 * Whether two suggestions are the same: about the same codes or, for new codes, with the same name or mostly the same
 * answers.
 */
function isSame(old: StoredSuggestion, draft: SuggestionDraft): boolean {
  if (old.type !== draft.type) return false;
  if (draft.type === "new_code") {
    const isNamed = duplicateKey(old.code?.name ?? "") === duplicateKey(draft.code?.name ?? "");
    return isNamed || shareOfBoth(old, draft) >= LEAST_SAME_ANSWERS;
  }
  const codesOf = ({ sourceCodeId, targetCodeId }: SuggestionDraft) => [sourceCodeId, targetCodeId].toSorted().join();
  return codesOf(old) === codesOf(draft);
}

const sameAnswers = (old: StoredSuggestion, draft: SuggestionDraft): boolean =>
  shareOfBoth(old, draft) >= MOST_SAME_ANSWERS;

/** The share of all answers of the two suggestions that both concern; 1 if there are none. */
function shareOfBoth(one: SuggestionDraft, other: SuggestionDraft): number {
  const ids = new Set(one.mentions.map(({ responseId }) => responseId));
  const others = new Set(other.mentions.map(({ responseId }) => responseId));
  const both = [...others].filter((id) => ids.has(id)).length;
  const either = ids.size + others.size - both;
  return either === 0 ? 1 : both / either;
}
