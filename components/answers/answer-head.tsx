"use client";

import { useEffect, useRef } from "react";
import { classNames } from "../ui/class-names";
import { RowCheck } from "../ui/row-check";
import { ANSWER_COLUMNS } from "./answer-row";

type AnswerHeadProps = {
  /** How many answers are loaded, and how many of them are selected. */
  loaded: number;
  selected: number;
  /** Selects all loaded answers or none; left out for viewers. */
  onSelectAll: ((isSelected: boolean) => void) | undefined;
};

/** The heads of the columns, and a checkbox for all answers that are loaded. */
export function AnswerHead({ loaded, selected, onSelectAll }: AnswerHeadProps) {
  const box = useRef<HTMLInputElement>(null);
  const isPart = selected > 0 && selected < loaded;
  useEffect(() => {
    if (box.current) box.current.indeterminate = isPart;
  }, [isPart]);
  return (
    <div className="type-label flex min-h-7 items-center gap-3 border-b border-line bg-canvas px-4 text-ink-3 sm:px-6 print:hidden">
      {onSelectAll && (
        <RowCheck
          ref={box}
          aria-label="Select all answers that are loaded"
          checked={loaded > 0 && selected === loaded}
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
