import { and, asc, eq } from "drizzle-orm";
import type { Db } from "@/db/client";
import { isOneOf } from "@/db/ids";
import { assignments } from "@/db/schema/codebook";
import type { Mention } from "@/lib/engines/engine";

/** The codes of these answers by their ids, in the order of mention; of one source where given. */
export async function readMentions(
  db: Db,
  { organizationId }: { organizationId: string },
  ids: readonly string[],
  source?: "engine",
): Promise<Map<string, Mention[]>> {
  const rows = await db
    .select({
      responseId: assignments.responseId,
      codeId: assignments.codeId,
      confidence: assignments.confidence,
      evidence: assignments.evidence,
      mentionSentiment: assignments.mentionSentiment,
    })
    .from(assignments)
    .where(
      and(
        eq(assignments.organizationId, organizationId),
        isOneOf(assignments.responseId, ids),
        source && eq(assignments.source, source),
      ),
    )
    .orderBy(asc(assignments.responseId), asc(assignments.position));
  const mentions = new Map<string, Mention[]>();
  for (const { responseId, ...mention } of rows) {
    const list = mentions.get(responseId) ?? [];
    mentions.set(responseId, list);
    list.push(mention);
  }
  return mentions;
}
