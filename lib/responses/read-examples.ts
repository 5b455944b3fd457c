import { sql } from "drizzle-orm";
import type { Db } from "@/db/client";
import { assignments } from "@/db/schema/codebook";
import { responses } from "@/db/schema/responses";
import type { Sentiment } from "@/db/schema/terms";
import type { CodedExample } from "@/lib/engines/engine";
import { duplicateKey, normalizeText } from "@/lib/language/normalize";

const MOST = 10_000;

/**
 * What people have decided about a question's answers, newest decisions first, at most `most`: the texts as engines see
 * them, each once, with their codes and how they feel about them. An answer that a person left without codes says that none fits.
 */
export async function readExamples(
  db: Db,
  { organizationId, questionId }: { organizationId: string; questionId: string },
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
