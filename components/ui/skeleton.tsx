import { classNames } from "./class-names";

/** Grey where words will stand. Appears only after a moment, so that fast pages do not flicker. */
export function Skeleton({ className }: { className?: string }) {
  return <span aria-hidden="true" className={classNames("skeleton block rounded-1 bg-press", className)} />;
}
