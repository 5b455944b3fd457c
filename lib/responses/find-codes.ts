import { and, eq, type SQL, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import type { Db } from "@/db/client";
import { isOneOf } from "@/db/ids";
import { categories, codes } from "@/db/schema/codebook";
import { groupMembers } from "@/db/schema/groups";
import { type AppError, invalidInput } from "@/lib/errors/app-error";
import { UUID } from "@/lib/ids/uuid";
import type { QuestionScope } from "@/lib/questions/find-question";
import { rowsOf } from "@/lib/questions/rows-of";

export type FoundCode = { id: string; number: number; name: string };
export type FoundCategory = { id: string; name: string };
export type NamedCode = { path: string; name: string };

/**
 * The codes that a filter names, for each name those that it stands for: by id, else by number, else by name. The id of
 * a code of another wave of the question's group stands for the code with the same number. Only codes of the category,
 * or of categories within it, are found if one is given. Throws VALIDATION_ERROR for what names no code.
 */
export async function findCodes(
  db: Db,
  scope: QuestionScope,
  named: readonly NamedCode[],
  category?: string | undefined,
): Promise<FoundCode[][]> {
  const found = await listCodes(db, scope, category === undefined ? undefined : within(scope, category));
  if (found.length === 0 && category !== undefined) throw unknown("category", category);
  const ids = named.map(({ name }) => name.toLowerCase()).filter((name) => UUID.test(name));
  const missing = ids.filter((id) => !found.some((code) => code.id === id));
  const others = missing.length > 0 ? await numbersInOtherWaves(db, scope, missing) : new Map<string, number>();
  return named.map(({ path, name }) => {
    const other = others.get(name.toLowerCase());
    const matches = [
      found.filter(({ id }) => id === name.toLowerCase()),
      found.filter(({ number }) => number === other || String(number) === name),
      found.filter((code) => code.name === name),
    ].find((codesNamed) => codesNamed.length > 0);
    if (!matches) throw unknown("code", name, path);
    return matches;
  });
}

/** The code with this id, or the codes of the category with it. Throws VALIDATION_ERROR if there are none. */
export async function findCodesOfRow(db: Db, scope: QuestionScope, id: string): Promise<FoundCode[]> {
  const found = await listCodes(db, scope, sql`(${codes.id} = ${id} or ${within(scope, id)})`);
  if (found.length === 0) throw unknown("code", id, "row");
  return found;
}

/**
 * The codes of a question in a category or in categories within it. The id of a category of another wave of the
 * question's group stands for the category with the same name. Throws VALIDATION_ERROR if there are none.
 */
export async function findCodesOfCategory(db: Db, scope: QuestionScope, category: string): Promise<FoundCode[]> {
  const found = await listCodes(db, scope, within(scope, category));
  if (found.length === 0) throw unknown("category", category);
  return found;
}

/** The category with this id or name. Throws VALIDATION_ERROR if there is none, or none of its codes. */
export async function findCategory(db: Db, scope: QuestionScope, category: string): Promise<FoundCategory> {
  await findCodesOfCategory(db, scope, category);
  const [found] = await db
    .select({ id: categories.id, name: categories.name })
    .from(categories)
    .where(and(rowsOf(categories, scope), isCategory(scope, category)));
  if (!found) throw unknown("category", category);
  return found;
}

const listCodes = (db: Db, scope: QuestionScope, isIn?: SQL) =>
  db
    .select({ id: codes.id, number: codes.codeNumber, name: codes.name })
    .from(codes)
    .where(and(rowsOf(codes, scope), isIn));

const within = ({ organizationId, questionId }: QuestionScope, category: string): SQL => sql`${codes.categoryId} in (
  with recursive within (id) as (
    select id from ${categories} where organization_id = ${organizationId} and question_id = ${questionId}
      and ${isCategory({ organizationId, questionId }, category)}
    union all
    select deeper.id from within join ${categories} deeper
      on deeper.organization_id = ${organizationId} and deeper.parent_id = within.id
  ) select id from within)`;

const isCategory = ({ organizationId, questionId }: QuestionScope, category: string): SQL =>
  UUID.test(category)
    ? sql`name in (
        select named.name from ${categories} named where named.organization_id = ${organizationId}
          and named.id = ${category} and (named.question_id = ${questionId} or named.question_id in (
            select theirs.question_id from ${groupMembers} ours join ${groupMembers} theirs
              on theirs.organization_id = ours.organization_id and theirs.group_id = ours.group_id
            where ours.organization_id = ${organizationId} and ours.question_id = ${questionId})))`
    : sql`name = ${category}`;

const [ours, theirs] = [alias(groupMembers, "ours"), alias(groupMembers, "theirs")];

/** The numbers of codes of other waves of the question's group, by their ids. */
export async function numbersInOtherWaves(
  db: Db,
  { organizationId, questionId }: QuestionScope,
  ids: readonly string[],
): Promise<Map<string, number>> {
  const found = await db
    .select({ id: codes.id, number: codes.codeNumber })
    .from(ours)
    .innerJoin(theirs, and(eq(theirs.organizationId, ours.organizationId), eq(theirs.groupId, ours.groupId)))
    .innerJoin(codes, and(eq(codes.organizationId, theirs.organizationId), eq(codes.questionId, theirs.questionId)))
    .where(and(eq(ours.organizationId, organizationId), eq(ours.questionId, questionId), isOneOf(codes.id, ids)));
  return new Map(found.map(({ id, number }) => [id, number]));
}

function unknown(what: "code" | "category", value: string, path: string = what): AppError {
  return invalidInput([{ path, message: `names no ${what} of this question: "${value}"` }]);
}
