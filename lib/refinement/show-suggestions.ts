import { and, asc, desc, eq, getTableColumns, type SQL, sql } from "drizzle-orm";
import type { Db } from "@/db/client";
import { isOneOf } from "@/db/ids";
import { categories } from "@/db/schema/codebook";
import { responses } from "@/db/schema/responses";
import { type SuggestedMention, suggestionDecisions, suggestions } from "@/db/schema/suggestions";
import { LONGEST_QUOTE, MAX_LISTED, MAX_LISTED_ANSWERS, MAX_QUOTES } from "./parameters";
import type { SuggestionScope } from "./subject";

export type ShownSuggestion = Awaited<ReturnType<typeof showSuggestions>>[number];

const { mentions: _, ...columns } = getTableColumns(suggestions);

/**
 * The suggestions of a question or a group that meet a condition, as the API shows them: resolved ones the latest first,
 * open ones the surest first, then those that concern the most answers.
 */
export async function showSuggestions(
  db: Db,
  { organizationId, questionId, grouped }: SuggestionScope,
  condition?: SQL,
) {
  const affected = sql<number>`jsonb_array_length(${suggestions.mentions})`;
  const found = await db
    .select({
      ...columns,
      affected,
      responseIds: sql<string[]>`jsonb_path_query_array(${suggestions.mentions},
        ${`$[0 to ${MAX_LISTED_ANSWERS - 1}].responseId`}::jsonpath)`,
      quoted: sql<SuggestedMention[]>`jsonb_path_query_array(${suggestions.mentions},
        ${`$[0 to ${4 * MAX_QUOTES - 1}]`}::jsonpath)`,
      categoryId: categories.id,
      changesKept,
    })
    .from(suggestions)
    .leftJoin(
      categories,
      and(
        eq(categories.organizationId, suggestions.organizationId),
        eq(categories.questionId, suggestions.questionId),
        eq(categories.name, suggestions.category),
      ),
    )
    .where(
      and(
        eq(suggestions.organizationId, organizationId),
        eq(suggestions.questionId, questionId),
        eq(suggestions.grouped, grouped),
        condition,
      ),
    )
    .orderBy(
      sql`${suggestions.resolvedAt} desc nulls last`,
      asc(suggestions.confidence),
      desc(affected),
      asc(suggestions.id),
    )
    .limit(MAX_LISTED);
  const quoted = found.flatMap((suggestion) => suggestion.quoted.map(({ responseId }) => responseId));
  const answers = await readAnswers(db, organizationId, quoted);
  return found.map((suggestion) => ({
    id: suggestion.id,
    type: suggestion.type,
    action: suggestion.action,
    status: suggestion.status,
    changes_kept: suggestion.changesKept,
    grouped: suggestion.grouped,
    title: suggestion.title,
    rationale: suggestion.rationale,
    confidence: suggestion.confidence,
    name: suggestion.code?.name ?? null,
    definition: suggestion.code?.definition ?? null,
    sentiment: suggestion.code?.sentiment ?? null,
    category_id: suggestion.categoryId,
    category: suggestion.category,
    source_code_id: suggestion.sourceCodeId,
    target_code_id: suggestion.targetCodeId,
    parts: suggestion.parts,
    response_ids: suggestion.responseIds,
    evidence: quotesOf(suggestion.quoted, answers),
    impact: { responses_affected: suggestion.affected },
    engine: suggestion.engine,
    created_at: suggestion.createdAt,
    resolved_at: suggestion.resolvedAt,
    dismiss_reason: suggestion.dismissReason,
  }));
}

/** Whether a suggestion was reopened without undoing what it had changed. */
const changesKept = sql<boolean>`${suggestions.status} = 'pending' and ${suggestions.reopened} and (
  select count(*) filter (where d.action <> 'revert') > count(*) filter (where d.action = 'revert')
  from ${suggestionDecisions} d
  where d.organization_id = ${suggestions.organizationId} and d.suggestion_id = ${suggestions.id}
    and d.version_after > d.version_before)`;

type Answer = { id: string; questionId: string; externalId: string; text: string };

async function readAnswers(db: Db, organizationId: string, ids: readonly string[]): Promise<Map<string, Answer>> {
  const found = await db
    .select({
      id: responses.id,
      questionId: responses.questionId,
      externalId: responses.externalId,
      text: sql<string>`left(${responses.text}, ${LONGEST_QUOTE})`,
    })
    .from(responses)
    .where(and(eq(responses.organizationId, organizationId), isOneOf(responses.id, ids)));
  return new Map(found.map((answer) => [answer.id, answer]));
}

/** Quotes from different answers: the passages on which the suggestion is based. */
function quotesOf(mentions: readonly SuggestedMention[], answers: ReadonlyMap<string, Answer>) {
  const quotes = new Map<string, { id: string; response_id: string; question_id: string; quote: string }>();
  for (const { responseId, evidence } of mentions) {
    const answer = answers.get(responseId);
    const quote = (evidence ?? answer?.text ?? "").slice(0, LONGEST_QUOTE);
    if (!answer || quotes.has(quote)) continue;
    quotes.set(quote, { id: answer.externalId, response_id: responseId, question_id: answer.questionId, quote });
  }
  return [...quotes.values()].slice(0, MAX_QUOTES);
}
