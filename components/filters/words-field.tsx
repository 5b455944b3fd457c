"use client";

import { useEffect, useState } from "react";
import { Labelled } from "../ui/labelled";

const TYPING_MS = 300;

type WordsFieldProps = { value: string; onChange: (words: string | undefined) => void };

/** Words that answers must contain, which are read when typing pauses. */
export function WordsField({ value, onChange }: WordsFieldProps) {
  const [typed, setTyped] = useState(value);
  // biome-ignore lint/correctness/useExhaustiveDependencies: only typing starts the wait.
  useEffect(() => {
    if (typed.trim() === value) return;
    const timer = setTimeout(() => onChange(typed.trim() || undefined), TYPING_MS);
    return () => clearTimeout(timer);
  }, [typed]);
  return (
    <Labelled id="filter-words" label="Containing the words">
      <input
        id="filter-words"
        type="search"
        maxLength={200}
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
        className="min-h-8 rounded-2 border border-line-strong bg-surface px-2.5 text-ink hover:border-ink-3 coarse:min-h-11 coarse:text-[16px]"
      />
    </Labelled>
  );
}
