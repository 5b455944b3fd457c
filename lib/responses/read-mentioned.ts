import { and, asc, eq, type SQL, type SQLWrapper, sql } from "drizzle-orm";
import type { Db } from "@/db/client";
import { assignments, codes } from "@/db/schema/codebook";
import { responses } from "@/db/schema/responses";
import type { Confidence, Sentiment } from "@/db/schema/terms";
import type { QuestionScope } from "@/lib/questions/find-question";
import { rowsOf } from "@/lib/questions/rows-of";

/** How many of a code's best passages are searched for one whose answer is not a duplicate. */
const CANDIDATES = 200;

/** The counts of each code of a question, and one quote for each; codes without a mention may be missing. */
export async function readMentioned(db: Db, scope: QuestionScope) {
  const [counts, quotes] = await Promise.all([countMentions(db, scope), pickQuotes(db, scope)]);
  return { counts, quotes };
}

/** Like `readMentioned`, for the answers that meet all of these conditions. */
export async function readMentionedIn(db: Db, scope: QuestionScope, conditions: readonly SQL[]) {
  const [counts, quotes] = await Promise.all([
    countMentionsIn(db, scope, conditions),
    pickQuotesIn(db, scope, conditions),
  ]);
  return { counts, quotes };
}

/** Uses a lateral subquery per code, because with a plain join PostgreSQL read all assignments of the organization. */
function countMentions(db: Db, scope: QuestionScope) {
  const counts = db
    .select(countsOf(assignments))
    .from(assignments)
    .where(and(eq(assignments.organizationId, codes.organizationId), eq(assignments.codeId, codes.id)))
    .as("counts");
  return db
    .select({
      codeId: codes.id,
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
    .crossJoinLateral(counts)
    .where(rowsOf(codes, scope));
}

function countMentionsIn(db: Db, scope: QuestionScope, conditions: readonly SQL[]) {
  const mentioned = mentionsIn(db, scope, conditions);
  return db
    .select({ codeId: mentioned.codeId, ...countsOf(mentioned) })
    .from(mentioned)
    .groupBy(mentioned.codeId);
}

/** How many mentions there are, by their sentiment and by their confidence. */
function countsOf({ mentionSentiment, confidence }: { mentionSentiment: SQLWrapper; confidence: SQLWrapper }) {
  const withSentiment = (value: Sentiment) =>
    sql<number>`count(*) filter (where ${mentionSentiment} = ${value})`.mapWith(Number);
  const withConfidence = (value: Confidence) =>
    sql<number>`count(*) filter (where ${confidence} = ${value})`.mapWith(Number);
  return {
    answers: sql<number>`count(*)`.mapWith(Number).as("answers"),
    positive: withSentiment("Positive").as("positive"),
    mixed: withSentiment("Mixed").as("mixed"),
    neutral: withSentiment("Neutral").as("neutral"),
    negative: withSentiment("Negative").as("negative"),
    high: withConfidence("high").as("high"),
    medium: withConfidence("medium").as("medium"),
    low: withConfidence("low").as("low"),
  };
}

/** By how many characters a passage's length differs from that of a short sentence. */
const distanceOf = (evidence: SQLWrapper) => sql<number>`abs(length(${evidence}) - 48)`;

/**
 * One quote per code: of the highest confidence, then with the code's own sentiment, then nearest in length to a short
 * sentence. Duplicates are not quoted. The lateral subqueries read only the code's own assignments, and at most
 * `CANDIDATES` of their answers.
 */
function pickQuotes(db: Db, scope: QuestionScope) {
  const feelsOtherwise = sql<boolean>`${assignments.mentionSentiment} <> ${codes.sentiment}`;
  const distance = distanceOf(assignments.evidence);
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
      ),
    )
    .orderBy(assignments.confidence, feelsOtherwise, distance, assignments.responseId)
    .limit(CANDIDATES)
    .as("best");
  const quote = db
    .select({ text: best.evidence, language: responses.language })
    .from(best)
    .innerJoin(responses, and(eq(responses.organizationId, scope.organizationId), eq(responses.id, best.responseId)))
    .where(sql`not ('duplicate' = any(${responses.flags}))`)
    .orderBy(best.confidence, best.feelsOtherwise, best.distance, responses.position)
    .limit(1)
    .as("quote");
  return db
    .select({ codeId: codes.id, text: quote.text, language: quote.language })
    .from(codes)
    .crossJoinLateral(quote)
    .where(rowsOf(codes, scope));
}

/** Quotes chosen like those of `pickQuotes`, from all mentions of the answers. */
function pickQuotesIn(db: Db, scope: QuestionScope, conditions: readonly SQL[]) {
  const mentioned = mentionsIn(db, scope, conditions);
  return db
    .selectDistinctOn([mentioned.codeId], {
      codeId: mentioned.codeId,
      text: mentioned.evidence,
      language: mentioned.language,
    })
    .from(mentioned)
    .innerJoin(codes, and(eq(codes.organizationId, scope.organizationId), eq(codes.id, mentioned.codeId)))
    .where(sql`${mentioned.evidence} <> '' and not ('duplicate' = any(${mentioned.flags}))`)
    .orderBy(
      mentioned.codeId,
      mentioned.confidence,
      sql`${mentioned.mentionSentiment} <> ${codes.sentiment}`,
      distanceOf(mentioned.evidence),
      mentioned.position,
    );
}

/**
 * The mentions of the answers that meet all these conditions. PostgreSQL evaluates the sorted subquery for each answer;
 * without the sorting it would read all mentions of the organization.
 */
function mentionsIn(db: Db, scope: QuestionScope, conditions: readonly SQL[]) {
  const own = db
    .select({
      codeId: assignments.codeId,
      mentionSentiment: assignments.mentionSentiment,
      confidence: assignments.confidence,
      evidence: assignments.evidence,
    })
    .from(assignments)
    .where(and(eq(assignments.organizationId, responses.organizationId), eq(assignments.responseId, responses.id)))
    .orderBy(asc(assignments.position))
    .as("own");
  return db
    .select({
      codeId: own.codeId,
      mentionSentiment: own.mentionSentiment,
      confidence: own.confidence,
      evidence: own.evidence,
      language: responses.language,
      flags: responses.flags,
      position: responses.position,
    })
    .from(responses)
    .crossJoinLateral(own)
    .where(and(rowsOf(responses, scope), ...conditions))
    .as("mentioned");
}
