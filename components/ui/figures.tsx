const WHOLE = new Intl.NumberFormat("en");
const ONE_PLACE = new Intl.NumberFormat("en", { minimumFractionDigits: 1, maximumFractionDigits: 1 });
const COEFFICIENT = new Intl.NumberFormat("en", { minimumFractionDigits: 2, maximumFractionDigits: 2 });

/** 4218 becomes `4,218`. */
export const whole = (value: number) => WHOLE.format(value);

/** 0.2551 becomes `25.5`, in per cent. */
export const percentFigure = (share: number) => ONE_PLACE.format(share * 100);

/** An interval of coefficients, `−0.01 to 0.23`; empty without one. */
export const intervalOf = ({ low, high }: { low: number | null; high: number | null }) =>
  low === null || high === null ? "" : `${COEFFICIENT.format(low)} to ${COEFFICIENT.format(high)}`.replaceAll("-", "−");

/** `1 answer`, `2 answers`. */
export const counted = (value: number, one: string, many = `${one}s`) => `${whole(value)} ${value === 1 ? one : many}`;

/** A share as a figure with a grey % sign. */
export function Percent({ share }: { share: number }) {
  return (
    <span className="figures whitespace-nowrap">
      {percentFigure(share)}
      <span className="font-normal text-ink-3">%</span>
    </span>
  );
}
