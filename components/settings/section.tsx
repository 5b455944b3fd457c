import { type ReactNode, useId } from "react";

type SectionProps = { title: string; lead?: ReactNode; children: ReactNode };

/** A section of a settings page: title and explanation on one side, its content on the other. */
export function Section({ title, lead, children }: SectionProps) {
  const id = useId();
  return (
    <section
      aria-labelledby={id}
      className="grid gap-4 border-line-soft [section+&]:border-t [section+&]:pt-6 lg:grid-cols-[240px_minmax(0,1fr)] lg:gap-10"
    >
      <div className="grid content-start gap-1">
        <h2 id={id} className="type-head">
          {title}
        </h2>
        {lead && <p className="type-small text-ink-2">{lead}</p>}
      </div>
      <div className="grid min-w-0 content-start gap-4 [&>:first-child]:pt-0">{children}</div>
    </section>
  );
}
