import { and, eq, type SQL, sql } from "drizzle-orm";
import type { Db } from "@/db/client";
import { isOneOf } from "@/db/ids";
import { assignments } from "@/db/schema/codebook";
import { responses } from "@/db/schema/responses";
import type { CodebookPlan } from "@/lib/codebook/change-codebook";
import type { Codebook } from "@/lib/codebook/codebook";
import { isCatchAllDefinition } from "@/lib/language/headings/headings";
import type { QuestionScope } from "@/lib/questions/find-question";
import type { StoredSuggestion } from "./draft";

type Given = {
  codeId: string;
  suggestion: Pick<StoredSuggestion, "id" | "mentions" | "engine">;
  codebook: Codebook;
  actor: string;
};

/**
 * How a suggestion gives a code to its answers: to those that do not have it and about which no person has decided. They
 * lose the code for everything else ("Other") that the engine gave them.
 */
export async function giveCode(
  tx: Db,
  { organizationId, questionId }: QuestionScope,
  { codeId, suggestion, codebook, actor }: Given,
): Promise<{ changes: Pick<CodebookPlan, "touched" | "recode">; responsesChanged: number }> {
  const ids = suggestion.mentions.map(({ responseId }) => responseId);
  const lacking = await tx
    .select({ id: responses.id })
    .from(responses)
    .where(
      and(
        eq(responses.organizationId, organizationId),
        eq(responses.questionId, questionId),
        eq(responses.reviewed, false),
        isOneOf(responses.id, ids),
        sql`not exists (select from ${assignments} a where a.organization_id = ${organizationId}
          and a.response_id = ${responses.id} and a.code_id = ${codeId})`,
      ),
    );
  if (lacking.length === 0) return { changes: {}, responsesChanged: 0 };
  const open = new Set(lacking.map(({ id }) => id));
  const rows = suggestion.mentions.filter(({ responseId }) => open.has(responseId));
  const others = codebook.flatMap(({ codes }) =>
    codes.filter(({ definition, id }) => id !== codeId && isCatchAllDefinition(definition)).map(({ id }) => id),
  );
  return {
    changes: {
      touched: selectIds([...open]),
      async recode() {
        await tx
          .delete(assignments)
          .where(
            and(
              eq(assignments.organizationId, organizationId),
              isOneOf(assignments.responseId, [...open]),
              isOneOf(assignments.codeId, others),
              eq(assignments.source, "engine"),
            ),
          );
        await insertMentions(tx, organizationId, codeId, { ...suggestion, mentions: rows, actor });
      },
    },
    responsesChanged: open.size,
  };
}

const selectIds = (ids: readonly string[]): SQL => sql`select unnest(${`{${ids.join(",")}}`}::uuid[])`;

async function insertMentions(
  tx: Db,
  organizationId: string,
  codeId: string,
  { mentions, engine, id, actor }: Given["suggestion"] & { actor: string },
): Promise<void> {
  await tx.execute(sql`
    insert into ${assignments} (organization_id, response_id, code_id, position, confidence, mention_sentiment,
      evidence, source, engine, suggestion_id, actor)
    select ${organizationId}, m."responseId", ${codeId}, (
        select coalesce(max(a.position) + 1, 0) from ${assignments} a
        where a.organization_id = ${organizationId} and a.response_id = m."responseId"),
      m.confidence, m."mentionSentiment", m.evidence, 'suggestion', ${engine}, ${id}, ${actor}
    from jsonb_to_recordset(${JSON.stringify(mentions)}::jsonb) as m (
      "responseId" uuid, confidence confidence, "mentionSentiment" sentiment, evidence text)
    on conflict (organization_id, response_id, code_id) do nothing`);
}
