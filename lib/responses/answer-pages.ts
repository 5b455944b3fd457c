import { and, asc, gt, type SQL, sql } from "drizzle-orm";
import type { Db } from "@/db/client";
import { isOneOf } from "@/db/ids";
import { responses } from "@/db/schema/responses";
import type { AnswerFlag, NotCodedReason } from "@/db/schema/terms";
import type { QuestionScope } from "@/lib/questions/find-question";
import { rowsOf } from "@/lib/questions/rows-of";
import { nextPage } from "./answer-page";

/** Rows per query: few enough that parsing them does not block the event loop. */
const PAGE = 500;
const PAGE_OF_IDS = 5_000;

export type StoredAnswer = {
  id: string;
  externalId: string;
  text: string;
  flags: AnswerFlag[];
  notCoded: NotCodedReason | null;
  language: string | null;
  reviewed: boolean;
  /** Whether the answer meets the caller's condition `isOpen`. */
  open: boolean;
};

/**
 * All answers of a question in order of arrival, page by page. `isOpen` is a condition on `responses`; set `withCodes`
 * to read also the codes of a page.
 */
export async function* answerPages(
  db: Db,
  scope: QuestionScope,
  { isOpen = sql`true`, withCodes = false }: { isOpen?: SQL | undefined; withCodes?: boolean } = {},
): AsyncGenerator<StoredAnswer[]> {
  const columns = {
    id: responses.id,
    externalId: responses.externalId,
    text: responses.text,
    flags: responses.flags,
    notCoded: responses.notCoded,
    language: responses.language,
    reviewed: responses.reviewed,
    open: sql<boolean>`${isOpen}`,
  };
  for (let after: number | undefined = -1; after !== undefined; ) {
    const next = and(rowsOf(responses, scope), gt(responses.position, after));
    const { ids, last, hasMore } = await nextPage(db, next, { limit: PAGE, withCodes });
    if (ids.length === 0) return;
    yield await db
      .select(columns)
      .from(responses)
      .where(and(rowsOf(responses, scope), isOneOf(responses.id, ids)))
      .orderBy(asc(responses.position));
    after = hasMore ? last : undefined;
  }
}

/** The ids of a question's answers that meet a condition on `responses`. */
export async function readAnswerIds(db: Db, scope: QuestionScope, condition: SQL | undefined): Promise<Set<string>> {
  const ids = new Set<string>();
  const pages = pagesByPosition(PAGE_OF_IDS, (after) =>
    db
      .select({ id: responses.id, position: responses.position })
      .from(responses)
      .where(and(rowsOf(responses, scope), gt(responses.position, after), condition))
      .orderBy(asc(responses.position))
      .limit(PAGE_OF_IDS),
  );
  for await (const page of pages) for (const { id } of page) ids.add(id);
  return ids;
}

async function* pagesByPosition<Row extends { position: number }>(
  size: number,
  read: (after: number) => PromiseLike<Row[]>,
): AsyncGenerator<Row[]> {
  for (let after = -1; ; ) {
    const rows = await read(after);
    if (rows.length > 0) yield rows;
    const end = rows.at(-1);
    if (!end || rows.length < size) return;
    after = end.position;
  }
}
