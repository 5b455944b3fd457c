import type { ComponentProps, ReactNode } from "react";
import { Icon } from "./icon";

type SelectProps = Omit<ComponentProps<"select">, "className"> & { id: string; label: string; children: ReactNode };

/** A labelled choice from a list: the browser's own, which every device shows in its best way. */
export function Select({ id, label, children, ...select }: SelectProps) {
  return (
    <div className="grid gap-1">
      <label htmlFor={id} className="type-label text-ink-2">
        {label}
      </label>
      <span className="relative grid">
        <select
          {...select}
          id={id}
          className="min-h-8 w-full appearance-none truncate rounded-2 border border-line-strong bg-surface ps-2.5 pe-8 text-ink hover:border-ink-3 coarse:min-h-11 coarse:text-[16px]"
        >
          {children}
        </select>
        <Icon name="down" className="pointer-events-none absolute end-2 top-1/2 -translate-y-1/2 text-ink-3" />
      </span>
    </div>
  );
}
