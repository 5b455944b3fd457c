import type { ReactNode } from "react";

type ScrollRegionProps = { label: string; className?: string; children: ReactNode };

/** A part of a page that scrolls by itself, such as a wide table. It takes the focus, so that arrow keys scroll it. */
export const ScrollRegion = ({ label, className = "overflow-x-auto", children }: ScrollRegionProps) => (
  // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard
  <section aria-label={label} tabIndex={0} className={className}>
    {children}
  </section>
);
