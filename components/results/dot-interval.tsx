type DotIntervalProps = {
  value: number;
  low: number;
  high: number;
  /** The position of the dotted line. */
  mark: number;
};

const inPercent = (share: number) => `${(Math.max(0, Math.min(1, share)) * 100).toFixed(1)}%`;

/** An estimate between 0 and 1 as a dot with its interval. Hidden from screen readers: the figures stand beside it. */
export function DotInterval({ value, low, high, mark }: DotIntervalProps) {
  return (
    <div aria-hidden="true" className="relative h-4">
      <span className="absolute inset-x-0 top-1/2 border-t border-line-soft" />
      <span
        className="absolute inset-y-0 border-s border-dotted border-ink-3"
        style={{ insetInlineStart: inPercent(mark) }}
      />
      <span
        className="whisker"
        style={{ insetInlineStart: inPercent(low), width: inPercent(Math.max(0, high) - Math.max(0, low)) }}
      />
      <span
        className="absolute top-1/2 size-[7px] -translate-1/2 rounded-full bg-ink rtl:translate-x-1/2"
        style={{ insetInlineStart: inPercent(value) }}
      />
    </div>
  );
}
