"use client";

import { useState } from "react";
import { Labelled } from "../ui/labelled";
import { useTypingPause } from "../ui/use-typing-pause";

type WordsFieldProps = { value: string; onChange: (words: string | undefined) => void };

/** Words that answers must contain, which are read when typing pauses. */
export function WordsField({ value, onChange }: WordsFieldProps) {
  const [typed, setTyped] = useState(value);
  const onTyped = useTypingPause(() => {
    if (typed.trim() !== value) onChange(typed.trim() || undefined);
  });
  return (
    <Labelled id="filter-words" label="Containing the words">
      <input
        id="filter-words"
        type="search"
        maxLength={200}
        value={typed}
        onChange={({ target }) => {
          setTyped(target.value);
          onTyped();
        }}
        className="min-h-8 rounded-2 border border-line-strong bg-surface px-2.5 text-ink hover:border-ink-3 coarse:min-h-11 coarse:text-[16px]"
      />
    </Labelled>
  );
}
