import { and, asc, eq, or, type SQL, sql } from "drizzle-orm";
import type { Db } from "@/db/client";
import { isOneOf } from "@/db/ids";
import { assignments, isByWords } from "@/db/schema/codebook";
import { QUOTE_NOT_FOUND } from "@/db/schema/terms";
import { inParts } from "@/lib/data/parts";
import type { AnswerCoding, Mention } from "@/lib/engines/engine";
import { CODINGS_PER_READ } from "../parameters";
import type { AnswerGroup } from "../pipeline/answer-groups";

type Scope = { organizationId: string };

/** The coding of each group by engine and word rules, read from the group's first answer. */
export async function readGroupCodings(db: Db, scope: Scope, groups: readonly AnswerGroup[]): Promise<AnswerCoding[]> {
  const codings: AnswerCoding[] = [];
  for (const part of inParts(groups, CODINGS_PER_READ)) {
    const firstIds = part.map(({ answers: [first] }) => first?.id ?? "");
    const read = await readCodings(db, scope, firstIds, byEngineOrWords);
    for (const [index, { representative }] of part.entries()) {
      codings.push({ mentions: [], ...read[index], answerId: representative.id });
    }
  }
  return codings;
}

/** Not codes that a rule copied from similar answers: somebody decided on these. */
const byEngineOrWords = or(eq(assignments.source, "engine"), isByWords());

/**
 * The codings of answers in the given order, each with its mentions in order; with `condition`, only mentions for which
 * it holds.
 */
export async function readCodings(
  db: Db,
  { organizationId }: Scope,
  ids: readonly string[],
  condition?: SQL,
): Promise<AnswerCoding[]> {
  const rows = await db
    .select({
      responseId: assignments.responseId,
      codeId: assignments.codeId,
      confidence: assignments.confidence,
      evidence: assignments.evidence,
      evidenceStart: assignments.evidenceStart,
      mentionSentiment: assignments.mentionSentiment,
      engine: assignments.engine,
      byRule: sql<boolean>`${isByWords()}`,
    })
    .from(assignments)
    .where(and(eq(assignments.organizationId, organizationId), isOneOf(assignments.responseId, ids), condition))
    .orderBy(asc(assignments.responseId), asc(assignments.position));
  const mentions = new Map(ids.map((id) => [id, [] as Mention[]]));
  const coders = new Map<string, string>();
  for (const { responseId, engine, evidenceStart, byRule, ...mention } of rows) {
    mentions.get(responseId)?.push({
      ...mention,
      ...(evidenceStart === QUOTE_NOT_FOUND && { quoteNotFound: true }),
      ...(byRule && { byRule }),
    });
    if (engine) coders.set(responseId, engine);
  }
  return ids.map((id) => {
    const coder = coders.get(id);
    return { answerId: id, mentions: mentions.get(id) ?? [], ...(coder && { coder }) };
  });
}
