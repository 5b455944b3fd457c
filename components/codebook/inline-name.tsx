"use client";

import { useState } from "react";

type InlineNameProps = {
  label: string;
  name: string;
  /** Called with the new name, or with null if it has not changed. */
  onEnd: (name: string | null) => void;
};

/** A field to edit a name in place. Enter and leaving the field store the change, Escape drops it. */
export function InlineName({ label, name, onEnd }: InlineNameProps) {
  const [typed, setTyped] = useState(name);
  const end = () => onEnd(typed.trim() !== "" && typed.trim() !== name ? typed.trim() : null);
  return (
    <input
      // biome-ignore lint/a11y/noAutofocus: the person has just asked to write here.
      autoFocus
      aria-label={label}
      value={typed}
      maxLength={500}
      onFocus={({ target }) => target.select()}
      onChange={({ target }) => setTyped(target.value)}
      onBlur={end}
      onKeyDown={({ key, currentTarget, nativeEvent }) => {
        if (nativeEvent.isComposing) return;
        if (key === "Enter") currentTarget.blur();
        if (key === "Escape") onEnd(null);
      }}
      className="-my-0.5 min-h-6 w-full min-w-0 rounded-1 border border-line-strong bg-surface px-1.5 text-ink"
    />
  );
}
