import { and, eq, sql } from "drizzle-orm";
import type { Db } from "@/db/client";
import { isOneOf } from "@/db/ids";
import { assignments, codes, isByWords } from "@/db/schema/codebook";
import type { Caller } from "@/lib/auth/caller";
import type { Code } from "@/lib/codebook/codebook";
import type { Mention } from "@/lib/engines/engine";
import type { QuestionScope } from "@/lib/questions/find-question";

/** A code that an answer has, and who gave it; `people` also stands for suggestions and copies. */
export type Had = Mention & { source: "engine" | "words" | "people" };

/** An answer that gets the code, with the codes of engine and words that it loses because of the question's rules. */
export type Given = {
  responseId: string;
  codeId: string;
  mentionSentiment: string;
  evidence: string | null;
  lost: string[];
};

/** The codes of answers; those that no engine gave are marked like codes by rule, so that they are kept. */
export async function readHad(db: Db, { organizationId }: QuestionScope, ids: readonly string[]) {
  const rows = await db
    .select({ mention: assignments, byWords: sql<boolean>`${isByWords()}` })
    .from(assignments)
    .where(and(eq(assignments.organizationId, organizationId), isOneOf(assignments.responseId, ids)))
    .orderBy(assignments.position);
  const mentions = new Map<string, Had[]>();
  for (const { mention, byWords } of rows) {
    const { responseId, codeId, confidence, evidence, mentionSentiment } = mention;
    const source = byWords ? "words" : mention.source === "engine" ? "engine" : "people";
    const byRule = source !== "engine" && { byRule: true as const };
    const had = { codeId, confidence, evidence, mentionSentiment, source, ...byRule } as const;
    mentions.set(responseId, [...(mentions.get(responseId) ?? []), had]);
  }
  return mentions;
}

/** Gives the code to answers, also where the engine gave it, and takes off those that it excludes. */
export async function giveTo(tx: Db, { organizationId }: Caller, given: readonly Given[]): Promise<void> {
  const rows = JSON.stringify(given);
  await tx.execute(sql`
    delete from ${assignments} a using jsonb_to_recordset(${rows}::jsonb) as g ("responseId" uuid, lost jsonb)
    where a.organization_id = ${organizationId} and a.response_id = g."responseId"
      and (a.source = 'engine' or ${isByWords(sql`a`)}) and g.lost ? a.code_id::text`);
  await tx.execute(sql`
    insert into ${assignments} as had (organization_id, response_id, code_id, position, confidence, mention_sentiment,
      evidence, source)
    select ${organizationId}, g."responseId", g."codeId", (
        select coalesce(max(a.position) + 1, 0) from ${assignments} a
        where a.organization_id = ${organizationId} and a.response_id = g."responseId"),
      'high', g."mentionSentiment", g.evidence, 'rule'
    from jsonb_to_recordset(${rows}::jsonb) as g (
      "responseId" uuid, "codeId" uuid, "mentionSentiment" sentiment, evidence text)
    on conflict (organization_id, response_id, code_id) do update
      set confidence = 'high', evidence = excluded.evidence, evidence_start = null, source = 'rule', engine = null
      where had.source = 'engine'`);
}

/** Takes off the code that words gave. */
export async function takeOff(
  tx: Db,
  { organizationId }: Caller,
  { codeNumber }: Code,
  ids: readonly string[],
): Promise<void> {
  await tx.execute(sql`
    delete from ${assignments} a using ${codes} c
    where a.organization_id = ${organizationId} and a.response_id = any(${`{${ids.join(",")}}`}::uuid[])
      and c.organization_id = a.organization_id and c.id = a.code_id and c.code_number = ${codeNumber}
      and ${isByWords(sql`a`)}`);
}
