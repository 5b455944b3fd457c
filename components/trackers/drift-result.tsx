import type { CodeTrend } from "./queries";
import { driftWords, isClear } from "./trend-words";

/** The results of the drift test, one sentence per code; codes without a detectable difference are only counted. */
export function DriftResult({ codes }: { codes: readonly CodeTrend[] }) {
  const tested = codes.flatMap((code) =>
    code.differences.flatMap((difference) => (difference.drift ? [{ code, difference, drift: difference.drift }] : [])),
  );
  if (tested.length === 0) return null;
  const told = tested.filter(({ difference, drift }) => difference.significant || isClear(drift.coder.interval));
  const quiet = tested.length - told.length;
  return (
    <div className="grid max-w-[80ch] gap-2">
      <h3 className="type-strong">What the sample shows</h3>
      {told.length > 0 && (
        <ul className="figures grid gap-2">
          {told.map(({ code, difference, drift }) => (
            <li
              key={`${code.code_number} ${difference.from_wave} ${difference.to_wave}`}
              className="border-s-2 border-line-strong ps-3 wrap-anywhere"
            >
              {driftWords(code.code_name, difference, drift)}
            </li>
          ))}
        </ul>
      )}
      {quiet > 0 && (
        <p className="text-ink-2">
          {told.length > 0 ? "For all other codes," : "For every code,"} neither the trend nor the coding of the sample
          changed more than by chance ({quiet} compared).
        </p>
      )}
    </div>
  );
}
