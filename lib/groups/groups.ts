import { and, asc, desc, eq, inArray, lt, max, type SQL, sql } from "drizzle-orm";
import type { Db } from "@/db/client";
import { isOneOf } from "@/db/ids";
import { groupMembers, questionGroups } from "@/db/schema/groups";
import { questions } from "@/db/schema/projects";
import type { Caller } from "@/lib/auth/caller";
import { type Reaching, reachesGroup } from "@/lib/auth/reach";
import { lockQuestions } from "@/lib/codebook/shared-codebook";
import { countThatFit } from "@/lib/data/page";
import { byKey } from "@/lib/data/parts";
import { AppError, invalidInput } from "@/lib/errors/app-error";
import { requireRoom } from "@/lib/errors/require-room";
import { newId } from "@/lib/ids/new-id";
import { type QuestionPath, requireQuestion } from "@/lib/questions/find-question";
import { requireIdle } from "@/lib/questions/require-idle";
import { learnedBefore } from "./learned-until";
import { MAX_GROUPS, MAX_WAVES } from "./limits";
import { uniteCodebooks } from "./unite-codebooks";

/** Bytes of a wave, in addition to its wording. */
const OVERHEAD = 400;

type NewGroup = { name: string; questionIds: readonly string[]; projectId?: string | undefined };

/**
 * Makes questions the waves of one group, in the order given, with one codebook. Throws NOT_FOUND for a question that
 * is not the caller's or, if `projectId` is given, not of this project; VALIDATION_ERROR if a question is in a group
 * already or has another coding type; JOB_ALREADY_RUNNING while one of them has an open job; CONFLICT if there are too
 * many groups.
 */
export async function createGroup(db: Db, caller: Caller, { name, questionIds, projectId }: NewGroup) {
  const { organizationId } = caller;
  return db.transaction(async (tx) => {
    const members = await lockUngrouped(tx, caller, questionIds, projectId);
    await requireRoom(tx, questionGroups, organizationId, { max: MAX_GROUPS, what: "groups" });
    await uniteCodebooks(tx, caller, members);
    const id = newId();
    const learnedUntil = await learnedBefore(tx, organizationId, questionIds);
    await tx.insert(questionGroups).values({ organizationId, id, name, learnedUntil });
    await tx
      .insert(groupMembers)
      .values(members.map((member, position) => ({ organizationId, questionId: member.id, groupId: id, position })));
    return showGroup(tx, caller, id);
  });
}

/**
 * Adds later waves, which get the group's codebook. Throws what `createGroup` throws; also NOT_FOUND if there is no
 * such group, and VALIDATION_ERROR for more than 100 waves.
 */
export async function addMembers(db: Db, caller: Caller, groupId: string, questionIds: readonly string[]) {
  const { organizationId } = caller;
  return db.transaction(async (tx) => {
    const { waves, locked } = await lockGroup(tx, caller, groupId, questionIds);
    if (waves.length + questionIds.length > MAX_WAVES) {
      const message = `would make more than ${MAX_WAVES} waves; the tracker has ${waves.length}`;
      throw invalidInput([{ path: "question_ids", message }]);
    }
    const current = waves.map(({ id }) => id);
    const added = await lockUngrouped(tx, caller, questionIds);
    const members = [...current.flatMap((id) => locked.find((question) => question.id === id) ?? []), ...added];
    for (const { id } of members) await requireIdle(tx, { organizationId, questionId: id });
    requireOneType(members);
    const ofGroup = and(eq(groupMembers.organizationId, organizationId), eq(groupMembers.groupId, groupId));
    const [last] = await tx
      .select({ position: max(groupMembers.position) })
      .from(groupMembers)
      .where(ofGroup);
    await tx.delete(groupMembers).where(ofGroup);
    await uniteCodebooks(tx, caller, members);
    await tx.insert(groupMembers).values([
      ...waves.map(({ id, wave }) => ({ organizationId, questionId: id, groupId, position: wave - 1 })),
      ...added.map(({ id }, index) => ({
        organizationId,
        questionId: id,
        groupId,
        position: (last?.position ?? -1) + 1 + index,
      })),
    ]);
    return showGroup(tx, caller, groupId);
  });
}

