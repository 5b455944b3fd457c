import { and, asc, eq, inArray, type SQL, sql } from "drizzle-orm";
import type { Db } from "@/db/client";
import { isOneOf } from "@/db/ids";
import { codes } from "@/db/schema/codebook";
import { groupMembers } from "@/db/schema/groups";
import { questions } from "@/db/schema/projects";
import type { Caller } from "@/lib/auth/caller";
import { newId } from "@/lib/ids/new-id";
import { lockQuestion, type QuestionPath, type QuestionScope, scopeOf } from "@/lib/questions/find-question";
import type { Code, Codebook } from "./codebook";
import type { Move } from "./move-assignments";

type Question = typeof questions.$inferSelect;

/**
 * Locks a question and the other waves of its group, in the order of their ids, and returns the other waves; none if
 * the question is in no group. The members of a group only change while its questions are locked, so they are read
 * again after locking. If the group was made or got further waves before that, these are locked as well.
 */
export async function lockWaves(tx: Db, { organizationId, questionId }: QuestionScope): Promise<Question[]> {
  let known: string[] = [];
  let locked: Question[] = [];
  let members = [questionId, ...(await membersWith(tx, organizationId, questionId))];
  while (members.some((id) => !known.includes(id))) {
    known = [...new Set([...known, ...members])];
    locked = await lockQuestions(tx, organizationId, known);
    members = await membersWith(tx, organizationId, questionId);
  }
  return locked.filter(({ id }) => id !== questionId && members.includes(id));
}

/** The questions of the group to which this question belongs; none if it is in no group. */
export async function membersWith(tx: Db, organizationId: string, questionId: string): Promise<string[]> {
  const group = tx
    .select({ id: groupMembers.groupId })
    .from(groupMembers)
    .where(and(eq(groupMembers.organizationId, organizationId), eq(groupMembers.questionId, questionId)));
  const members = await tx
    .select({ id: groupMembers.questionId })
    .from(groupMembers)
    .where(and(eq(groupMembers.organizationId, organizationId), inArray(groupMembers.groupId, group)));
  return members.map(({ id }) => id);
}

/** Locks a question and the other waves of its group, in the order of their ids, and returns all. Throws NOT_FOUND. */
export async function lockQuestionAndWaves(tx: Db, caller: Pick<Caller, "organizationId">, path: QuestionPath) {
  const waves = await lockWaves(tx, scopeOf(caller, path));
  return { question: await lockQuestion(tx, caller, path), waves };
}

/** Selects the ids of a code in all waves of its question's group; without a group, only the code's own id. */
export const codeInWaves = (organizationId: string, codeId: string): SQL => sql`(
  select twin.id from ${codes} own
  left join ${groupMembers} mine on mine.organization_id = own.organization_id and mine.question_id = own.question_id
  left join ${groupMembers} wave on wave.organization_id = own.organization_id and wave.group_id = mine.group_id
  join ${codes} twin on twin.organization_id = own.organization_id and twin.code_number = own.code_number
    and twin.question_id = coalesce(wave.question_id, own.question_id)
  where own.organization_id = ${organizationId} and own.id = ${codeId})`;

/** Locks questions of an organization in the order of their ids. */
export const lockQuestions = (tx: Db, organizationId: string, ids: readonly string[]): Promise<Question[]> =>
  tx
    .select()
    .from(questions)
    .where(and(eq(questions.organizationId, organizationId), isOneOf(questions.id, ids)))
    .orderBy(asc(questions.id))
    .for("update");

/**
 * The codebook `shared` of one wave with the ids of another wave: a code gets the id of that wave's code with the same
 * number (before the change), a category the id of the category with the same name. A code that comes back gets the id
 * that it has in `known`.
 */
export function inWave(shared: Codebook, before: Codebook, own: Codebook, known: Codebook = []): Codebook {
  const ownCodes = new Map(codesOf([known, own]).map((code) => [code.codeNumber, code.id]));
  const numberBefore = new Map(codesOf([before]).map((code) => [code.id, code.codeNumber]));
  const ownId = ({ id, codeNumber }: Code) => ownCodes.get(numberBefore.get(id) ?? codeNumber) ?? newId();
  const ownCategories = new Map(own.map(({ id, name }) => [name, id]));
  const taken = new Set(ownCategories.values());
  const gone = new Map(known.flatMap(({ id, name }) => (taken.has(id) ? [] : [[name, id]])));
  const nameBefore = new Map(before.map(({ id, name }) => [id, name]));
  const ids = new Map(
    shared.map(({ id, name }) => [id, ownCategories.get(nameBefore.get(id) ?? name) ?? gone.get(name) ?? newId()]),
  );
  return shared.map(({ id, name, parentId, codes }) => ({
    id: ids.get(id) ?? newId(),
    name,
    ...(parentId && { parentId: ids.get(parentId) }),
    codes: codes.map((code) => ({ ...code, id: ownId(code) })),
  }));
}

/** Translates moves of mentions to another wave: the same code numbers, with that wave's ids. */
export function movesInWave(moves: readonly Move[], known: readonly Codebook[], own: readonly Codebook[]): Move[] {
  const numbers = new Map(codesOf(known).map(({ id, codeNumber }) => [id, codeNumber]));
  const ids = new Map(codesOf(own).map(({ id, codeNumber }) => [codeNumber, id]));
  const idOf = (id: string) => ids.get(numbers.get(id) ?? 0);
  return moves.flatMap((move) => {
    const [from, to] = [idOf(move.from), idOf(move.to)];
    return from && to ? [{ ...move, from, to }] : [];
  });
}

const codesOf = (codebooks: readonly Codebook[]) =>
  codebooks.flatMap((codebook) => codebook.flatMap(({ codes }) => codes));
