import { MIN_TESTED_BASE } from "@/lib/analytics/tested-base";
import type { CategoryColour } from "@/lib/codebook/category-colour";
import { BASE_WORDS } from "@/lib/responses/base-words";
import { whole } from "../ui/figures";
import type { CodeTrend, WaveComparison } from "./queries";
import { TrendPanels } from "./trend-panels";
import { WaveTable } from "./wave-table";

/** The most charts and table rows on one page; the API gives all codes. */
const MAX = { panels: 12, rows: 200 };

type ComparisonProps = {
  comparison: WaveComparison;
  colours: ReadonlyMap<string, CategoryColour>;
  /** The waves that are being coded, and therefore left out. */
  coding: readonly number[];
};

/** The codes of a tracker over its waves, as panels and as a table. */
export function Comparison({ comparison: { group, waves, codes }, colours, coding }: ComparisonProps) {
  const frequent = codes.toSorted((one, other) => highestOf(other) - highestOf(one));
  const shown = new Set(frequent.slice(0, MAX.rows));
  const isOutdated = codes.some(({ trend }) => trend.some(({ changed_since }) => changed_since));
  const isOtherCoder = codes.some(({ differences }) => differences.some(({ same_coder }) => !same_coder));
  const weights = [...new Set(waves.flatMap(({ weight_key }) => weight_key ?? []))];
  const panels = frequent.slice(0, MAX.panels).map((code) => ({ ...code, differences: [] }));
  return (
    <>
      <section aria-labelledby="trends" className="grid gap-3">
        <div>
          <h2 id="trends" className="type-head">
            Trends
          </h2>
          <p className="type-small text-ink-3">
            Per cent of the answers of each wave, with 95% intervals (Wilson); a hollow dot is a base under 30
            {isOutdated ? ", a diamond a wave coded before the code changed: code it again before you compare." : "."}
            {weights.length > 0 && ` Weighted by “${weights.join("”, “")}”; intervals by effective bases.`}
            {coding.map((wave) => ` Wave ${wave} is being coded; its shares appear when it is done.`)}
            {codes.length > MAX.panels && ` The ${MAX.panels} most frequent of ${whole(codes.length)} codes.`}
          </p>
        </div>
        <TrendPanels waves={waves} codes={panels} colours={Object.fromEntries(colours)} />
      </section>
      <section aria-labelledby="comparison" className="grid gap-3">
        <div>
          <h2 id="comparison" className="type-head">
            Wave comparison
          </h2>
          <p className="type-small max-w-[92ch] text-ink-3">
            Share, its 95% interval, and the difference from the wave before in percentage points; * marks one that is
            significant: two-sided z test, Holm-corrected over all pairs of waves, 95%. Bases under 30 are marked †, and
            waves under {MIN_TESTED_BASE} are not tested
            {isOutdated && "; ‡ marks shares of codes that were added or changed after the wave was coded"}
            {isOtherCoder &&
              "; ≠ marks differences between waves that were coded with other codes, examples or another engine: part of them may come from the coding, so code all waves again before you compare"}
            . {BASE_WORDS}
            {codes.length > MAX.rows && ` The ${MAX.rows} most frequent of ${whole(codes.length)} codes.`}
          </p>
        </div>
        <WaveTable name={group.name} waves={waves} codes={codes.filter((code) => shown.has(code))} />
      </section>
    </>
  );
}

const highestOf = ({ trend }: CodeTrend) => Math.max(0, ...trend.map(({ percentage }) => percentage ?? 0));
