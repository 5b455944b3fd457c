import { and, desc, eq, getTableColumns, lt } from "drizzle-orm";
import type { Db } from "@/db/client";
import { isOneOf } from "@/db/ids";
import { suggestionDecisions, suggestions } from "@/db/schema/suggestions";
import type { Caller } from "@/lib/auth/caller";
import { pageOf } from "@/lib/data/page";
import { streamCsv } from "@/lib/tables/stream-csv";
import { findRefined, type Refined, type RefinementSubject } from "./subject";

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
  "question_id",
  "grouped",
  "suggestion_id",
  "id",
] as const;

/**
 * A page of people's decisions about the suggestions of a question, or of all questions of a group, latest first; the
 * cursor is a decision's id.
 */
export async function listDecisions(
  db: Db,
  caller: Caller,
  subject: RefinementSubject,
  page: { limit: number; cursor?: string | undefined },
) {
  return readDecisions(db, caller, await findRefined(db, caller, subject), page);
}

/** All decisions of `listDecisions` as CSV. */
export async function decisionsAsCsv(
  db: Db,
  caller: Caller,
  subject: RefinementSubject,
): Promise<ReadableStream<Uint8Array>> {
  return streamCsv(CSV_HEADER, csvPages(db, caller, await findRefined(db, caller, subject)));
}

async function* csvPages(db: Db, caller: Caller, refined: Refined): AsyncGenerator<unknown[][]> {
  for (let cursor: string | undefined | null; cursor !== null; ) {
    const { items, nextCursor } = await readDecisions(db, caller, refined, { limit: CSV_PAGE, cursor });
    yield items.map((item) =>
      CSV_HEADER.map((column) => (column === "created_at" ? item.created_at.toISOString() : item[column])),
    );
    cursor = nextCursor;
  }
}

async function readDecisions(
  db: Db,
  { organizationId }: Caller,
  { waves }: Refined,
  { limit, cursor }: { limit: number; cursor?: string | undefined },
) {
  const found = await db
    .select({ ...getTableColumns(suggestionDecisions), type: suggestions.type, grouped: suggestions.grouped })
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
        isOneOf(
          suggestionDecisions.questionId,
          waves.map(({ questionId }) => questionId),
        ),
        cursor ? lt(suggestionDecisions.id, cursor) : undefined,
      ),
    )
    .orderBy(desc(suggestionDecisions.id))
    .limit(limit + 1);
  const { items, nextCursor } = pageOf(found, limit, ({ id }) => id);
  return { items: items.map(shown), nextCursor };
}

const shown = (
  decision: typeof suggestionDecisions.$inferSelect & Pick<typeof suggestions.$inferSelect, "type" | "grouped">,
) => ({
  id: decision.id,
  suggestion_id: decision.suggestionId,
  question_id: decision.questionId,
  grouped: decision.grouped,
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
