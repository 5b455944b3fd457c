"use client";

import { useEffect, useRef } from "react";
import { classNames } from "../ui/class-names";
import { counted, whole } from "../ui/figures";
import { RowCheck } from "../ui/row-check";
import { ANSWER_COLUMNS } from "./answer-row";
import { MAX_SELECTED } from "./use-select-all";

type AnswerHeadProps = {
  /** How many answers match the filter, and how many of them are selected. */
  total: number;
  selected: number;
  /** Selects all answers that match or none; left out for viewers. */
  onSelectAll: ((isSelected: boolean) => void) | undefined;
  /** While those that are to be selected are loaded. */
  isLoading: boolean;
};

/** The heads of the columns, and a checkbox for all answers that match the filter. */
export function AnswerHead({ total, selected, onSelectAll, isLoading }: AnswerHeadProps) {
  const box = useRef<HTMLInputElement>(null);
  const most = Math.min(total, MAX_SELECTED);
  const isPart = isLoading || (selected > 0 && selected < most);
  useEffect(() => {
    if (box.current) box.current.indeterminate = isPart;
  }, [isPart]);
  return (
    <div className="type-label flex min-h-7 items-center gap-3 border-b border-line bg-canvas px-4 text-ink-3 sm:px-6 print:hidden">
      {onSelectAll && (
        <RowCheck
          ref={box}
          aria-label={
            most < total
              ? `Select the first ${whole(most)} of ${whole(total)} answers`
              : `Select all ${counted(total, "answer")}`
          }
          aria-busy={isLoading}
          disabled={isLoading}
          checked={total > 0 && selected >= most}
          onChange={({ target }) => onSelectAll(target.checked)}
        />
      )}
      <div aria-hidden="true" className={classNames("min-w-0 flex-1", ANSWER_COLUMNS)}>
        <span className="hidden xl:block">No.</span>
        <span>Answer</span>
        <span className="hidden md:block">Codes</span>
        <span className="hidden xl:block">Confidence</span>
        <span className="hidden xl:block">Respondent</span>
        <span className="hidden ps-1.5 xl:block">Checked</span>
      </div>
    </div>
  );
}
