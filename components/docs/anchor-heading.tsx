import type { ReactNode } from "react";

type AnchorHeadingProps = { id: string; level: "h2" | "h3"; children: ReactNode };

/** A heading with a link to itself. */
export function AnchorHeading({ id, level: Level, children }: AnchorHeadingProps) {
  return (
    <Level id={id} className="group scroll-mt-20">
      {children}
      <a
        href={`#${id}`}
        aria-label="Link to this section"
        className="ms-2 text-ink-3 no-underline opacity-0 group-hover:opacity-100 focus:opacity-100 hover:no-underline"
      >
        #
      </a>
    </Level>
  );
}
