import { and, eq, sql } from "drizzle-orm";
import type { Db } from "@/db/client";
import { isOneOf } from "@/db/ids";
import { codes } from "@/db/schema/codebook";
import { savedTables, type TableDefinition } from "@/db/schema/saved-tables";
import type { Caller } from "@/lib/auth/caller";
import { invalidInput } from "@/lib/errors/app-error";
import { requireRoom } from "@/lib/errors/require-room";
import { staleRevision } from "@/lib/errors/stale-revision";
import { newId } from "@/lib/ids/new-id";
import { type QuestionPath, requireQuestion, scopeOf } from "@/lib/questions/find-question";
import { rowsOf } from "@/lib/questions/rows-of";
import { resolveFilter } from "@/lib/responses/saved-views/resolve-filter";
import { isUniqueViolation } from "@/lib/runtime/database-errors";
import { MAX_SAVED_TABLES, MAX_TABLE_BYTES } from "./limits";
import { savedTableNotFound, shownTable, showSavedTable } from "./read-saved-tables";

/** The part of a definition that says what is counted, with codes given by id. */
export type GivenTable = Omit<TableDefinition, "codes" | keyof TableDisplay> & { codeIds: readonly string[] };
export type TableDisplay = Pick<TableDefinition, "figure" | "colour" | "view">;

type NewTable = { name: string; table: GivenTable; display: TableDisplay };

/**
 * Saves a cross-tab of a question under a name. Throws NOT_FOUND; VALIDATION_ERROR for a name that another table of the
 * question has, for a code that the question lacks, and for a definition over 32 KiB; CONFLICT if the question has 100
 * saved tables.
 */
export async function createSavedTable(db: Db, caller: Caller, path: QuestionPath, given: NewTable) {
  const { organizationId } = caller;
  const { name, table, display } = given;
  return db.transaction(async (tx) => {
    await requireQuestion(tx, caller, path);
    const room = {
      max: MAX_SAVED_TABLES,
      what: "saved tables of this question",
      counted: rowsOf(savedTables, scopeOf(caller, path)),
    };
    await requireRoom(tx, savedTables, organizationId, room);
    const definition = { ...(await definitionOf(tx, caller, path, table)), ...display };
    requireFit(definition);
    const values = { organizationId, id: newId(), questionId: path.questionId, name, definition };
    const [row] = await tx.insert(savedTables).values(values).returning().catch(tellTaken);
    if (!row) throw savedTableNotFound();
    return shownTable(row);
  });
}

export type SavedTableChanges = { [Part in keyof NewTable]?: NewTable[Part] | undefined };

/**
 * Renames a saved table, or replaces its settings. Throws what `createSavedTable` throws; also CONFLICT if `revision`
 * is given and is not the current one.
 */
export async function updateSavedTable(
  db: Db,
  caller: Caller,
  path: QuestionPath,
  { id, revision, ...changes }: SavedTableChanges & { id: string; revision?: number | undefined },
) {
  return db.transaction(async (tx) => {
    const definition = {
      ...(changes.table && (await definitionOf(tx, caller, path, changes.table))),
      ...changes.display,
    };
    const { definition: before } = savedTables;
    // The only key that a definition may lack: a table without it has the weight of its question.
    const kept = changes.table ? sql`${before} - 'weightKey'` : sql`${before}`;
    const [row] = await tx
      .update(savedTables)
      .set({
        ...(changes.name !== undefined && { name: changes.name }),
        definition: sql`${kept} || ${JSON.stringify(definition)}::jsonb`,
        revision: sql`${savedTables.revision} + 1`,
        updatedAt: sql`now()`,
      })
      .where(
        and(
          rowsOf(savedTables, scopeOf(caller, path)),
          eq(savedTables.id, id),
          revision === undefined ? undefined : eq(savedTables.revision, revision),
        ),
      )
      .returning()
      .catch(tellTaken);
    const shown = await showSavedTable(tx, caller, path, id);
    if (!row) throw staleRevision("saved table");
    requireFit(row.definition);
    return shown;
  });
}

/** Deletes a saved table. Throws NOT_FOUND. */
export async function deleteSavedTable(db: Db, caller: Caller, path: QuestionPath, id: string) {
  await requireQuestion(db, caller, path);
  const gone = await db
    .delete(savedTables)
    .where(and(rowsOf(savedTables, scopeOf(caller, path)), eq(savedTables.id, id)))
    .returning({ id: savedTables.id });
  if (gone.length === 0) throw savedTableNotFound();
  return { id, deleted: true as const };
}

async function definitionOf(tx: Db, caller: Caller, path: QuestionPath, given: GivenTable) {
  const { codeIds, ...table } = given;
  const found = await tx
    .select({ id: codes.id, name: codes.name })
    .from(codes)
    .where(and(rowsOf(codes, scopeOf(caller, path)), isOneOf(codes.id, codeIds)));
  const named = new Map(found.map((code) => [code.id, code]));
  const missing = codeIds.findIndex((id) => !named.has(id));
  if (missing >= 0) {
    throw invalidInput([{ path: `table.code_ids[${missing}]`, message: "names no code of this question" }]);
  }
  const scope = scopeOf(caller, path);
  const filter = table.filter ? (await resolveFilter(tx, scope, table.filter, "table.filter")).filter : null;
  return { ...table, filter, codes: codeIds.flatMap((id) => named.get(id) ?? []) };
}

function requireFit(definition: TableDefinition): void {
  if (Buffer.byteLength(JSON.stringify(definition)) <= MAX_TABLE_BYTES) return;
  const message = `is larger than ${MAX_TABLE_BYTES / 1024} KiB with the names of its codes; choose fewer codes or segments`;
  throw invalidInput([{ path: "table", message }]);
}

function tellTaken(thrown: unknown): never {
  if (isUniqueViolation(thrown)) throw invalidInput([{ path: "name", message: "is the name of another saved table" }]);
  throw thrown;
}
