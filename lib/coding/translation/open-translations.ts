import { isNull, type SQL, sql } from "drizzle-orm";
import type { Db } from "@/db/client";
import { isOneOf } from "@/db/ids";
import { responses } from "@/db/schema/responses";
import type { QuestionScope } from "@/lib/questions/find-question";
import { rowsOf } from "@/lib/questions/rows-of";

/** Which answers are translated: those with these ids, or all of the question. */
export type Wanted = { responseIds?: readonly string[] | undefined };

/** A condition for answers with words that are not known to be in the language, and have no translation yet. */
export const isUntranslated = (scope: QuestionScope, language: string, { responseIds }: Wanted): SQL =>
  sql`${rowsOf(responses, scope)} and ${isNull(responses.translation)} and ${responses.text} ~ '\\S'
    and ${responses.language} is distinct from ${language} and not ${responses.flags} @> '{gibberish}'
    and ${responseIds ? isOneOf(responses.id, responseIds) : sql`true`}`;

/** How many answers are untranslated, how many different texts they have, and the bytes of these. */
export async function countUntranslated(db: Db, condition: SQL) {
  const [found] = await db.execute<{ answers: number; texts: number; bytes: number }>(sql`
    select coalesce(sum(answers), 0)::integer as answers, count(*)::integer as texts,
      coalesce(sum(octet_length(text)), 0)::integer as bytes
    from (select text, count(*) as answers from ${responses} where ${condition} group by text) as different`);
  return found ?? { answers: 0, texts: 0, bytes: 0 };
}

/** Answers with one text. */
export type UntranslatedText = { text: string; language: string | null; place: number; ids: string[] };

/** The next untranslated texts whose first answer stands after a position, in the order of these answers. */
export const nextTexts = (db: Db, condition: SQL, { after, limit }: { after: number; limit: number }) =>
  db.execute<UntranslatedText>(sql`
    select text, min(language) as language, min(position) as place, json_agg(id order by position) as ids
    from ${responses} where ${condition}
    group by text having min(position) > ${after} order by place limit ${limit}`);
