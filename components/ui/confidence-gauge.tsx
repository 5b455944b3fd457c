import type { Confidence } from "@/db/schema/terms";

const BARS: Record<Confidence, number> = { high: 3, medium: 2, low: 1 };
const HEIGHTS = ["h-[5px]", "h-[8px]", "h-[11px]"];

export const CONFIDENCE_WORDS: Record<Confidence, string> = { high: "High", medium: "Medium", low: "Low" };

/** A confidence as three bars and its word. */
export function ConfidenceGauge({ confidence }: { confidence: Confidence }) {
  return (
    <span className="inline-flex items-baseline gap-1.5 whitespace-nowrap">
      <span aria-hidden="true" className="inline-flex h-3 items-end gap-[2px]">
        {HEIGHTS.map((height, index) => (
          <i
            key={height}
            className={`w-[3px] rounded-[1px] ${height} ${
              index < BARS[confidence] ? "bg-ink-2" : "shadow-[inset_0_0_0_1px_var(--line-strong)]"
            }`}
          />
        ))}
      </span>
      <span className="type-small text-ink-2">{CONFIDENCE_WORDS[confidence]}</span>
    </span>
  );
}
