"use client";

import { useId } from "react";
import { useModel } from "./model-abilities";

/** Lets several engines code each answer and vote; nothing where only one is configured. */
export function ConsensusChoice({ isChosen, onChange }: { isChosen: boolean; onChange: (isChosen: boolean) => void }) {
  const { voters } = useModel();
  const noteId = useId();
  if (voters.length === 0) return null;
  return (
    <label className="flex items-start gap-2 py-1">
      <input
        type="checkbox"
        checked={isChosen}
        onChange={({ target }) => onChange(target.checked)}
        aria-describedby={noteId}
        className="mt-0.5 size-4 flex-none accent-accent"
      />
      <span className="grid">
        Let {voters.length} models code each answer and vote
        <span id={noteId} className="type-small text-ink-3 wrap-anywhere">
          {new Intl.ListFormat("en").format(voters)} code independently. Codes that all of them give are sure; answers
          on which they differ come first when you check.
        </span>
      </span>
    </label>
  );
}
