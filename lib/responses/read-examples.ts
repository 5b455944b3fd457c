import { sql } from "drizzle-orm";
import type { Db } from "@/db/client";
import { answerCodings, MACHINE } from "@/db/schema/answer-codings";
import { assignments } from "@/db/schema/codebook";
import { responses } from "@/db/schema/responses";
import type { Sentiment } from "@/db/schema/terms";
import type { CodedExample } from "@/lib/engines/engine";
import { duplicateKey, normalizeText } from "@/lib/language/normalize";
import type { QuestionScope } from "@/lib/questions/find-question";

const MOST = 10_000;
/** The engines that are language models. */
const BY_MODEL = "openai/%";

type Reviewed = { text: string; codeIds: string[]; sentiments: Sentiment[]; byModel: string[] | null };

/**
 * The reviewed answers of a question as examples for engines, the latest decisions first: each distinct text once, with
 * its codes, the sentiment of each, and what a language model had said before. An example without codes says that none fits.
 */
export async function readExamples(
  db: Db,
  { organizationId, questionId }: QuestionScope,
  most = MOST,
): Promise<CodedExample[]> {
  const rows = await db.execute<Reviewed>(sql`
    select r.text, array_to_json(array(
      select a.code_id from ${assignments} a
      where a.organization_id = r.organization_id and a.response_id = r.id order by a.position)) as "codeIds",
      array_to_json(array(
      select a.mention_sentiment from ${assignments} a
      where a.organization_id = r.organization_id and a.response_id = r.id order by a.position)) as "sentiments",
      (select array_to_json(array(select each ->> 'codeId' from jsonb_array_elements(c.codes) as each))
      from ${answerCodings} c
      where c.organization_id = r.organization_id and c.response_id = r.id and c.coder = ${MACHINE}
        and c.engine like ${BY_MODEL}) as "byModel"
    from ${responses} r
    where r.organization_id = ${organizationId} and r.question_id = ${questionId} and r.reviewed and r.text ~ '\\S'
    order by r.reviewed_at desc nulls last, r.position desc limit ${2 * most}`);
  const examples = new Map<string, CodedExample>();
  for (const { text, byModel, ...decided } of rows) {
    const key = duplicateKey(text);
    if (!examples.has(key)) examples.set(key, { text: normalizeText(text), ...decided, ...(byModel && { byModel }) });
  }
  return [...examples.values()].slice(0, most);
}
