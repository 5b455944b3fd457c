import { and, asc, eq, gt, type SQL, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import type { Db } from "@/db/client";
import { isOneOf } from "@/db/ids";
import { categories, codes } from "@/db/schema/codebook";
import { groupMembers } from "@/db/schema/groups";
import { savedViews } from "@/db/schema/saved-views";
import type { Caller } from "@/lib/auth/caller";
import { type Reaching, reachesGroup } from "@/lib/auth/reach";
import { pageOf } from "@/lib/data/page";
import { AppError } from "@/lib/errors/app-error";
import { type QuestionPath, type QuestionScope, requireQuestion, scopeOf } from "@/lib/questions/find-question";
import { rowsOf } from "@/lib/questions/rows-of";
import { numbersInOtherWaves } from "../find-codes";
import { withCodes } from "./resolve-filter";

/**
 * Lists the saved views of a question and of the other waves of its group, the oldest first. The cursor is the id of
 * the last one. Throws NOT_FOUND.
 */
export async function listSavedViews(
  db: Db,
  caller: Caller,
  path: QuestionPath,
  { limit, cursor }: { limit: number; cursor?: string | undefined },
) {
  await requireQuestion(db, caller, path);
  const scope = scopeOf(caller, path);
  const after = cursor === undefined ? undefined : gt(savedViews.id, cursor);
  const rows = await db
    .select()
    .from(savedViews)
    .where(and(viewsOf(caller, path), after))
    .orderBy(asc(savedViews.id))
    .limit(limit + 1);
  const { items, nextCursor } = pageOf(rows, limit, ({ id }) => id);
  return { items: await shownViews(db, scope, items), nextCursor };
}

/** Reads one saved view. Throws NOT_FOUND. */
export async function showSavedView(db: Db, caller: Caller, path: QuestionPath, id: string) {
  await requireQuestion(db, caller, path);
  const scope = scopeOf(caller, path);
  const rows = await db
    .select()
    .from(savedViews)
    .where(and(viewsOf(caller, path), eq(savedViews.id, id)));
  const [shown] = await shownViews(db, scope, rows);
  if (!shown) throw savedViewNotFound();
  return shown;
}

export const savedViewNotFound = () => new AppError("NOT_FOUND", "This saved view does not exist in this question.");

/** The SQL condition that selects the views of a question and, if the caller sees all waves of its group, of these. */
export const viewsOf = (caller: Reaching, { questionId }: Pick<QuestionPath, "questionId">): SQL => sql`(
  ${savedViews.organizationId} = ${caller.organizationId} and (${savedViews.questionId} = ${questionId}
    or ${savedViews.questionId} in (
      select theirs.question_id from ${groupMembers} ours join ${groupMembers} theirs
        on theirs.organization_id = ours.organization_id and theirs.group_id = ours.group_id
      where ours.organization_id = ${caller.organizationId} and ours.question_id = ${questionId}
        and ${reachesGroup(caller, sql`ours.group_id`) ?? sql`true`})))`;

/**
 * Saved views as the API shows them. `filter` can be sent with other requests unchanged: its codes are those of the
 * question, also if the view was saved in another wave. `missing` names the codes and the category that the question no
 * longer has; the filter keeps them as they were saved, so that it is refused.
 */
async function shownViews(db: Db, scope: QuestionScope, rows: readonly (typeof savedViews.$inferSelect)[]) {
  const saved = new Map(rows.flatMap(({ definition }) => definition.codes.map((code) => [code.id, code] as const)));
  const current = await currentCodes(db, scope, [...saved.keys()]);
  const categoryIds = await currentCategories(
    db,
    scope,
    rows.flatMap(({ definition }) => definition.category?.id ?? []),
  );
  return rows.map(({ definition: { filter, codes: own, category }, questionId, createdAt, updatedAt, ...row }) => {
    const categoryId = category && categoryIds.get(category.id);
    return {
      id: row.id,
      question_id: questionId,
      name: row.name,
      filter: withCodes({ ...filter, ...(categoryId && { category: categoryId }) }, (id) => current.get(id)?.id ?? id),
      codes: own.flatMap(({ id }) => current.get(id) ?? []),
      missing: [
        ...own.filter(({ id }) => !current.has(id)),
        ...(category && !categoryId ? [{ id: null, number: null, name: category.name }] : []),
      ],
      revision: row.revision,
      created_at: createdAt,
      updated_at: updatedAt,
    };
  });
}

/** The codes of the question for saved ids: the codes themselves, or those with their numbers in another wave. */
async function currentCodes(db: Db, scope: QuestionScope, ids: readonly string[]) {
  if (ids.length === 0) return new Map<string, { id: string; number: number; name: string }>();
  const numbers = await numbersInOtherWaves(db, scope, ids);
  const isNumbered = sql`${codes.codeNumber} = any(${`{${[...numbers.values()].join(",")}}`}::integer[])`;
  const found = await db
    .select({ id: codes.id, number: codes.codeNumber, name: codes.name })
    .from(codes)
    .where(and(rowsOf(codes, scope), sql`(${isOneOf(codes.id, ids)} or ${isNumbered})`));
  return new Map(
    ids.flatMap((id) => {
      const code = found.find((one) => one.id === id || one.number === numbers.get(id));
      return code ? [[id, code] as const] : [];
    }),
  );
}

/** The ids of the question's categories for saved ids: the same, or those of the same names in another wave. */
async function currentCategories(db: Db, scope: QuestionScope, ids: readonly string[]): Promise<Map<string, string>> {
  if (ids.length === 0) return new Map();
  const saved = alias(categories, "saved");
  const hasItsName = and(eq(categories.organizationId, saved.organizationId), eq(categories.name, saved.name));
  const found = await db
    .select({ saved: saved.id, id: categories.id })
    .from(saved)
    .innerJoin(categories, hasItsName)
    .where(and(rowsOf(categories, scope), isOneOf(saved.id, ids)));
  return new Map(found.map((one) => [one.saved, one.id]));
}
