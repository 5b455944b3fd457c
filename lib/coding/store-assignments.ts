import { and, eq, inArray, sql } from "drizzle-orm";
import type { Db } from "@/db/client";
import { isOneOf } from "@/db/ids";
import { assignments } from "@/db/schema/codebook";
import { QUOTE_NOT_FOUND } from "@/db/schema/terms";
import { inPartsByLength } from "@/lib/data/parts";
import type { AnswerCoding, Mention } from "@/lib/engines/engine";

/** Estimated characters of a mention in a statement, in addition to its evidence. */
const OVERHEAD = 200;

/**
 * Stores the codes that an engine or word rules gave to answers. A coding without a `coder` is stored with `engine` as
 * its version; codes by word rules are stored without an engine.
 */
export async function storeAssignments(
  db: Db,
  by: { organizationId: string; engine: string },
  codings: readonly AnswerCoding[],
): Promise<void> {
  const rows = codings.flatMap(({ answerId, mentions, coder = by.engine }) =>
    mentions.map(({ quoteNotFound, ...mention }, position) => ({
      ...mention,
      evidenceStart: quoteNotFound ? QUOTE_NOT_FOUND : null,
      responseId: answerId,
      position,
      coder,
    })),
  );
  const size = ({ evidence }: Mention) => (evidence?.length ?? 0) + OVERHEAD;
  for (const batch of inPartsByLength(rows, size)) await storeBatch(db, by.organizationId, batch);
}

async function storeBatch(
  db: Db,
  organizationId: string,
  rows: readonly (Omit<Mention, "quoteNotFound"> & { responseId: string; position: number; coder: string })[],
): Promise<void> {
  await db.execute(sql`
    insert into ${assignments}
      (organization_id, response_id, code_id, position, confidence, mention_sentiment, evidence, evidence_start, source,
        engine)
    select ${organizationId}, a."responseId", a."codeId", a.position, a.confidence, a."mentionSentiment", a.evidence,
      a."evidenceStart", case when a."byRule" then 'rule' else 'engine' end::assignment_source,
      case when a."byRule" then null else a.coder end
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as a (
      "responseId" uuid, "codeId" uuid, position smallint, confidence confidence, "mentionSentiment" sentiment,
      evidence text, "evidenceStart" integer, coder text, "byRule" boolean)
    on conflict (organization_id, response_id, code_id) do nothing`);
}

/**
 * Deletes the codes that the engine or word rules gave these answers, and those that a rule copied to them from similar
 * answers that the engine had coded.
 */
export async function forgetAssignments(db: Db, organizationId: string, responseIds: readonly string[]): Promise<void> {
  if (responseIds.length === 0) return;
  await db
    .delete(assignments)
    .where(
      and(
        eq(assignments.organizationId, organizationId),
        inArray(assignments.source, ["engine", "rule"]),
        isOneOf(assignments.responseId, responseIds),
      ),
    );
}
