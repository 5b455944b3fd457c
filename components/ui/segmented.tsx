"use client";

import type { KeyboardEvent, ReactNode } from "react";

type SegmentedProps<Value extends string> = {
  label: string;
  value: Value;
  options: readonly { value: Value; words: ReactNode }[];
  disabled?: boolean;
  /** Whether a choice is stored at once: arrows then only move the focus, and Enter chooses. */
  isStored?: boolean;
  onChange: (value: Value) => void;
};

/** A choice of one with all options visible. Tab leads to the chosen one, and arrows choose another. */
export function Segmented<Value extends string>(props: SegmentedProps<Value>) {
  const { label, value, options, disabled, isStored = false, onChange } = props;
  const tabStop = options.some((option) => option.value === value) ? value : options[0]?.value;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be laid out inline in every browser.
    <div
      role="group"
      aria-label={label}
      onKeyDown={(event) => {
        const reached = moveFocus(event);
        if (!isStored) reached?.click();
      }}
      className="inline-flex w-fit max-w-full flex-wrap rounded-2 border border-line bg-sunken p-px print:hidden"
    >
      {options.map((option) => {
        const isOn = option.value === value;
        return (
          // biome-ignore lint/a11y/useSemanticElements: a radio button cannot hold an icon.
          <button
            key={option.value}
            type="button"
            role="radio"
            aria-checked={isOn}
            data-state={isOn ? "on" : "off"}
            tabIndex={option.value === tabStop ? 0 : -1}
            disabled={disabled}
            onClick={() => !isOn && onChange(option.value)}
            className="type-small flex min-h-6 items-center gap-1 rounded-[5px] px-2 text-ink-2 hover:bg-hover data-[state=on]:bg-raised data-[state=on]:font-[550] data-[state=on]:text-ink data-[state=on]:shadow-1 coarse:min-h-11"
          >
            {option.words}
          </button>
        );
      })}
    </div>
  );
}

const STEPS: Record<string, number> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 };

/** Moves the focus by an arrow key, and returns the option that it has reached. */
function moveFocus(event: KeyboardEvent<HTMLElement>): HTMLElement | undefined {
  const by = STEPS[event.key];
  const options = [...event.currentTarget.querySelectorAll<HTMLElement>("[role=radio]:not(:disabled)")];
  const from = options.findIndex((option) => option.matches(":focus"));
  if (by === undefined || from < 0) return undefined;
  event.preventDefault();
  const reached = options.at((from + by) % options.length);
  reached?.focus();
  return reached;
}
