import { CONFIDENCES, type Confidence, SENTIMENTS, type Sentiment } from "@/db/schema/terms";
import type { CodeLine } from "@/lib/analytics/read-codes";

/** The number, or the weight, of mentions by sentiment over all codes. */
export const sumMentions = (codes: readonly Pick<CodeLine, "mentions">[]) =>
  Object.fromEntries(
    SENTIMENTS.map((sentiment) => [sentiment, codes.reduce((sum, code) => sum + code.mentions[sentiment], 0)]),
  ) as Record<Sentiment, number>;

/** The number of codes given by confidence, over all codes. */
export const sumConfidence = (codes: readonly CodeLine[]) =>
  Object.fromEntries(
    CONFIDENCES.map((level) => [level, codes.reduce((sum, code) => sum + code.confidence[level], 0)]),
  ) as Record<Confidence, number>;
