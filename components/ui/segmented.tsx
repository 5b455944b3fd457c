"use client";

import { ToggleGroup } from "radix-ui";
import type { ReactNode } from "react";

type SegmentedProps<Value extends string> = {
  label: string;
  value: Value;
  options: readonly { value: Value; words: ReactNode }[];
  disabled?: boolean;
  onChange: (value: Value) => void;
};

/** A choice of one with all options visible. */
export function Segmented<Value extends string>({ label, value, options, disabled, onChange }: SegmentedProps<Value>) {
  return (
    <ToggleGroup.Root
      type="single"
      value={value}
      disabled={disabled ?? false}
      onValueChange={(next) => next && onChange(next as Value)}
      aria-label={label}
      className="inline-flex w-fit max-w-full flex-wrap rounded-2 border border-line bg-sunken p-px"
    >
      {options.map((option) => (
        <ToggleGroup.Item
          key={option.value}
          value={option.value}
          className="type-small flex min-h-6 items-center gap-1 rounded-[5px] px-2 text-ink-2 hover:bg-hover data-[state=on]:bg-raised data-[state=on]:font-[550] data-[state=on]:text-ink data-[state=on]:shadow-1 coarse:min-h-10"
        >
          {option.words}
        </ToggleGroup.Item>
      ))}
    </ToggleGroup.Root>
  );
}
