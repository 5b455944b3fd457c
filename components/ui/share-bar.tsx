import type { Sentiment } from "@/db/schema/terms";
import { SENTIMENT_ORDER } from "./sentiment-sign";

const FILLS: Record<Sentiment, string> = {
  Positive: "bg-pos",
  Mixed: "bg-mixed",
  Neutral: "bg-neu",
  Negative: "bg-neg",
};

const inPercent = (value: number) => `${(value * 100).toFixed(2)}%`;

/** The parts of a bar by sentiment, always in the same order. */
export function SentimentBar({ mentions, className }: { mentions: Record<Sentiment, number>; className?: string }) {
  const present = SENTIMENT_ORDER.filter((sentiment) => mentions[sentiment] > 0);
  return (
    <div aria-hidden="true" className={`flex gap-px overflow-hidden rounded-[2px] ${className ?? ""}`}>
      {present.map((sentiment) => (
        <i key={sentiment} className={`h-full min-w-px ${FILLS[sentiment]}`} style={{ flex: mentions[sentiment] }} />
      ))}
    </div>
  );
}

type ShareBarProps = {
  share: number;
  interval: { low: number; high: number } | null;
  /** The share that fills the whole width. */
  scale: number;
  /** The mentions by sentiment. Without them, the bar has its category's colour. */
  mentions?: Record<Sentiment, number> | undefined;
};

/** A share as a bar with its 95% interval as a whisker. Hidden from screen readers: the figures stand beside it. */
export function ShareBar({ share, interval, scale, mentions }: ShareBarProps) {
  return (
    <div aria-hidden="true" className="relative h-3">
      <div className="h-full" style={{ width: inPercent(share / scale) }}>
        {mentions ? (
          <SentimentBar mentions={mentions} className="h-full" />
        ) : (
          <i className="block h-full rounded-[2px] bg-cat" />
        )}
      </div>
      {interval && (
        <span
          className="whisker"
          style={{
            insetInlineStart: inPercent(interval.low / scale),
            width: inPercent((interval.high - interval.low) / scale),
          }}
        />
      )}
    </div>
  );
}
