import { and, eq, sql } from "drizzle-orm";
import type { Db } from "@/db/client";
import { isOneOf } from "@/db/ids";
import { categories, codes } from "@/db/schema/codebook";
import { inPartsByLength } from "@/lib/data/parts";
import { AppError } from "@/lib/errors/app-error";
import type { QuestionScope } from "@/lib/questions/find-question";
import { type Category, type Code, type Codebook, lengthOf } from "./codebook";

/** Estimated characters of a code's row in a statement, apart from its texts. */
const OVERHEAD = 200;

type CategoryRow = Omit<Category, "codes"> & { position: number };
type CodeRow = Code & { categoryId: string; position: number };

/**
 * Writes the difference between the stored codebook `current` and `next`. Rows to be renamed or deleted first get other
 * names and numbers, because unique indexes would not let two codes swap them. `beforeDeleting` runs while both the new codes and
 * the codes to be deleted exist.
 */
export async function writeCodebook(
  tx: Db,
  scope: QuestionScope,
  current: Codebook,
  next: Codebook,
  beforeDeleting: () => Promise<void> = async () => {},
): Promise<void> {
  const [oldCategories, newCategories] = [categoryRows(current), categoryRows(next)];
  const [oldCodes, newCodes] = [codeRows(current), codeRows(next)];
  await releaseNames(tx, scope, displaced(oldCategories, newCategories), displaced(oldCodes, newCodes));
  await upsertCategories(tx, scope, changed(oldCategories, newCategories));
  await upsertCodes(tx, scope, withMarks(oldCodes, changed(oldCodes, newCodes)));
  await beforeDeleting();
  await deleteRows(tx, scope, missing(oldCategories, newCategories), codesMissingIn(next, current));
}

/** The ids of the codes of `current` that `next` does not have. */
export const codesMissingIn = (next: Codebook, current: Codebook): string[] =>
  missing(codeRows(current), codeRows(next));

/** Whether two codebooks have the same categories and codes, by all their fields and in the same order. */
export const isSameCodebook = (one: Codebook, other: Codebook): boolean =>
  areSame(categoryRows(one), categoryRows(other)) && areSame(codeRows(one), codeRows(other));

const areSame = <Row extends object>(some: readonly Row[], others: readonly Row[]): boolean =>
  some.length === others.length && some.every((row, index) => isSame(row, others[index]));

const isSame = <Row extends object>(row: Row, other: Row | undefined): boolean =>
  other !== undefined && (Object.keys(row) as (keyof Row)[]).every((field) => row[field] === other[field]);

/** Throws VALIDATION_ERROR if two categories, or two codes of one category, have the same name. */
export function requireDistinctNames(codebook: Codebook): void {
  const category = repeated(codebook);
  if (category) throw new AppError("VALIDATION_ERROR", `The codebook already has a category "${category}".`);
  for (const { name, codes: members } of codebook) {
    const code = repeated(members);
    if (code) throw new AppError("VALIDATION_ERROR", `The category "${name}" already has a code "${code}".`);
  }
}

function repeated(items: readonly { name: string }[]): string | undefined {
  const seen = new Set<string>();
  return items.find(({ name }) => seen.size === seen.add(name).size)?.name;
}

const categoryRows = (codebook: Codebook): CategoryRow[] =>
  codebook.map(({ id, name, parentId }, position) => ({ id, name, parentId: parentId ?? null, position }));

const codeRows = (codebook: Codebook): CodeRow[] =>
  codebook.flatMap((category) =>
    category.codes.map(
      ({ id, name, definition, include, exclude, always, exclusive, sentiment, codeNumber }, position) => ({
        id,
        name,
        definition,
        include: include ?? null,
        exclude: exclude ?? null,
        always: always ?? null,
        exclusive: exclusive ?? false,
        sentiment,
        codeNumber,
        categoryId: category.id,
        position,
      }),
    ),
  );

function missing(current: readonly { id: string }[], next: readonly { id: string }[]): string[] {
  const kept = new Set(next.map(({ id }) => id));
  return current.flatMap(({ id }) => (kept.has(id) ? [] : [id]));
}

function changed<Row extends { id: string }>(current: readonly Row[], next: readonly Row[]): Row[] {
  const known = new Map(current.map((row) => [row.id, row]));
  return next.filter((row) => !isSame(row, known.get(row.id)));
}

type MarkedRow = CodeRow & { isChanged: boolean };

