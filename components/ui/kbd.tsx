import type { ReactNode } from "react";
import { classNames } from "./class-names";

/** A key of the keyboard. A hint beside a button is hidden on touch screens; a list of keys is not. */
export function Kbd({ isHint = true, children }: { isHint?: boolean; children: ReactNode }) {
  return (
    <kbd
      className={classNames(
        "inline-block min-w-[18px] rounded-1 border border-line bg-sunken px-1 text-center font-sans text-[11px]/4 font-medium text-ink-2 in-[.bg-accent]:border-current/40 in-[.bg-accent]:bg-transparent in-[.bg-accent]:text-current",
        isHint && "pointer-coarse:hidden",
      )}
    >
      {children}
    </kbd>
  );
}
