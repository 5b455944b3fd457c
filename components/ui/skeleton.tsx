import { classNames } from "./class-names";

/** A grey placeholder. It appears after a moment, so that fast pages don't flicker. */
export function Skeleton({ className }: { className?: string }) {
  return <span aria-hidden="true" className={classNames("skeleton block rounded-1 bg-press", className)} />;
}
