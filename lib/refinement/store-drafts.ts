import { and, eq, getTableColumns, sql } from "drizzle-orm";
import type { Db } from "@/db/client";
import { isOneOf } from "@/db/ids";
import { suggestions } from "@/db/schema/suggestions";
import type { ResolveAction, SuggestionType } from "@/db/schema/terms";
import { lockQuestions } from "@/lib/codebook/shared-codebook";
import { newId } from "@/lib/ids/new-id";
import { duplicateKey } from "@/lib/language/normalize";
import type { SuggestionDraft } from "./draft";
import { MAX_SAME_ANSWERS, MIN_SAME_ANSWERS } from "./parameters";
import type { SuggestionScope } from "./subject";

export const ACTION_OF: Record<SuggestionType, ResolveAction> = {
  new_code: "create_new",
  merge_codes: "merge",
  assign_existing: "assign_existing",
  rename_code: "rename",
  split_code: "split",
};

/**
 * Stores the result of a computation. A pending suggestion that is found again keeps its id; one that is not found
 * again is deleted, unless a person reopened it. A dismissed suggestion does not return while its answers are mostly
 * the same; nor does one that is applied by now, but was not yet in `appliedBefore` (ids) when the computation began.
 * Locks the question, as resolving a suggestion does.
 */
export async function storeDrafts(
  tx: Db,
  scope: SuggestionScope,
  drafts: readonly SuggestionDraft[],
  engine: string,
  appliedBefore: ReadonlySet<string>,
): Promise<void> {
  const { organizationId } = scope;
  await lockQuestions(tx, organizationId, [scope.questionId]);
  const known = await readKnown(tx, scope);
  const found = drafts.map((draft) => ({ draft, ids: new Set(draft.mentions.map(({ responseId }) => responseId)) }));
  const resolved = new Set<FoundDraft>();
  const again = new Map<FoundDraft, Known>();
  for (const old of known) {
    if (old.status === "dismissed") {
      for (const one of await alikeOf(tx, old, found, MAX_SAME_ANSWERS)) resolved.add(one);
    } else if (old.status === "applied") {
      if (appliedBefore.has(old.id)) continue;
      for (const one of await alikeOf(tx, old, found, 0)) resolved.add(one);
    } else {
      const open = found.filter((one) => !again.has(one) && !resolved.has(one));
      const [same] = await alikeOf(tx, old, open, 0);
      if (same) again.set(same, old);
    }
  }
  for (const one of found) {
    if (resolved.has(one)) continue;
    const old = again.get(one);
    if (old) {
      const own = and(eq(suggestions.organizationId, organizationId), eq(suggestions.id, old.id));
      await tx
        .update(suggestions)
        .set({ ...one.draft, engine })
        .where(own);
    } else {
      const action = ACTION_OF[one.draft.type];
      await tx.insert(suggestions).values({ ...one.draft, ...scope, id: newId(), action, engine });
    }
  }
  const kept = new Set([...again].flatMap(([one, { id }]) => (resolved.has(one) ? [] : id)));
  const gone = known.flatMap(({ id, status, reopened }) =>
    status === "pending" && !reopened && !kept.has(id) ? id : [],
  );
  await tx
    .delete(suggestions)
    .where(and(eq(suggestions.organizationId, organizationId), isOneOf(suggestions.id, gone)));
}

/** The ids of the suggestions that are applied. */
export async function readApplied(db: Db, { organizationId, questionId, grouped }: SuggestionScope) {
  const found = await db
    .select({ id: suggestions.id })
    .from(suggestions)
    .where(
      and(
        eq(suggestions.organizationId, organizationId),
        eq(suggestions.questionId, questionId),
        eq(suggestions.grouped, grouped),
        eq(suggestions.status, "applied"),
      ),
    );
  return new Set(found.map(({ id }) => id));
}

/** A draft with the ids of its answers. */
type FoundDraft = { draft: SuggestionDraft; ids: ReadonlySet<string> };

type Known = Awaited<ReturnType<typeof readKnown>>[number];

const { mentions: _, ...columns } = getTableColumns(suggestions);

/** The stored suggestions, resolved ones first. Their answers are left out, because there may be millions. */
const readKnown = (tx: Db, { organizationId, questionId, grouped }: SuggestionScope) =>
  tx
    .select({ ...columns, size: sql<number>`jsonb_array_length(${suggestions.mentions})` })
    .from(suggestions)
    .where(
      and(
        eq(suggestions.organizationId, organizationId),
        eq(suggestions.questionId, questionId),
        eq(suggestions.grouped, grouped),
      ),
    )
    .orderBy(sql`${suggestions.status} = 'pending'`, suggestions.id);

/**
 * The drafts that are the same suggestion as an old one, with at least this share of answers in common: about the same
 * codes or, for new codes, with the same name or mostly the same answers.
 */
async function alikeOf(tx: Db, old: Known, drafts: readonly FoundDraft[], min: number): Promise<FoundDraft[]> {
  const near = drafts.flatMap((one) => {
    const isSame = isOfSameCodes(old, one.draft);
    const wanted = isSame ? min : Math.max(min, MIN_SAME_ANSWERS);
    return old.type === one.draft.type && (isSame || old.type === "new_code") && mayShare(old, one, wanted)
      ? [{ one, wanted }]
      : [];
  });
  if (near.every(({ wanted }) => wanted === 0)) return near.map(({ one }) => one);
  const ids = await readAnswerIds(tx, old);
  return near.filter(({ one, wanted }) => shareOfBoth(ids, one.ids) >= wanted).map(({ one }) => one);
}

function isOfSameCodes(old: Known, draft: SuggestionDraft): boolean {
  if (old.type === "new_code") return duplicateKey(old.code?.name ?? "") === duplicateKey(draft.code?.name ?? "");
  const codesOf = ({ sourceCodeId, targetCodeId }: Pick<SuggestionDraft, "sourceCodeId" | "targetCodeId">) =>
    [sourceCodeId, targetCodeId].toSorted().join();
  return codesOf(old) === codesOf(draft);
}

/** False if one of the two has too few answers. A split may name an answer several times. */
const mayShare = ({ type, size }: Known, { ids }: FoundDraft, min: number): boolean =>
  size >= min * ids.size && (type === "split_code" || ids.size >= min * size);

async function readAnswerIds(tx: Db, { organizationId, id }: Known): Promise<ReadonlySet<string>> {
  const [found] = await tx.execute<{ ids: string | null }>(sql`
    select (select string_agg(m ->> 'responseId', ',') from jsonb_array_elements(s.mentions) as m) as ids
    from ${suggestions} s where s.organization_id = ${organizationId} and s.id = ${id}`);
  return new Set(found?.ids?.split(","));
}

/** The share of all answers of the two suggestions that both concern; 1 if there are none. */
function shareOfBoth(ids: ReadonlySet<string>, others: ReadonlySet<string>): number {
  let both = 0;
  for (const id of others) if (ids.has(id)) both += 1;
  const either = ids.size + others.size - both;
  return either === 0 ? 1 : both / either;
}