/**
 * Removes questions from a group; each keeps the present codebook. Throws VALIDATION_ERROR if fewer than two would
 * remain.
 */
export async function removeMembers(db: Db, caller: Caller, groupId: string, questionIds: readonly string[]) {
  const { organizationId } = caller;
  return db.transaction(async (tx) => {
    const { waves } = await lockGroup(tx, caller, groupId);
    if (questionIds.some((id) => !waves.some((wave) => wave.id === id))) {
      throw new AppError("NOT_FOUND", "This question is not in this tracker.");
    }
    if (waves.length - new Set(questionIds).size < 2) {
      throw invalidInput([
        { path: "question_ids", message: "would leave fewer than two questions; delete the tracker" },
      ]);
    }
    await tx
      .delete(groupMembers)
      .where(and(eq(groupMembers.organizationId, organizationId), isOneOf(groupMembers.questionId, questionIds)));
    return showGroup(tx, caller, groupId);
  });
}

/** Gives a group another name. Throws NOT_FOUND. */
export async function renameGroup(db: Db, caller: Caller, id: string, name: string) {
  const { organizationId } = caller;
  await db
    .update(questionGroups)
    .set({ name })
    .where(and(eq(questionGroups.organizationId, organizationId), eq(questionGroups.id, id)));
  return showGroup(db, caller, id);
}

/** Deletes a group. Its questions stay, each with the present codebook. */
export async function deleteGroup(db: Db, caller: Caller, id: string) {
  const { organizationId } = caller;
  return db.transaction(async (tx) => {
    await lockGroup(tx, caller, id);
    await tx
      .delete(questionGroups)
      .where(and(eq(questionGroups.organizationId, organizationId), eq(questionGroups.id, id)));
    return { id, deleted: true as const };
  });
}

/** A group with its waves; throws NOT_FOUND if it is not the caller's. */
export async function showGroup(db: Db, { organizationId }: Caller, id: string) {
  const [shown] = await readGroups(db, organizationId, eq(questionGroups.id, id), 1);
  if (!shown) throw groupNotFound();
  return shown;
}

/**
 * A page of the groups of which the caller sees all waves, newest first; fewer than `limit` if they have many waves. The
 * cursor is the last group's id.
 */
export async function listGroups(
  db: Db,
  caller: Reaching,
  { limit, cursor }: { limit: number; cursor?: string | undefined },
) {
  const { organizationId } = caller;
  const isSeen = reachesGroup(caller, sql`${questionGroups}.id`);
  const before = and(isSeen, cursor === undefined ? undefined : lt(questionGroups.id, cursor));
  const sizes = await sizesOf(db, organizationId, before, limit + 1);
  const count = countThatFit(sizes, limit);
  const items = await readGroups(db, organizationId, before, count);
  return { items, nextCursor: count < sizes.length ? (items.at(-1)?.id ?? null) : null };
}

/** The group of a question; null if it is in none, or in one of which the caller does not see all waves. */
export async function groupOf(db: Db, caller: Reaching, questionId: string): Promise<string | null> {
  const isOwn = and(eq(groupMembers.organizationId, caller.organizationId), eq(groupMembers.questionId, questionId));
  const [member] = await db
    .select({ groupId: groupMembers.groupId })
    .from(groupMembers)
    .where(and(isOwn, reachesGroup(caller, sql`${groupMembers}.group_id`)));
  return member?.groupId ?? null;
}

/** The group of a question. Throws NOT_FOUND if the question is not the caller's, NOT_GROUPED if it is in no group. */
export async function requireGroupOf(db: Db, caller: Caller, path: QuestionPath): Promise<string> {
  await requireQuestion(db, caller, path);
  const groupId = await groupOf(db, caller, path.questionId);
  if (groupId) return groupId;
  throw new AppError(
    "NOT_GROUPED",
    "This question belongs to no tracker (a group in the API). Create one, add the question and ask again.",
  );
}

export type ShownGroup = Awaited<ReturnType<typeof readGroups>>[number];

