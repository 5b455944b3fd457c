import { sql } from "drizzle-orm";
import type { Db } from "@/db/client";
import { assignments } from "@/db/schema/codebook";
import { responses } from "@/db/schema/responses";
import type { Sentiment } from "@/db/schema/terms";
import type { CodedExample } from "@/lib/engines/engine";
import { duplicateKey, normalizeText } from "@/lib/language/normalize";
import type { QuestionScope } from "@/lib/questions/find-question";

const MOST = 10_000;

/**
 * The reviewed answers of a question as examples for engines, the latest decisions first: each distinct text once, with
 * its codes and the sentiment of each. An example without codes says that none fits.
 */
export async function readExamples(
  db: Db,
  { organizationId, questionId }: QuestionScope,
  most = MOST,
): Promise<CodedExample[]> {
  const rows = await db.execute<{ text: string; codeIds: string[]; sentiments: Sentiment[] }>(sql`
    select r.text, array_to_json(array(
      select a.code_id from ${assignments} a
      where a.organization_id = r.organization_id and a.response_id = r.id order by a.position)) as "codeIds",
      array_to_json(array(
      select a.mention_sentiment from ${assignments} a
      where a.organization_id = r.organization_id and a.response_id = r.id order by a.position)) as "sentiments"
    from ${responses} r
    where r.organization_id = ${organizationId} and r.question_id = ${questionId} and r.reviewed and r.text ~ '\\S'
    order by r.reviewed_at desc nulls last, r.position desc limit ${2 * most}`);
  const examples = new Map<string, CodedExample>();
  for (const { text, codeIds, sentiments } of rows) {
    const key = duplicateKey(text);
    if (!examples.has(key)) examples.set(key, { text: normalizeText(text), codeIds, sentiments });
  }
  return [...examples.values()].slice(0, most);
}
