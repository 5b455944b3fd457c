import type { Sentiment } from "@/db/schema/terms";
import { Percent } from "../ui/figures";
import { SENTIMENT_ORDER, SentimentSign } from "../ui/sentiment-sign";
import { SentimentBar } from "../ui/share-bar";

/** All mentions divided by sentiment; also the legend of the bars below. */
export function SentimentStrip({ mentions }: { mentions: Record<Sentiment, number> }) {
  const total = SENTIMENT_ORDER.reduce((sum, sentiment) => sum + mentions[sentiment], 0);
  return (
    <div className="my-3">
      <SentimentBar mentions={mentions} className="h-2" />
      <ul className="type-small mt-1.5 grid grid-cols-2 justify-between gap-x-4 gap-y-1 sm:flex text-ink-2">
        {SENTIMENT_ORDER.filter((sentiment) => mentions[sentiment] > 0).map((sentiment) => (
          <li key={sentiment} className="flex items-center gap-1.5">
            <SentimentSign sentiment={sentiment} />
            <span aria-hidden="true">{sentiment}</span>
            <b className="font-[550] text-ink">
              <Percent share={mentions[sentiment] / total} />
            </b>
          </li>
        ))}
      </ul>
    </div>
  );
}
