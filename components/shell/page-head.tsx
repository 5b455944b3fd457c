import type { ReactNode } from "react";

/** The title of a page, with one line that says what it holds. */
export function PageHead({ title, children }: { title: string; children?: ReactNode }) {
  return (
    <header>
      <h1 className="type-title wrap-anywhere">{title}</h1>
      {children && <p className="mt-0.5 text-ink-2">{children}</p>}
    </header>
  );
}
