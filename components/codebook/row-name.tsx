import type { CSSProperties } from "react";

/** The width that a name keeps beside its neighbours, in letters; only on narrow screens it may be less. */
const KEPT = 16;
const KEPT_NARROW = 7;

/** The name of a row in the tree. It may break anywhere, but not into a column of single letters. */
export function RowName({ name }: { name: string }) {
  const least = (letters: number) => `${Math.min(letters, name.length)}ch`;
  return (
    <span
      className="min-w-(--narrow) wrap-anywhere hyphens-auto sm:min-w-(--kept)"
      style={{ "--narrow": least(KEPT_NARROW), "--kept": least(KEPT) } as CSSProperties}
    >
      {name}
    </span>
  );
}
