import { and, asc, eq, gt } from "drizzle-orm";
import type { Db } from "@/db/client";
import { savedTables, type TableDefinition } from "@/db/schema/saved-tables";
import type { Caller } from "@/lib/auth/caller";
import { pageOf } from "@/lib/data/page";
import { AppError } from "@/lib/errors/app-error";
import { type QuestionPath, requireQuestion, scopeOf } from "@/lib/questions/find-question";
import { rowsOf } from "@/lib/questions/rows-of";

/** Lists the saved tables of a question, the oldest first. The cursor is the id of the last one. Throws NOT_FOUND. */
export async function listSavedTables(
  db: Db,
  caller: Caller,
  path: QuestionPath,
  { limit, cursor }: { limit: number; cursor?: string | undefined },
) {
  await requireQuestion(db, caller, path);
  const after = cursor === undefined ? undefined : gt(savedTables.id, cursor);
  const rows = await db
    .select()
    .from(savedTables)
    .where(and(rowsOf(savedTables, scopeOf(caller, path)), after))
    .orderBy(asc(savedTables.id))
    .limit(limit + 1);
  const { items, nextCursor } = pageOf(rows, limit, ({ id }) => id);
  return { items: items.map(shownTable), nextCursor };
}

/** Reads one saved table. Throws NOT_FOUND. */
export async function showSavedTable(db: Db, caller: Caller, path: QuestionPath, id: string) {
  await requireQuestion(db, caller, path);
  const [row] = await db
    .select()
    .from(savedTables)
    .where(and(rowsOf(savedTables, scopeOf(caller, path)), eq(savedTables.id, id)));
  if (!row) throw savedTableNotFound();
  return shownTable(row);
}

export const savedTableNotFound = () => new AppError("NOT_FOUND", "This saved table does not exist in this question.");

function filterOf({ segments, filter }: TableDefinition) {
  const all = { ...filter, ...(segments.length > 0 && { segments }) };
  return Object.keys(all).length > 0 ? { filter: all } : {};
}

/** A saved table as the API shows it: `table` can be sent to the cross-tab unchanged. */
export const shownTable = ({
  definition,
  questionId,
  createdAt,
  updatedAt,
  ...row
}: typeof savedTables.$inferSelect) => ({
  id: row.id,
  question_id: questionId,
  name: row.name,
  table: {
    ...(definition.keys && { segment_keys: definition.keys }),
    rows: definition.rows,
    order: definition.order,
    ...(definition.sort && { sort: definition.sort }),
    ...(definition.codes.length > 0 && { code_ids: definition.codes.map(({ id }) => id) }),
    ...(definition.weightKey !== undefined && { weight_key: definition.weightKey }),
    confidence_level: definition.level,
    ...filterOf(definition),
  },
  display: { cells: definition.figure, colour: definition.colour, view: definition.view },
  codes: definition.codes,
  revision: row.revision,
  created_at: createdAt,
  updated_at: updatedAt,
});
