import type { Sentiment } from "@/db/schema/terms";
import type { Passage, Reading } from "../reading";
import type { SentimentModel } from "./sentiment-model";

/**
 * How an answer feels about a code's subject: by the known theme that the code names, else by the passage that
 * carries the code, where words leave it open by what the question's answers taught of it and of the whole answer.
 */
export function mentionSentiment(
  reading: Reading,
  passage: Passage | null,
  concept: number | null,
  model: SentimentModel,
): Sentiment {
  const hit = passage?.hits.find((found) => found.concept === concept);
  const own = [hit?.sentiment, passage?.sentiment].find(isTold);
  if (own) return own;
  const learnt = model.sentiment(passage ?? reading);
  return isTold(learnt) ? learnt : model.sentiment(reading);
}

function isTold(sentiment: Sentiment | undefined): sentiment is Sentiment {
  return sentiment !== undefined && sentiment !== "Neutral";
}

/** The passage in which a code scores best; null where none of several speaks of it. */
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