/**
 * Marks the codes whose texts or sentiment change, because the coding mode `changed` codes the answers of these codes
 * again. Word rules are no reason: they take nothing from the answers that have the code.
 */
function withMarks(current: readonly CodeRow[], rows: readonly CodeRow[]): MarkedRow[] {
  const known = new Map(current.map((row) => [row.id, row]));
  return rows.map((row) => {
    const { codeNumber: _, categoryId: __, position: ___, always: ____, ...said } = row;
    const before = known.get(row.id);
    return { ...row, isChanged: before !== undefined && !isSame(said, before) };
  });
}

/** The ids of rows that get another name or category. Their present names must be released first. */
function displaced<Row extends { id: string; name: string; categoryId?: string }>(
  current: readonly Row[],
  next: readonly Row[],
): string[] {
  const after = new Map(next.map((row) => [row.id, row]));
  return current.flatMap(({ id, name, categoryId }) => {
    const row = after.get(id);
    return row?.name === name && row.categoryId === categoryId ? [] : [id];
  });
}

async function releaseNames(
  tx: Db,
  scope: QuestionScope,
  categoryIds: readonly string[],
  codeIds: readonly string[],
): Promise<void> {
  if (categoryIds.length > 0) {
    await tx
      .update(categories)
      .set({ name: sql`${categories.id}::text` })
      .where(rowsOf(categories, scope, categoryIds));
  }
  if (codeIds.length > 0) {
    await tx
      .update(codes)
      .set({ name: sql`${codes.id}::text`, codeNumber: sql`-${codes.codeNumber}` })
      .where(rowsOf(codes, scope, codeIds));
  }
}

async function upsertCategories(tx: Db, scope: QuestionScope, rows: readonly CategoryRow[]): Promise<void> {
  if (rows.length === 0) return;
  await tx
    .insert(categories)
    .values(rows.map((row) => ({ ...scope, ...row })))
    .onConflictDoUpdate({
      target: [categories.organizationId, categories.id],
      set: { name: sql`excluded.name`, position: sql`excluded.position`, parentId: sql`excluded.parent_id` },
    });
}

async function upsertCodes(tx: Db, scope: QuestionScope, rows: readonly MarkedRow[]): Promise<void> {
  const size = (row: MarkedRow) => lengthOf(row) + OVERHEAD;
  for (const batch of inPartsByLength(rows, size)) await upsertBatch(tx, scope, batch);
}

async function upsertBatch(tx: Db, scope: QuestionScope, rows: readonly MarkedRow[]): Promise<void> {
  const changedIds = `{${rows.flatMap(({ id, isChanged }) => (isChanged ? id : [])).join(",")}}`;
  await tx.execute(sql`
    insert into ${codes}
      (organization_id, id, question_id, category_id, name, definition, include, exclude, always, exclusive,
        sentiment, code_number, position, added_at)
    select ${scope.organizationId}, c.id, ${scope.questionId}, c."categoryId", c.name, c.definition, c.include,
      c.exclude, c.always, c.exclusive, c.sentiment, c."codeNumber", c.position, now()
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as c (
      id uuid, "categoryId" uuid, name text, definition text, include text, exclude text,
      always text, exclusive boolean, sentiment sentiment, "codeNumber" integer, position integer)
    on conflict (organization_id, id) do update set category_id = excluded.category_id, name = excluded.name,
      definition = excluded.definition, include = excluded.include, exclude = excluded.exclude,
      always = excluded.always, exclusive = excluded.exclusive, sentiment = excluded.sentiment, code_number = excluded.code_number,
      position = excluded.position,
      changed_at = case when ${codes}.id = any (${changedIds}::uuid[]) then now() else ${codes}.changed_at end`);
}

/** Deletes rows; the mentions of a deleted code go with it. */
async function deleteRows(
  tx: Db,
  scope: QuestionScope,
  categoryIds: readonly string[],
  codeIds: readonly string[],
): Promise<void> {
  if (codeIds.length > 0) await tx.delete(codes).where(rowsOf(codes, scope, codeIds));
  if (categoryIds.length > 0) await tx.delete(categories).where(rowsOf(categories, scope, categoryIds));
}

const rowsOf = (
  table: typeof categories | typeof codes,
  { organizationId, questionId }: QuestionScope,
  ids: readonly string[],
) => and(eq(table.organizationId, organizationId), eq(table.questionId, questionId), isOneOf(table.id, ids));
