import type { ComponentProps } from "react";
import { Labelled } from "./labelled";
import { SelectBox } from "./select-box";

type SelectProps = Omit<ComponentProps<"select">, "className"> & { id: string; label: string };

/** A small labelled select. */
export function Select({ id, label, ...select }: SelectProps) {
  return (
    <Labelled id={id} label={label}>
      <SelectBox
        {...select}
        id={id}
        className="min-h-8 rounded-2 border border-line-strong bg-surface ps-2.5 text-ink hover:border-ink-3 coarse:min-h-11 coarse:text-[16px]"
      />
    </Labelled>
  );
}
