import { and, desc, eq, getTableColumns, lt } from "drizzle-orm";
import type { Db } from "@/db/client";
import { suggestionDecisions, suggestions } from "@/db/schema/suggestions";
import type { Caller } from "@/lib/auth/caller";
import { pageOf } from "@/lib/page";
import { type QuestionPath, requireQuestion } from "@/lib/questions/find-question";
import { streamCsv } from "@/lib/tables/stream-csv";

const CSV_PAGE = 2_000;
const CSV_HEADER = [
  "created_at",
  "actor",
  "action",
  "type",
  "title",
  "reason",
  "summary",
  "responses_changed",
  "version_before",
  "version_after",
  "code_id",
  "suggestion_id",
  "id",
] as const;

/** A page of what people did with a question's suggestions, the latest first; the cursor is a decision's id. */
export async function listDecisions(
  db: Db,
  caller: Caller,
  path: QuestionPath,
  page: { limit: number; cursor?: string | undefined },
) {
  await requireQuestion(db, caller, path);
  return readDecisions(db, caller, path, page);
}

/** The same, all of them, as CSV. */
export async function decisionsAsCsv(db: Db, caller: Caller, path: QuestionPath): Promise<ReadableStream<Uint8Array>> {
  await requireQuestion(db, caller, path);
  return streamCsv(CSV_HEADER, csvPages(db, caller, path));
}

async function* csvPages(db: Db, caller: Caller, path: QuestionPath): AsyncGenerator<unknown[][]> {
  for (let cursor: string | undefined | null; cursor !== null; ) {
    const { items, nextCursor } = await readDecisions(db, caller, path, { limit: CSV_PAGE, cursor });
    yield items.map((item) =>
      CSV_HEADER.map((column) => (column === "created_at" ? item.created_at.toISOString() : item[column])),
    );
    cursor = nextCursor;
  }
}

async function readDecisions(
  db: Db,
  { organizationId }: Caller,
  { questionId }: QuestionPath,
  { limit, cursor }: { limit: number; cursor?: string | undefined },
) {
  const found = await db
    .select({ ...getTableColumns(suggestionDecisions), type: suggestions.type })
    .from(suggestionDecisions)
    .innerJoin(
      suggestions,
      and(
        eq(suggestions.organizationId, suggestionDecisions.organizationId),
        eq(suggestions.id, suggestionDecisions.suggestionId),
      ),
    )
    .where(
      and(
        eq(suggestionDecisions.organizationId, organizationId),
        eq(suggestionDecisions.questionId, questionId),
        cursor ? lt(suggestionDecisions.id, cursor) : undefined,
      ),
    )
    .orderBy(desc(suggestionDecisions.id))
    .limit(limit + 1);
  const { items, nextCursor } = pageOf(found, limit, ({ id }) => id);
  return { items: items.map(shown), nextCursor };
}

const shown = (decision: typeof suggestionDecisions.$inferSelect & Pick<typeof suggestions.$inferSelect, "type">) => ({
  id: decision.id,
  suggestion_id: decision.suggestionId,
  type: decision.type,
  title: decision.title,
  action: decision.action,
  actor: decision.actor,
  reason: decision.reason,
  summary: decision.summary,
  responses_changed: decision.responsesChanged,
  version_before: decision.versionBefore,
  version_after: decision.versionAfter,
  code_id: decision.codeId,
  created_at: decision.createdAt,
});
