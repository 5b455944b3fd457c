import { counted, percentFigure, whole } from "@/lib/text/figures";

export { counted, percentFigure, whole };

const COEFFICIENT = new Intl.NumberFormat("en", { minimumFractionDigits: 2, maximumFractionDigits: 2 });

/** An interval of coefficients, `−0.01 to 0.23`; empty without one. */
export const intervalOf = ({ low, high }: { low: number | null; high: number | null }) =>
  low === null || high === null ? "" : `${COEFFICIENT.format(low)} to ${COEFFICIENT.format(high)}`.replaceAll("-", "−");

/** A share as a figure with a grey % sign. */
export function Percent({ share }: { share: number }) {
  return (
    <span className="figures whitespace-nowrap">
      {percentFigure(share)}
      <span className="font-normal text-ink-3">%</span>
    </span>
  );
}
