import { and, asc, eq } from "drizzle-orm";
import type { Db } from "@/db/client";
import { assignments } from "@/db/schema/codebook";
import { responses } from "@/db/schema/responses";
import { maskTranslation, readAnswerMask } from "@/lib/analytics/quotes/answer-mask";
import type { QuestionScope } from "@/lib/questions/find-question";
import { rowsOf } from "@/lib/questions/rows-of";
import { isInBase } from "@/lib/responses/is-in-base";

/** Answers on a page. */
export const SHARED_PAGE = 50;
/** Characters of an answer; the rest of a longer one is left out. */
const MAX_CHARACTERS = 5_000;

/** An answer as clients see it: with marks such as [name] in place of personal data, and nothing about who gave it. */
export type SharedAnswer = { text: string; translation: string | null; language: string | null };

/** A page of the answers that have a code, in the order of their upload; pages count from 1. */
export async function readSharedAnswers(
  db: Db,
  scope: QuestionScope,
  codeId: string,
  page: number,
): Promise<SharedAnswer[]> {
  const { language: usual, mask } = await readAnswerMask(db, scope);
  const rows = await db
    .select({ text: responses.text, translation: responses.translation, language: responses.language })
    .from(responses)
    .innerJoin(
      assignments,
      and(eq(assignments.organizationId, responses.organizationId), eq(assignments.responseId, responses.id)),
    )
    .where(and(rowsOf(responses, scope), isInBase, eq(assignments.codeId, codeId)))
    .orderBy(asc(responses.position))
    .limit(SHARED_PAGE)
    .offset((page - 1) * SHARED_PAGE);
  return rows.map(({ text, translation, language }) => {
    const masked = mask(text, language ?? usual);
    const translated = translation ? maskTranslation(translation, masked, mask) : null;
    return { text: shortened(masked.text), translation: translated && shortened(translated), language };
  });
}

const shortened = (text: string): string =>
  text.length > MAX_CHARACTERS ? `${text.slice(0, MAX_CHARACTERS).toWellFormed()}…` : text;
