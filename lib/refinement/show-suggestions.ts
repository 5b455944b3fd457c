import { and, asc, desc, eq, getTableColumns, type SQL, sql } from "drizzle-orm";
import type { Db } from "@/db/client";
import { isOneOf } from "@/db/ids";
import { categories } from "@/db/schema/codebook";
import { responses } from "@/db/schema/responses";
import { type SuggestedMention, suggestions } from "@/db/schema/suggestions";
import { AppError } from "@/lib/errors";
import type { QuestionScope } from "@/lib/questions/find-question";
import { LONGEST_QUOTE, MOST_LISTED, MOST_LISTED_ANSWERS, MOST_QUOTES } from "./parameters";

export type ShownSuggestion = Awaited<ReturnType<typeof showSuggestions>>[number];

const { mentions: _, ...columns } = getTableColumns(suggestions);

/** The suggestions of a question that meet a condition, as the API shows them, those that concern most answers first. */
export async function showSuggestions(db: Db, { organizationId, questionId }: QuestionScope, condition?: SQL) {
  const affected = sql<number>`jsonb_array_length(${suggestions.mentions})`;
  const found = await db
    .select({
      ...columns,
      affected,
      responseIds: sql<string[]>`jsonb_path_query_array(${suggestions.mentions},
        ${`$[0 to ${MOST_LISTED_ANSWERS - 1}].responseId`}::jsonpath)`,
      quoted: sql<SuggestedMention[]>`jsonb_path_query_array(${suggestions.mentions},
        ${`$[0 to ${4 * MOST_QUOTES - 1}]`}::jsonpath)`,
      categoryId: categories.id,
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
    .where(and(eq(suggestions.organizationId, organizationId), eq(suggestions.questionId, questionId), condition))
    .orderBy(desc(affected), asc(suggestions.id))
    .limit(MOST_LISTED);
  const quoted = found.flatMap((suggestion) => suggestion.quoted.map(({ responseId }) => responseId));
  const answers = await readAnswers(db, organizationId, quoted);
  return found.map((suggestion) => ({
    id: suggestion.id,
    type: suggestion.type,
    action: suggestion.action,
    status: suggestion.status,
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

/** A suggestion of a question as it is stored; NOT_FOUND where the question has none of this id. */
export async function findSuggestion(db: Db, { organizationId, questionId }: QuestionScope, id: string) {
  const isOwn = and(
    eq(suggestions.organizationId, organizationId),
    eq(suggestions.questionId, questionId),
    eq(suggestions.id, id),
  );
  const [suggestion] = UUID.test(id) ? await db.select().from(suggestions).where(isOwn) : [];
  if (!suggestion) throw new AppError("NOT_FOUND", "This suggestion does not exist on this question.");
  return suggestion;
}

const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

type Answer = { id: string; externalId: string; text: string };

async function readAnswers(db: Db, organizationId: string, ids: readonly string[]): Promise<Map<string, Answer>> {
  const found = await db
    .select({
      id: responses.id,
      externalId: responses.externalId,
      text: sql<string>`left(${responses.text}, ${LONGEST_QUOTE})`,
    })
    .from(responses)
    .where(and(eq(responses.organizationId, organizationId), isOneOf(responses.id, ids)));
  return new Map(found.map((answer) => [answer.id, answer]));
}

/** Quotes from different answers, each the passage that the suggestion rests on. */
function quotesOf(mentions: readonly SuggestedMention[], answers: ReadonlyMap<string, Answer>) {
  const quotes = new Map<string, { id: string; response_id: string; quote: string }>();
  for (const { responseId, evidence } of mentions) {
    const answer = answers.get(responseId);
    const quote = (evidence ?? answer?.text ?? "").slice(0, LONGEST_QUOTE);
    if (answer && !quotes.has(quote)) quotes.set(quote, { id: answer.externalId, response_id: responseId, quote });
  }
  return [...quotes.values()].slice(0, MOST_QUOTES);
}