async function readGroups(db: Db, organizationId: string, filter: SQL | undefined, limit: number) {
  const groups = await db
    .select()
    .from(questionGroups)
    .where(and(eq(questionGroups.organizationId, organizationId), filter))
    .orderBy(desc(questionGroups.id))
    .limit(limit);
  const ids = groups.map(({ id }) => id);
  const waves = await db
    .select({ groupId: groupMembers.groupId, question: questions })
    .from(groupMembers)
    .innerJoin(
      questions,
      and(eq(questions.organizationId, groupMembers.organizationId), eq(questions.id, groupMembers.questionId)),
    )
    .where(and(eq(groupMembers.organizationId, organizationId), isOneOf(groupMembers.groupId, ids)))
    .orderBy(asc(groupMembers.position));
  const byGroup = byKey(waves, ({ groupId }) => groupId);
  return groups.map(({ id, name, createdAt }) => {
    const own = (byGroup.get(id) ?? []).map(({ question }) => question);
    return {
      id,
      name,
      coding_type: own[0]?.codingType ?? null,
      questions: own.map((question, index) => ({
        id: question.id,
        project_id: question.projectId,
        text: question.text,
        wave: index + 1,
        response_count: question.responseCount,
      })),
      created_at: createdAt,
    };
  });
}

/** The sizes in bytes of groups with their waves, in the order of the list. */
const sizesOf = (db: Db, organizationId: string, filter: SQL | undefined, limit: number) =>
  db
    .select({
      bytes: sql`octet_length(${questionGroups.name}) + coalesce((
        select sum(${OVERHEAD}::integer + octet_length(q.text)) from ${groupMembers} m
        join ${questions} q on q.organization_id = m.organization_id and q.id = m.question_id
        where m.organization_id = ${questionGroups}.organization_id and m.group_id = ${questionGroups}.id), 0)`.mapWith(
        Number,
      ),
    })
    .from(questionGroups)
    .where(and(eq(questionGroups.organizationId, organizationId), filter))
    .orderBy(desc(questionGroups.id))
    .limit(limit);

/** Locks a group, its questions and `others`. Returns the group's waves, and all these questions. Throws NOT_FOUND. */
async function lockGroup(tx: Db, caller: Caller, id: string, others: readonly string[] = []) {
  const { organizationId } = caller;
  const isIt = and(eq(questionGroups.organizationId, organizationId), eq(questionGroups.id, id));
  await tx.select({ id: questionGroups.id }).from(questionGroups).where(isIt).for("update");
  const { questions: waves } = await showGroup(tx, caller, id);
  const ids = waves.map((wave) => wave.id);
  return { waves, locked: await lockQuestions(tx, organizationId, [...ids, ...others]) };
}

/** Locks questions that are in no group and have no open job, and returns them in the order of `ids`. */
async function lockUngrouped(tx: Db, { organizationId }: Caller, ids: readonly string[], projectId?: string) {
  const locked = await lockQuestions(tx, organizationId, ids);
  const members = ids.flatMap((id) => locked.find((question) => question.id === id) ?? []);
  if (members.length < ids.length || members.some((member) => projectId && member.projectId !== projectId)) {
    throw new AppError(
      "NOT_FOUND",
      projectId ? "A question does not exist in this project." : "A question does not exist.",
    );
  }
  const isAmong = and(eq(groupMembers.organizationId, organizationId), inArray(groupMembers.questionId, [...ids]));
  if ((await tx.$count(groupMembers, isAmong)) > 0) {
    throw invalidInput([{ path: "question_ids", message: "holds a question that is in a tracker already" }]);
  }
  requireOneType(members);
  for (const { id } of members) await requireIdle(tx, { organizationId, questionId: id });
  return members;
}

function requireOneType(members: readonly { codingType: string }[]): void {
  if (new Set(members.map(({ codingType }) => codingType)).size <= 1) return;
  throw invalidInput([{ path: "question_ids", message: "must be questions of one coding type" }]);
}

const groupNotFound = () => new AppError("NOT_FOUND", "This tracker does not exist.");
