import { and, asc, eq } from "drizzle-orm";
import type { Db } from "@/db/client";
import { isOneOf } from "@/db/ids";
import { assignments, categories, codes } from "@/db/schema/codebook";

export type StoredMention = Awaited<ReturnType<typeof selectMentions>>[number];

/** The codes that answers have, by the answer's id, in the order of mention. */
export async function readMentions(
  db: Db,
  organizationId: string,
  responseIds: readonly string[],
): Promise<Map<string, StoredMention[]>> {
  const byResponse = new Map<string, StoredMention[]>();
  if (responseIds.length === 0) return byResponse;
  for (const mention of await selectMentions(db, organizationId, responseIds)) {
    const list = byResponse.get(mention.responseId) ?? [];
    byResponse.set(mention.responseId, list);
    list.push(mention);
  }
  return byResponse;
}

function selectMentions(db: Db, organizationId: string, responseIds: readonly string[]) {
  const mentions = mentionsOf(db, organizationId, responseIds);
  return db
    .select({
      responseId: mentions.responseId,
      code: { id: codes.id, number: codes.codeNumber, name: codes.name, sentiment: codes.sentiment },
      category: { name: categories.name, position: categories.position },
      confidence: mentions.confidence,
      sentiment: mentions.mentionSentiment,
      evidence: mentions.evidence,
      evidenceStart: mentions.evidenceStart,
      given: {
        source: mentions.source,
        engine: mentions.engine,
        suggestionId: mentions.suggestionId,
        actor: mentions.actor,
        at: mentions.createdAt,
      },
    })
    .from(mentions)
    .innerJoin(codes, and(eq(codes.organizationId, mentions.organizationId), eq(codes.id, mentions.codeId)))
    .innerJoin(
      categories,
      and(eq(categories.organizationId, codes.organizationId), eq(categories.id, codes.categoryId)),
    )
    .orderBy(asc(mentions.responseId), asc(mentions.position), asc(codes.codeNumber));
}

/**
 * The mentions of these answers, to join with their codes. PostgreSQL evaluates a sorted subquery separately; without
 * the sorting, it read all mentions of an organization for one page of answers.
 */
const mentionsOf = (db: Db, organizationId: string, responseIds: readonly string[]) =>
  db
    .select()
    .from(assignments)
    .where(and(eq(assignments.organizationId, organizationId), isOneOf(assignments.responseId, responseIds)))
    .orderBy(asc(assignments.responseId), asc(assignments.position))
    .as("mentions");
