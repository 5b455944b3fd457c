import type { ComponentProps } from "react";

type FieldProps = ComponentProps<"input"> & { id: string; label: string };

/** A labelled line of input. */
export function Field({ id, label, ...input }: FieldProps) {
  return (
    <div className="grid gap-1.5">
      <label htmlFor={id} className="type-strong">
        {label}
      </label>
      <input
        {...input}
        id={id}
        className="min-h-9 w-full rounded-2 border border-line-strong bg-surface px-3 text-[14px] text-ink hover:border-ink-3 coarse:min-h-11 coarse:text-[16px]"
      />
    </div>
  );
}
