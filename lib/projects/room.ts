import { and, eq } from "drizzle-orm";
import { LRUCache } from "lru-cache";
import type { Db } from "@/db/client";
import { projects, questions } from "@/db/schema/projects";
import { AppError } from "@/lib/errors/app-error";
import { MAX_QUESTIONS, MAX_TEMPORARY } from "./limits";

/** How many temporary projects an organization may still create before this process counts them again. */
const uncounted = new LRUCache<string, number>({ max: 10_000, ttl: 60_000 });

/** The share of the room that a process lets an organization use before it counts again. */
const UNCOUNTED_SHARE = 0.01;

/**
 * Throws CONFLICT if an organization has the most temporary projects allowed. Simultaneous requests may exceed the
 * limit slightly, so that none has to wait for another. Not every request counts, because counting takes longer the
 * more projects there are.
 */
export async function requireRoomForTemporary(db: Db, organizationId: string): Promise<void> {
  const left = uncounted.get(organizationId) ?? 0;
  if (left > 0) {
    uncounted.set(organizationId, left - 1, { noUpdateTTL: true });
    return;
  }
  const own = and(eq(projects.organizationId, organizationId), eq(projects.temporary, true));
  const room = MAX_TEMPORARY - (await db.$count(projects, own));
  uncounted.set(organizationId, Math.floor(room * UNCOUNTED_SHARE));
  if (room > 0) return;
  throw new AppError(
    "CONFLICT",
    `There are ${MAX_TEMPORARY.toLocaleString("en")} temporary projects of one-call coding. Delete some, or wait until the oldest are 30 days old.`,
  );
}

/**
 * Throws VALIDATION_ERROR if a project would have too many questions. The caller must have locked the project's row.
 */
export async function requireRoomForQuestions(
  tx: Db,
  { organizationId, projectId }: { organizationId: string; projectId: string },
  added: number,
): Promise<void> {
  const members = and(eq(questions.organizationId, organizationId), eq(questions.projectId, projectId));
  if ((await tx.$count(questions, members)) + added <= MAX_QUESTIONS) return;
  throw new AppError(
    "VALIDATION_ERROR",
    `A project has at most ${MAX_QUESTIONS} questions. Make another project for the others.`,
  );
}
