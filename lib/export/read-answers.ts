import { and, asc, eq, getTableColumns, gt, lte, type SQL } from "drizzle-orm";
import type { Db } from "@/db/client";
import { isOneOf } from "@/db/ids";
import { responses } from "@/db/schema/responses";
import type { Confidence, Sentiment } from "@/db/schema/terms";
import { nextPage } from "@/lib/responses/answer-page";
import { mergedList } from "@/lib/responses/merged-codes";
import { readMentions, type StoredMention } from "@/lib/responses/read-mentions";
import type { AnswerState } from "./answer-states";
import type { ExportFrame, Wave } from "./export-frame";

export type ExportedMention = {
  number: number;
  name: string;
  category: string;
  sentiment: Sentiment;
  confidence: Confidence;
  evidence: string | null;
  given: StoredMention["given"];
};

export type ExportedAnswer = {
  wave: number;
  responseId: string;
  id: string;
  text: string;
  translation: string | null;
  segments: Record<string, string | number>;
  state: AnswerState;
  reviewed: boolean;
  mentions: ExportedMention[];
  /** The options that the respondent chose in the closed question, and these merged with the codes; by number. */
  closed: number[] | null;
  merged: number[] | null;
};

/** Limits of answers read at once: their number, and the number of their cells. */
const MAX_ANSWERS = 500;
const MAX_CELLS = 50_000;

/** How many answers to read at once if each has this many cells. */
export const answersAtOnce = (cells: number, mostCells = MAX_CELLS): number =>
  Math.max(1, Math.min(MAX_ANSWERS, Math.floor(mostCells / cells)));

/** The exported answers of all waves in the order of their arrival, page by page. */
export async function* readAnswers(db: Db, frame: ExportFrame, pageSize: number): AsyncGenerator<ExportedAnswer[]> {
  for (const wave of frame.waves) {
    for (let after = -1; after < wave.last; ) {
      const { answers, last, hasMore } = await readPage(db, {
        organizationId: frame.organizationId,
        conditions: frame.filter?.conditions ?? [],
        wave,
        after,
        pageSize,
      });
      if (answers.length > 0) yield answers;
      after = hasMore ? (last ?? wave.last) : wave.last;
    }
  }
}

type PageRequest = {
  organizationId: string;
  conditions: readonly SQL[];
  wave: Wave;
  after: number;
  pageSize: number;
};

async function readPage(db: Db, { organizationId, conditions, wave, after, pageSize }: PageRequest) {
  const next = and(
    eq(responses.organizationId, organizationId),
    eq(responses.questionId, wave.questionId),
    gt(responses.position, after),
    lte(responses.position, wave.last),
    ...conditions,
  );
  const { ids, last, hasMore } = await nextPage(db, next, { limit: pageSize, withCodes: true });
  return { answers: await exportedAnswers(db, organizationId, ids, wave.number), last, hasMore };
}

/** The answers with these ids, in the order of their arrival, with their codes. */
export async function exportedAnswers(
  db: Db,
  organizationId: string,
  ids: readonly string[],
  wave = 1,
): Promise<ExportedAnswer[]> {
  const found = await db
    .select({ ...getTableColumns(responses), merged: mergedList })
    .from(responses)
    .where(and(eq(responses.organizationId, organizationId), isOneOf(responses.id, ids)))
    .orderBy(asc(responses.position));
  const mentions = await readMentions(db, organizationId, ids);
  return found.map((response) => {
    const given = mentions.get(response.id) ?? [];
    const { externalId, text, translation, segments, reviewed, closed, merged } = response;
    return {
      wave,
      responseId: response.id,
      id: externalId,
      text,
      translation: translation || null,
      segments,
      state: stateOf(response, given.length > 0),
      reviewed,
      mentions: given.map(exportedMention),
      closed,
      merged,
    };
  });
}

function stateOf({ flags, codedAt, reviewed }: typeof responses.$inferSelect, hasCodes: boolean): AnswerState {
  if (hasCodes) return "coded";
  if (flags.includes("empty")) return "empty";
  if (codedAt === null && !reviewed) return flags.includes("lost_codes") ? "no_code" : "open";
  if (flags.includes("gibberish")) return "gibberish";
  return flags.includes("non_answer") ? "non_answer" : "no_code";
}

const exportedMention = ({ code, category, ...mention }: StoredMention): ExportedMention => ({
  number: code.number,
  name: code.name,
  category: category.name,
  sentiment: mention.sentiment,
  confidence: mention.confidence,
  evidence: mention.evidence,
  given: mention.given,
});
