import { and, eq, type SQL, type SQLWrapper, sql } from "drizzle-orm";
import type { Db } from "@/db/client";
import { charactersOf, responses } from "@/db/schema/responses";
import { invalidInput } from "@/lib/errors/app-error";
import type { QuestionScope } from "@/lib/questions/find-question";
import { rowsOf } from "@/lib/questions/rows-of";

/** The number of first characters of a text that an index is searched for, before whole texts are compared. */
const LOOKED_UP = 100;

/** A condition for answers whose text is that of the answer with this id. */
export async function hasTextOf(db: Db, scope: QuestionScope, responseId: string): Promise<SQL> {
  const [answer] = await db
    .select({ text: responses.text })
    .from(responses)
    .where(and(rowsOf(responses, scope), eq(responses.id, responseId)));
  if (!answer) throw invalidInput([{ path: "same_as", message: "names no answer of this question" }]);
  const beginning = [...answer.text.trim().slice(0, 2 * LOOKED_UP)].slice(0, LOOKED_UP).join("");
  return sql`(${holdsText(beginning)} and ${comparable(responses.text)} = ${comparable(sql`${answer.text}::text`)})`;
}

/** Spaces, tabs and line breaks around a text, and its letter case, make no difference. */
export const comparable = (text: SQLWrapper) => sql`lower(btrim(${text}, E' \\t\\n\\r'))`;

/**
 * A condition for answers whose text contains the search. It uses the index of trigrams or, for characters from U+0800
 * on (such as Chinese), the index of characters, because trigrams do not work well for those scripts.
 */
export function holdsText(search: string): SQL {
  if (/[\u0800-\uffff]/.test(search)) {
    const characters = sql`${charactersOf(responses.text)} @> ${charactersOf(sql`${search}::text`)}`;
    return sql`(${characters} and position(lower(${search}) in lower(${responses.text})) > 0)`;
  }
  return sql`lower(${responses.text}) like ${patternOf(search)}`;
}

/** A condition for answers whose translation contains the search; it uses the index of translations. */
export const translationHolds = (search: string): SQL =>
  sql`(${responses.translation} <> '' and lower(${responses.translation}) like ${patternOf(search)})`;

const patternOf = (search: string): SQL => sql`lower(${`%${search.replace(/[\\%_]/g, "\\$&")}%`})`;
