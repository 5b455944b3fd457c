import type { ReactNode } from "react";

/** A part of a page of documentation under its heading. */
export function Section({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="grid gap-2 border-t border-line pt-5">
      <h2 className="type-head">{title}</h2>
      {children}
    </section>
  );
}
