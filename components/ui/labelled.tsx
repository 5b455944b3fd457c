import type { ReactNode } from "react";

/** `id`: the id of the control; without it, the label belongs to a group that has its own accessible name. */
type LabelledProps = { label: string; id?: string; className?: string; children: ReactNode };

/** A control with a small label above it. */
export function Labelled({ label, id, className = "grid gap-1", children }: LabelledProps) {
  const look = "type-label text-ink-2";
  return (
    <div className={className}>
      {id ? (
        <label htmlFor={id} className={look}>
          {label}
        </label>
      ) : (
        <span className={look}>{label}</span>
      )}
      {children}
    </div>
  );
}
