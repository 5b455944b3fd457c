import { and, desc, eq, lt } from "drizzle-orm";
import type { Db } from "@/db/client";
import { isOneOf } from "@/db/ids";
import { questions } from "@/db/schema/projects";
import { shareLinks } from "@/db/schema/share-links";
import { type Caller, personOf } from "@/lib/auth/caller";
import { newToken } from "@/lib/crypto/token";
import { type Page, pageOf } from "@/lib/data/page";
import { AppError } from "@/lib/errors/app-error";
import { requireRoom } from "@/lib/errors/require-room";
import { newId } from "@/lib/ids/new-id";
import { requireProject } from "@/lib/projects/find-project";
import { questionNotFound } from "@/lib/questions/find-question";
import { env } from "@/lib/runtime/env";

/** The most links of a project, expired ones included. */
export const MAX_SHARE_LINKS = 100;
const DAY = 86_400_000;

export type NewShareLink = {
  name: string;
  withVerbatims: boolean;
  /** The questions that it shows; undefined for all. */
  questionIds?: string[] | undefined;
  expiresInDays: number;
};

/**
 * Makes a link to the results of a project for people without a login. Its address is in the result alone: only a hash
 * of its token is stored. Throws NOT_FOUND, also for a question of another project; CONFLICT if the project has 100 links.
 */
export async function createShareLink(db: Db, caller: Caller, projectId: string, given: NewShareLink) {
  const { organizationId } = caller;
  const { token, tokenHash } = newToken();
  const values = {
    ...{ organizationId, id: newId(), projectId, tokenHash, createdBy: personOf(caller) },
    name: given.name,
    withVerbatims: given.withVerbatims,
    questionIds: given.questionIds ?? null,
    expiresAt: new Date(Date.now() + given.expiresInDays * DAY),
  };
  return db.transaction(async (tx) => {
    await requireProject(tx, caller, projectId);
    await requireRoom(tx, shareLinks, organizationId, {
      max: MAX_SHARE_LINKS,
      what: "share links of this project",
      act: "Revoke",
      counted: eq(shareLinks.projectId, projectId),
    });
    if (given.questionIds) await requireQuestions(tx, organizationId, projectId, given.questionIds);
    const [row] = await tx.insert(shareLinks).values(values).returning();
    if (!row) throw new Error("the share link was not written");
    return { ...shownLink(row), url: `${env.APP_URL}/shared?${new URLSearchParams({ token })}` };
  });
}

async function requireQuestions(tx: Db, organizationId: string, projectId: string, ids: string[]): Promise<void> {
  const found = await tx
    .select({ id: questions.id })
    .from(questions)
    .where(
      and(eq(questions.organizationId, organizationId), eq(questions.projectId, projectId), isOneOf(questions.id, ids)),
    );
  if (found.length < ids.length) throw questionNotFound();
}

/** Lists the links of a project, the newest first. The cursor is the id of the last one. Throws NOT_FOUND. */
export async function listShareLinks(
  db: Db,
  caller: Caller,
  projectId: string,
  { limit, cursor }: { limit: number; cursor?: string | undefined },
): Promise<Page<ReturnType<typeof shownLink>>> {
  await requireProject(db, caller, projectId);
  const rows = await db
    .select()
    .from(shareLinks)
    .where(and(ofProject(caller, projectId), cursor === undefined ? undefined : lt(shareLinks.id, cursor)))
    .orderBy(desc(shareLinks.id))
    .limit(limit + 1);
  const { items, nextCursor } = pageOf(rows, limit, ({ id }) => id);
  return { items: items.map(shownLink), nextCursor };
}

/** Deletes a link, so that it stops working at once. Throws NOT_FOUND. */
export async function revokeShareLink(db: Db, caller: Caller, projectId: string, id: string) {
  await requireProject(db, caller, projectId);
  const gone = await db
    .delete(shareLinks)
    .where(and(ofProject(caller, projectId), eq(shareLinks.id, id)))
    .returning({ id: shareLinks.id });
  if (gone.length === 0) throw new AppError("NOT_FOUND", "This share link does not exist in this project.");
  return { id, deleted: true as const };
}

const ofProject = ({ organizationId }: Caller, projectId: string) =>
  and(eq(shareLinks.organizationId, organizationId), eq(shareLinks.projectId, projectId));

const shownLink = (row: typeof shareLinks.$inferSelect) => ({
  id: row.id,
  project_id: row.projectId,
  name: row.name,
  with_verbatims: row.withVerbatims,
  question_ids: row.questionIds,
  expires_at: row.expiresAt,
  last_opened_at: row.lastUsedAt,
  created_by: row.createdBy,
  created_at: row.createdAt,
});
