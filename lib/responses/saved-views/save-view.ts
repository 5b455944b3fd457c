import { and, eq, ne, sql } from "drizzle-orm";
import type { Db } from "@/db/client";
import { type StoredFilter, savedViews } from "@/db/schema/saved-views";
import type { Caller } from "@/lib/auth/caller";
import { invalidInput } from "@/lib/errors/app-error";
import { requireRoom } from "@/lib/errors/require-room";
import { staleRevision } from "@/lib/errors/stale-revision";
import { newId } from "@/lib/ids/new-id";
import { type QuestionPath, requireQuestion, scopeOf } from "@/lib/questions/find-question";
import { rowsOf } from "@/lib/questions/rows-of";
import { isUniqueViolation } from "@/lib/runtime/database-errors";
import { MAX_SAVED_VIEWS } from "./limits";
import { savedViewNotFound, showSavedView, viewsOf } from "./read-saved-views";
import { resolveFilter } from "./resolve-filter";

/**
 * Saves a filter of a question's answers under a name. Throws NOT_FOUND; VALIDATION_ERROR for a name that another view
 * of the question or its group has, and for a code or category that the question lacks; CONFLICT if the question has 100
 * saved views.
 */
export async function createSavedView(
  db: Db,
  caller: Caller,
  path: QuestionPath,
  { name, filter }: { name: string; filter: StoredFilter },
) {
  const { organizationId } = caller;
  const scope = scopeOf(caller, path);
  return db.transaction(async (tx) => {
    await requireQuestion(tx, caller, path);
    const counted = rowsOf(savedViews, scope);
    await requireRoom(tx, savedViews, organizationId, {
      max: MAX_SAVED_VIEWS,
      what: "saved views of this question",
      counted,
    });
    await requireFreeName(tx, caller, path, name);
    const values = {
      organizationId,
      id: newId(),
      questionId: path.questionId,
      name,
      definition: await resolveFilter(tx, scope, filter, "filter"),
    };
    await tx.insert(savedViews).values(values).catch(tellTaken);
    return showSavedView(tx, caller, path, values.id);
  });
}

/**
 * Renames a saved view, or replaces its filter. Throws what `createSavedView` throws; also CONFLICT if `revision` is
 * given and is not the current one.
 */
export async function updateSavedView(
  db: Db,
  caller: Caller,
  path: QuestionPath,
  given: { id: string; name?: string | undefined; filter?: StoredFilter | undefined; revision?: number | undefined },
) {
  const { id, name, filter, revision } = given;
  const scope = scopeOf(caller, path);
  return db.transaction(async (tx) => {
    await showSavedView(tx, caller, path, id);
    if (name !== undefined) await requireFreeName(tx, caller, path, name, id);
    const changed = await tx
      .update(savedViews)
      .set({
        ...(name !== undefined && { name }),
        ...(filter && { definition: await resolveFilter(tx, scope, filter, "filter") }),
        revision: sql`${savedViews.revision} + 1`,
        updatedAt: sql`now()`,
      })
      .where(
        and(
          viewsOf(caller, path),
          eq(savedViews.id, id),
          revision === undefined ? undefined : eq(savedViews.revision, revision),
        ),
      )
      .returning({ id: savedViews.id })
      .catch(tellTaken);
    if (changed.length === 0) throw staleRevision("saved view");
    return showSavedView(tx, caller, path, id);
  });
}

/** Deletes a saved view. Throws NOT_FOUND. */
export async function deleteSavedView(db: Db, caller: Caller, path: QuestionPath, id: string) {
  await requireQuestion(db, caller, path);
  const gone = await db
    .delete(savedViews)
    .where(and(viewsOf(caller, path), eq(savedViews.id, id)))
    .returning({ id: savedViews.id });
  if (gone.length === 0) throw savedViewNotFound();
  return { id, deleted: true as const };
}

async function requireFreeName(tx: Db, caller: Caller, path: QuestionPath, name: string, own?: string): Promise<void> {
  const others = await tx
    .select({ id: savedViews.id })
    .from(savedViews)
    .where(
      and(viewsOf(caller, path), eq(savedViews.name, name), own === undefined ? undefined : ne(savedViews.id, own)),
    );
  if (others.length > 0) throw nameTaken();
}

const nameTaken = () => invalidInput([{ path: "name", message: "is the name of another saved view" }]);

function tellTaken(thrown: unknown): never {
  throw isUniqueViolation(thrown) ? nameTaken() : thrown;
}
