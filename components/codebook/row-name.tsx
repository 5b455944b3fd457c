import type { CSSProperties } from "react";
import { classNames } from "../ui/class-names";

/** On narrow screens, the column of names is at least this many characters wide. */
const KEPT = 7;
/** A name with a word of this many letters or more breaks anywhere, so that it does not widen the table. */
const LONG_WORD = 20;

/** The name of a row in the tree. It breaks between words, and within a word where there is no room for it. */
export function RowName({ name }: { name: string }) {
  const hasLongWord = name.split(/\s+/).some((word) => word.length >= LONG_WORD);
  return (
    <span
      className={classNames(
        "wrap-anywhere hyphens-auto max-sm:min-w-(--kept)",
        hasLongWord ? "min-w-0" : "sm:wrap-break-word",
      )}
      style={{ "--kept": `${Math.min(KEPT, name.length)}ch` } as CSSProperties}
    >
      {name}
    </span>
  );
}
