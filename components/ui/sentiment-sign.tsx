import type { Sentiment } from "@/db/schema/terms";

const SIGNS: Record<Sentiment, { sign: string; tint: string }> = {
  Positive: { sign: "+", tint: "text-pos-ink bg-pos-tint" },
  Mixed: { sign: "±", tint: "text-mix-ink bg-mix-tint" },
  Neutral: { sign: "=", tint: "text-neu-ink bg-neu-tint" },
  Negative: { sign: "−", tint: "text-neg-ink bg-neg-tint" },
};

/** The order in which sentiments are shown everywhere. */
export const SENTIMENT_ORDER: readonly Sentiment[] = ["Positive", "Mixed", "Neutral", "Negative"];

/** A sentiment as a sign, with its word for screen readers. `bare` leaves out the tile behind the sign. */
export function SentimentSign({ sentiment, bare = false }: { sentiment: Sentiment; bare?: boolean }) {
  const { sign, tint } = SIGNS[sentiment];
  const tile = bare ? "" : `size-[14px] rounded-[2px] ${tint}`;
  return (
    <span
      title={sentiment}
      className={`inline-grid flex-none place-items-center text-[12px]/[14px] font-[650] ${tile}`}
    >
      <span aria-hidden="true">{sign}</span>
      <span className="sr-only">{sentiment}</span>
    </span>
  );
}
