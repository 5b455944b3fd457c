import type { Sentiment } from "@/db/schema/terms";
import type { Passage, Reading } from "../reading";
import type { SentimentModel } from "./sentiment-model";

/**
 * How an answer feels about a code's subject: the sentiment towards the known theme that the code names, otherwise the
 * sentiment of the passage with the code. If no words show either, the model that has learnt from the question's
 * answers decides, first by the passage, then by the whole answer.
 */
export function mentionSentiment(
  reading: Reading,
  passage: Passage | null,
  concept: number | null,
  model: SentimentModel,
): Sentiment {
  const hit = passage?.hits.find((found) => found.concept === concept);
  const own = [hit?.sentiment, passage?.sentiment].find(isShown);
  if (own) return own;
  const learnt = model.sentiment(passage ?? reading);
  return isShown(learnt) ? learnt : model.sentiment(reading);
}

function isShown(sentiment: Sentiment | undefined): sentiment is Sentiment {
  return sentiment !== undefined && sentiment !== "Neutral";
}

/** The passage with the highest score for a code; null if none of several passages scores above 0. */
export function bestPassage(code: number, reading: Reading, passages: readonly Float64Array[]): Passage | null {
  let best: Passage | null = null;
  let highest = 0;
  reading.passages.forEach((passage, index) => {
    const score = passages[index]?.[code] ?? 0;
    if (score > highest) {
      best = passage;
      highest = score;
    }
  });
  return best ?? (reading.passages.length === 1 ? (reading.passages[0] ?? null) : null);
}
