import type { ReactNode } from "react";

/** A key of the keyboard. */
export function Kbd({ children }: { children: ReactNode }) {
  return (
    <kbd className="inline-block min-w-[18px] rounded-1 border border-line bg-sunken px-1 text-center font-sans text-[11px]/4 font-medium text-ink-2 in-[.bg-accent]:border-current/40 in-[.bg-accent]:bg-transparent in-[.bg-accent]:text-current pointer-coarse:hidden">
      {children}
    </kbd>
  );
}
