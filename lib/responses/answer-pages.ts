import { and, asc, eq, gt, type SQL, sql } from "drizzle-orm";
import type { Db } from "@/db/client";
import { responses } from "@/db/schema/responses";
import type { AnswerFlag } from "@/db/schema/terms";

/** Rows read at once: few enough that the event loop stays free. */
const PAGE = 500;

export type StoredAnswer = {
  id: string;
  externalId: string;
  text: string;
  flags: AnswerFlag[];
  language: string | null;
  /** Whether it meets the condition that the reader asked about. */
  open: boolean;
};

/** All answers of a question in the order of their arrival, page by page; `isOpen` is told from `responses`. */
export async function* answerPages(
  db: Db,
  { organizationId, questionId }: { organizationId: string; questionId: string },
  isOpen: SQL | undefined,
): AsyncGenerator<StoredAnswer[]> {
  for (let last = -1; ; ) {
    const rows = await db
      .select({
        id: responses.id,
        externalId: responses.externalId,
        text: responses.text,
        flags: responses.flags,
        language: responses.language,
        open: sql<boolean>`${isOpen}`,
        position: responses.position,
      })
      .from(responses)
      .where(
        and(
          eq(responses.organizationId, organizationId),
          eq(responses.questionId, questionId),
          gt(responses.position, last),
        ),
      )
      .orderBy(asc(responses.position))
      .limit(PAGE);
    if (rows.length > 0) yield rows.map(({ position: _, ...answer }) => answer);
    const end = rows.at(-1);
    if (!end || rows.length < PAGE) return;
    last = end.position;
  }
}
