import { and, eq, type SQL } from "drizzle-orm";
import type { Db } from "@/db/client";
import { categories, codes } from "@/db/schema/codebook";
import type { Confidence, Sentiment } from "@/db/schema/terms";
import { type CategoryColour, categoryColour } from "@/lib/codebook/category-colour";
import { restLast } from "@/lib/codebook/rest-last";
import { isCatchAllName } from "@/lib/language/headings/catch-all-name";
import type { QuestionScope } from "@/lib/questions/find-question";
import { rowsOf } from "@/lib/questions/rows-of";
import { readMentioned, readMentionedIn } from "@/lib/responses/read-mentioned";

export type CodeLine = {
  id: string;
  number: number;
  name: string;
  /** True for the code that takes what fits no other one ("Other"). */
  isCatchAll: boolean;
  definition: string | null;
  /** The cases that the code counts and those that it does not count, as people wrote them. */
  include: string | null;
  exclude: string | null;
  /** Words that always give the code. */
  always: string | null;
  /** The sentiment that the codebook gives the code. */
  sentiment: Sentiment;
  category: { id: string; name: string; colour: CategoryColour };
  /** The number of answers that have the code. */
  answers: number;
  /** The numbers of these answers by the sentiment of their mention. */
  mentions: Record<Sentiment, number>;
  confidence: Record<Confidence, number>;
  /** A passage of one of those answers, word for word. */
  quote: { text: string; language: string | null } | null;
};

/**
 * Reads the codes of a question, the most frequent first and "Other" last, each with its counts and one quote. With
 * `conditions`, only answers that meet all of these count.
 */
export async function readCodes(
  db: Db,
  organizationId: string,
  questionId: string,
  conditions: readonly SQL[] = [],
): Promise<CodeLine[]> {
  const scope = { organizationId, questionId };
  const [rows, { counts, quotes }] = await Promise.all([
    listCodes(db, scope),
    conditions.length > 0 ? readMentionedIn(db, scope, conditions) : readMentioned(db, scope),
  ]);
  const countsOf = new Map(counts.map((count) => [count.codeId, count]));
  const quoteOf = new Map(quotes.map(({ codeId, text, language }) => [codeId, { text: text ?? "", language }]));
  const lines = rows.map(({ categoryId, categoryName, categoryPosition, ...code }) => {
    const count = countsOf.get(code.id);
    return {
      ...code,
      isCatchAll: isCatchAllName(code.name),
      category: {
        id: categoryId,
        name: categoryName,
        colour: categoryColour({ name: categoryName, position: categoryPosition }),
      },
      answers: count?.answers ?? 0,
      mentions: {
        Positive: count?.positive ?? 0,
        Mixed: count?.mixed ?? 0,
        Neutral: count?.neutral ?? 0,
        Negative: count?.negative ?? 0,
      },
      confidence: { high: count?.high ?? 0, medium: count?.medium ?? 0, low: count?.low ?? 0 },
      quote: quoteOf.get(code.id) ?? null,
    };
  });
  const byAnswers = lines.sort((a, b) => b.answers - a.answers || a.number - b.number);
  return restLast(byAnswers, ({ name }) => name);
}

function listCodes(db: Db, scope: QuestionScope) {
  return db
    .select({
      id: codes.id,
      number: codes.codeNumber,
      name: codes.name,
      definition: codes.definition,
      include: codes.include,
      exclude: codes.exclude,
      always: codes.always,
      sentiment: codes.sentiment,
      categoryId: codes.categoryId,
      categoryName: categories.name,
      categoryPosition: categories.position,
    })
    .from(codes)
    .innerJoin(
      categories,
      and(eq(categories.organizationId, codes.organizationId), eq(categories.id, codes.categoryId)),
    )
    .where(rowsOf(codes, scope));
}
