import type { ReactNode } from "react";

/** A list with lines between its rows. */
export function Rows({ label, children }: { label: string; children: ReactNode }) {
  return (
    <ul aria-label={label} className="grid">
      {children}
    </ul>
  );
}

type RowProps = { head: ReactNode; detail?: ReactNode; faded?: boolean; children?: ReactNode };

/** A row: the head, small details below it, and buttons at the end. */
export function Row({ head, detail, faded = false, children }: RowProps) {
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 border-t border-line-soft py-2.5 first:border-0 first:pt-0 last:pb-0">
      <div className="min-w-0 flex-1 basis-56">
        <div className={`type-strong flex flex-wrap items-center gap-x-2 wrap-anywhere ${faded ? "text-ink-3" : ""}`}>
          {head}
        </div>
        {detail && <div className="type-small flex flex-wrap gap-x-3 text-ink-3">{detail}</div>}
      </div>
      {children}
    </li>
  );
}

/** A label for the state of something. */
export function Tag({ tone = "plain", children }: { tone?: "plain" | "warn" | "accent"; children: ReactNode }) {
  const tones = {
    plain: "bg-neu-tint text-neu-ink",
    warn: "bg-warn-tint text-warn-ink",
    accent: "bg-accent-tint text-accent-ink",
  };
  return <span className={`type-label rounded-1 px-1.5 py-0.5 ${tones[tone]}`}>{children}</span>;
}
