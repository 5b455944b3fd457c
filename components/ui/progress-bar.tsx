import { classNames } from "./class-names";

/** A progress bar; `share` is null if it is not known yet. */
export function ProgressBar({ label, share }: { label: string; share: number | null }) {
  return (
    <div
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={100}
      {...(share !== null && { "aria-valuenow": Math.round(share * 100) })}
      className="h-1 overflow-hidden rounded-[2px] bg-press"
    >
      <span
        className={classNames("block h-full rounded-[2px] bg-accent", share === null ? "wanders w-1/4" : "grows")}
        {...(share !== null && { style: { width: `${(share * 100).toFixed(1)}%` } })}
      />
    </div>
  );
}
