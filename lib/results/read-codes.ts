import { and, asc, desc, eq, inArray, sql } from "drizzle-orm";
import type { Db } from "@/db/client";
import { assignments, categories, codes } from "@/db/schema/codebook";
import { responses } from "@/db/schema/responses";
import type { Confidence, Sentiment } from "@/db/schema/terms";
import { type SegmentPair, segmentCondition } from "@/lib/responses/response-filter";
import { type CategoryColour, categoryColour } from "./category-colour";

export type CodeLine = {
  id: string;
  number: number;
  name: string;
  definition: string | null;
  /** What people say that the code counts, and what it does not count. */
  include: string | null;
  exclude: string | null;
  /** The sentiment that the codebook gives the code. */
  sentiment: Sentiment;
  category: { id: string; name: string; colour: CategoryColour };
  /** Answers that hold the code. */
  answers: number;
  /** The same answers by the sentiment of their mention. */
  mentions: Record<Sentiment, number>;
  confidence: Record<Confidence, number>;
  /** A verbatim passage of one of those answers. */
  quote: { text: string; language: string | null } | null;
};

/**
 * The codes of a question, the most frequent first, each with its counts and one quote; with `segments` of the answers
 * alone that are in all of these.
 */
export async function readCodes(
  db: Db,
  organizationId: string,
  questionId: string,
  segments: readonly SegmentPair[] = [],
): Promise<CodeLine[]> {
  const [rows, quotes] = await Promise.all([
    countCodes(db, organizationId, questionId, segments),
    pickQuotes(db, organizationId, questionId, segments),
  ]);
  const quoteOf = new Map(quotes.map(({ codeId, text, language }) => [codeId, { text: text ?? "", language }]));
  return rows.map(({ categoryName, categoryPosition, ...row }) => ({
    id: row.id,
    number: row.number,
    name: row.name,
    definition: row.definition,
    include: row.include,
    exclude: row.exclude,
    sentiment: row.sentiment,
    category: {
      id: row.categoryId,
      name: categoryName,
      colour: categoryColour({ name: categoryName, position: categoryPosition }),
    },
    answers: row.answers,
    mentions: { Positive: row.positive, Mixed: row.mixed, Neutral: row.neutral, Negative: row.negative },
    confidence: { high: row.high, medium: row.medium, low: row.low },
    quote: quoteOf.get(row.id) ?? null,
  }));
}

/** A lateral subquery per code. With a plain join PostgreSQL read all assignments of the organization. */
function countCodes(db: Db, organizationId: string, questionId: string, segments: readonly SegmentPair[]) {
  const withSentiment = (value: Sentiment) =>
    sql<number>`count(*) filter (where ${assignments.mentionSentiment} = ${value})`.mapWith(Number);
  const withConfidence = (value: Confidence) =>
    sql<number>`count(*) filter (where ${assignments.confidence} = ${value})`.mapWith(Number);
  const counts = db
    .select({
      answers: sql<number>`count(*)`.mapWith(Number).as("answers"),
      positive: withSentiment("Positive").as("positive"),
      mixed: withSentiment("Mixed").as("mixed"),
      neutral: withSentiment("Neutral").as("neutral"),
      negative: withSentiment("Negative").as("negative"),
      high: withConfidence("high").as("high"),
      medium: withConfidence("medium").as("medium"),
      low: withConfidence("low").as("low"),
    })
    .from(assignments)
    .where(
      and(
        eq(assignments.organizationId, codes.organizationId),
        eq(assignments.codeId, codes.id),
        isIn(db, organizationId, questionId, segments),
      ),
    )
    .as("counts");
  return db
    .select({
      id: codes.id,
      number: codes.codeNumber,
      name: codes.name,
      definition: codes.definition,
      include: codes.include,
      exclude: codes.exclude,
      sentiment: codes.sentiment,
      categoryId: codes.categoryId,
      categoryName: categories.name,
      categoryPosition: categories.position,
      answers: counts.answers,
      positive: counts.positive,
      mixed: counts.mixed,
      neutral: counts.neutral,
      negative: counts.negative,
      high: counts.high,
      medium: counts.medium,
      low: counts.low,
    })
    .from(codes)
    .innerJoin(
      categories,
      and(eq(categories.organizationId, codes.organizationId), eq(categories.id, codes.categoryId)),
    )
    .crossJoinLateral(counts)
    .where(and(eq(codes.organizationId, organizationId), eq(codes.questionId, questionId)))
    .orderBy(desc(counts.answers), asc(codes.codeNumber));
}

/** Whether the answer of an assignment is in all these segments; undefined without any. */
function isIn(db: Db, organizationId: string, questionId: string, segments: readonly SegmentPair[]) {
  if (segments.length === 0) return undefined;
  const found = db
    .select({ id: responses.id })
    .from(responses)
    .where(
      and(
        eq(responses.organizationId, organizationId),
        eq(responses.questionId, questionId),
        ...segments.map(segmentCondition),
      ),
    );
  return inArray(assignments.responseId, found);
}

/** How many of a code's best passages are searched for one whose answer is no duplicate. */
const CANDIDATES = 200;

/**
 * One quote per code: of the highest confidence, then with the code's own sentiment, then nearest in length to a short
 * sentence. Duplicates are not quoted. The lateral subqueries read only the code's own assignments, and at most
 * `CANDIDATES` of their answers.
 */
function pickQuotes(db: Db, organizationId: string, questionId: string, segments: readonly SegmentPair[]) {
  const feelsOtherwise = sql<boolean>`${assignments.mentionSentiment} <> ${codes.sentiment}`;
  const distance = sql<number>`abs(length(${assignments.evidence}) - 48)`;
  const best = db
    .select({
      responseId: assignments.responseId,
      evidence: assignments.evidence,
      confidence: assignments.confidence,
      feelsOtherwise: feelsOtherwise.as("feels_otherwise"),
      distance: distance.as("distance"),
    })
    .from(assignments)
    .where(
      and(
        eq(assignments.organizationId, codes.organizationId),
        eq(assignments.codeId, codes.id),
        sql`${assignments.evidence} <> ''`,
        isIn(db, organizationId, questionId, segments),
      ),
    )
    .orderBy(assignments.confidence, feelsOtherwise, distance, assignments.responseId)
    .limit(CANDIDATES)
    .as("best");
  const quote = db
    .select({ text: best.evidence, language: responses.language })
    .from(best)
    .innerJoin(responses, and(eq(responses.organizationId, organizationId), eq(responses.id, best.responseId)))
    .where(sql`not ('duplicate' = any(${responses.flags}))`)
    .orderBy(best.confidence, best.feelsOtherwise, best.distance, responses.position)
    .limit(1)
    .as("quote");
  return db
    .select({ codeId: codes.id, text: quote.text, language: quote.language })
    .from(codes)
    .crossJoinLateral(quote)
    .where(and(eq(codes.organizationId, organizationId), eq(codes.questionId, questionId)));
}
