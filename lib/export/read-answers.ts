import { and, asc, eq, gt, lte } from "drizzle-orm";
import type { Db } from "@/db/client";
import { responses } from "@/db/schema/responses";
import type { Confidence, Sentiment } from "@/db/schema/terms";
import { readMentions, type StoredMention } from "@/lib/responses/read-mentions";
import type { ExportFrame, Wave } from "./export-frame";

/** What has become of an answer; `open`: neither the machine nor a person has decided yet. */
export const ANSWER_STATES = ["coded", "no_code", "non_answer", "gibberish", "empty", "open"] as const;
export type AnswerState = (typeof ANSWER_STATES)[number];

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
  segments: Record<string, string | number>;
  state: AnswerState;
  reviewed: boolean;
  mentions: ExportedMention[];
};

/** Answers that are read at once, so that they make so many cells at most. */
const MOST_ANSWERS = 500;
const MOST_CELLS = 100_000;

/** How many answers to read at once where each has so many cells. */
export const answersAtOnce = (cells: number, mostCells = MOST_CELLS): number =>
  Math.max(1, Math.min(MOST_ANSWERS, Math.floor(mostCells / cells)));

/** The answers of all waves in the order of their arrival, page by page. */
export async function* readAnswers(db: Db, frame: ExportFrame, pageSize: number): AsyncGenerator<ExportedAnswer[]> {
  for (const wave of frame.waves) {
    for (let after = -1; after < wave.last; ) {
      const page = await readPage(db, { organizationId: frame.organizationId, wave, after, pageSize });
      if (page.length > 0) yield page.map(({ answer }) => answer);
      if (page.length < pageSize) break;
      after = page.at(-1)?.position ?? wave.last;
    }
  }
}

type PageRequest = { organizationId: string; wave: Wave; after: number; pageSize: number };

async function readPage(db: Db, { organizationId, wave, after, pageSize }: PageRequest) {
  const found = await db
    .select()
    .from(responses)
    .where(
      and(
        eq(responses.organizationId, organizationId),
        eq(responses.questionId, wave.questionId),
        gt(responses.position, after),
        lte(responses.position, wave.last),
      ),
    )
    .orderBy(asc(responses.position))
    .limit(pageSize);
  const ids = found.map(({ id }) => id);
  const mentions = await readMentions(db, organizationId, ids);
  return found.map((response) => {
    const own = mentions.get(response.id) ?? [];
    const { externalId, text, segments, reviewed, position } = response;
    const answer: ExportedAnswer = {
      wave: wave.number,
      responseId: response.id,
      id: externalId,
      text,
      segments,
      state: stateOf(response, own.length > 0),
      reviewed,
      mentions: own.map(exportedMention),
    };
    return { answer, position };
  });
}

function stateOf({ flags, codedAt, reviewed }: typeof responses.$inferSelect, hasCodes: boolean): AnswerState {
  if (hasCodes) return "coded";
  if (flags.includes("empty")) return "empty";
  if (codedAt === null && !reviewed) return "open";
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
