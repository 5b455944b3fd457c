import type { ReactNode } from "react";

type EmptyStateProps = { title: string; children?: ReactNode; action?: ReactNode };

/** Says in one sentence what will be shown here, with a button to start. */
export function EmptyState({ title, children, action }: EmptyStateProps) {
  return (
    <div className="grid max-w-[560px] justify-items-start gap-2 py-6">
      <h2 className="type-head">{title}</h2>
      {children && <div className="text-ink-2">{children}</div>}
      {action && <div className="mt-2 flex flex-wrap gap-2">{action}</div>}
    </div>
  );
}
