import { and, eq, type SQL, sql } from "drizzle-orm";
import type { Db } from "@/db/client";
import { isOneOf } from "@/db/ids";
import { assignments, codes } from "@/db/schema/codebook";
import { questions } from "@/db/schema/projects";
import { responses } from "@/db/schema/responses";
import type { CodebookPlan } from "@/lib/codebook/change-codebook";
import type { Code } from "@/lib/codebook/codebook";
import { readCodebook } from "@/lib/codebook/read-codebook";
import { isCatchAllDefinition } from "@/lib/language/headings/headings";
import type { QuestionScope } from "@/lib/questions/find-question";
import { requireIdle } from "@/lib/questions/require-idle";
import type { StoredSuggestion } from "./draft";
import type { Refined } from "./subject";

type Given = {
  /** The code's number, the same in all waves. */
  codeNumber: number;
  suggestion: Pick<StoredSuggestion, "id" | "mentions" | "engine">;
  actor: string;
};

type GivenCode = { changes: Pick<CodebookPlan, "touched" | "recode" | "inWave">; responsesChanged: number };

/**
 * Gives a suggestion's code to its answers in all affected waves, if they lack the code and no person has decided about
 * them. An answer loses a catch-all code ("Other") that the engine gave it. An answer that would break a rule of its
 * question stays as it is.
 */
export async function giveCode(
  tx: Db,
  { organizationId }: { organizationId: string },
  { questionId, waves }: Refined,
  given: Given,
): Promise<GivenCode> {
  const frame = (await readCodebook(tx, { organizationId, questionId })).flatMap(({ codes: members }) => members);
  const lacking = await readLacking(tx, organizationId, waves, given, frame);
  if (lacking.length === 0) return { changes: {}, responsesChanged: 0 };
  const changesIn = (scope: QuestionScope) => {
    const own = new Set(lacking.flatMap((answer) => (answer.questionId === scope.questionId ? answer.id : [])));
    const mentions = given.suggestion.mentions.filter(({ responseId }) => own.has(responseId));
    return { touched: selectIds([...own]), recode: () => giveTo(tx, scope, { ...given, mentions }) };
  };
  return {
    changes: {
      ...changesIn({ organizationId, questionId }),
      async inWave(wave) {
        const scope = { organizationId, questionId: wave.id };
        if (lacking.every((answer) => answer.questionId !== wave.id)) return { known: [] };
        await requireIdle(tx, scope);
        return { known: [], ...changesIn(scope) };
      },
    },
    responsesChanged: lacking.length,
  };
}

const readLacking = (
  tx: Db,
  organizationId: string,
  waves: Refined["waves"],
  { codeNumber, suggestion }: Given,
  frame: readonly Code[],
) =>
  tx
    .select({ id: responses.id, questionId: responses.questionId })
    .from(responses)
    .where(
      and(
        eq(responses.organizationId, organizationId),
        isOneOf(
          responses.questionId,
          waves.map(({ questionId }) => questionId),
        ),
        isOneOf(
          responses.id,
          suggestion.mentions.map(({ responseId }) => responseId),
        ),
        mayGet(
          organizationId,
          {
            number: codeNumber,
            isExclusive: frame.some((code) => code.codeNumber === codeNumber && code.exclusive === true),
          },
          frame,
        ),
      ),
    );

/** The code to give, as values or as columns of a statement. */
type CodeToGive = { number: number | SQL; isExclusive: boolean | SQL };

/**
 * A condition for rows of `responses` to which a suggestion gives a code: no person has decided about the answer or
 * removed the code from it, it lacks the code, and the code breaks no rule of its question.
 */
export const mayGet = (organizationId: string, code: CodeToGive, frame: readonly Code[]): SQL => sql`
  not ${responses.reviewed}
  and not exists (
    select from jsonb_array_elements(${responses.takenOff}) as taken
    join ${codes} c on c.organization_id = ${organizationId} and c.id = (taken ->> 'codeId')::uuid
    where c.code_number = ${code.number})
  and not exists (
    select from ${assignments} a
    join ${codes} c on c.organization_id = a.organization_id and c.id = a.code_id
    where a.organization_id = ${organizationId} and a.response_id = ${responses.id} and c.code_number = ${code.number})
  and not ${wouldBreakRules(organizationId, code, frame)}`;

/** A condition for answers that would break a rule of their question with one more code, but without catch-all codes. */
function wouldBreakRules(organizationId: string, { isExclusive }: CodeToGive, frame: readonly Code[]): SQL {
  const dropped = frame.flatMap((code) => (isCatchAllDefinition(code.definition) ? code.codeNumber : []));
  return sql`exists (
    select from ${assignments} a
    join ${codes} c on c.organization_id = a.organization_id and c.id = a.code_id
    where a.organization_id = ${organizationId} and a.response_id = ${responses.id}
      and not (a.source = 'engine' and c.code_number = any (${`{${dropped.join(",")}}`}::integer[]))
    having count(*) > 0 and (${isExclusive} or bool_or(c.exclusive) or count(*) >= (
      select q.max_codes_per_answer from ${questions} q
      where q.organization_id = ${organizationId} and q.id = ${responses.questionId})))`;
}

const selectIds = (ids: readonly string[]): SQL => sql`select unnest(${`{${ids.join(",")}}`}::uuid[])`;

async function giveTo(
  tx: Db,
  scope: QuestionScope,
  { codeNumber, mentions, suggestion, actor }: Given & Pick<StoredSuggestion, "mentions">,
): Promise<void> {
  const { organizationId } = scope;
  const frame = (await readCodebook(tx, scope)).flatMap((category) => category.codes);
  const codeId = frame.find((code) => code.codeNumber === codeNumber)?.id;
  if (!codeId) throw new Error("the code that a suggestion gives is not in the codebook");
  const others = frame.filter(({ id, definition }) => id !== codeId && isCatchAllDefinition(definition));
  await tx.delete(assignments).where(
    and(
      eq(assignments.organizationId, organizationId),
      isOneOf(
        assignments.responseId,
        mentions.map(({ responseId }) => responseId),
      ),
      isOneOf(
        assignments.codeId,
        others.map(({ id }) => id),
      ),
      eq(assignments.source, "engine"),
    ),
  );
  await tx.execute(sql`
    insert into ${assignments} (organization_id, response_id, code_id, position, confidence, mention_sentiment,
      evidence, source, engine, suggestion_id, actor)
    select ${organizationId}, m."responseId", ${codeId}, (
        select coalesce(max(a.position) + 1, 0) from ${assignments} a
        where a.organization_id = ${organizationId} and a.response_id = m."responseId"),
      m.confidence, m."mentionSentiment", m.evidence, 'suggestion', ${suggestion.engine}, ${suggestion.id}, ${actor}
    from jsonb_to_recordset(${JSON.stringify(mentions)}::jsonb) as m (
      "responseId" uuid, confidence confidence, "mentionSentiment" sentiment, evidence text)
    on conflict (organization_id, response_id, code_id) do nothing`);
}
