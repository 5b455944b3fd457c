"use client";

import { Check } from "../ui/check";
import { counted, whole } from "../ui/figures";
import type { BadRow } from "./queries";

type BadRowsProps = {
  /** The reasons that are listed; a row may have several. */
  problems: readonly BadRow[];
  /** The number of rows. */
  count: number;
  isSkipping: boolean;
  onSkip: (skip: boolean) => void;
};

/**
 * The rows that can't be loaded, with their numbers and the reasons, and a checkbox to load the others without them.
 */
export function BadRows({ problems, count, isSkipping, onSkip }: BadRowsProps) {
  if (count === 0) return null;
  const unlisted = count - new Set(problems.map(({ row }) => row)).size;
  return (
    <section aria-labelledby="bad-rows" className="rounded-2 bg-warn-tint px-4 py-3">
      <h2 id="bad-rows" className="font-[550] text-warn-ink">
        {counted(count, "row")} cannot be loaded
      </h2>
      <ul className="mt-1 grid max-h-40 gap-0.5 overflow-y-auto">
        {problems.map(({ row, column, reason }) => (
          <li key={`${row} ${column} ${reason}`} className="flex gap-3">
            <span className="figures w-16 flex-none text-ink-2">Row {whole(row)}</span>
            <span className="min-w-0">
              {column && <b className="font-[550]">{column}: </b>}
              {reason}
            </span>
          </li>
        ))}
        {unlisted > 0 && <li className="text-ink-2">and {counted(unlisted, "row")} more</li>}
      </ul>
      <Check className="mt-2" isChecked={isSkipping} onChange={onSkip}>
        Leave {count === 1 ? "it" : "them"} out and load the rest
      </Check>
    </section>
  );
}
