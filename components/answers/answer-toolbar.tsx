"use client";

import { type RefObject, useEffect, useState } from "react";
import type { AnswerFilter } from "@/lib/results/list-answers";
import type { CodeLine } from "@/lib/results/read-codes";
import { Icon } from "../ui/icon";
import { AnswerViews, type ViewCounts } from "./answer-views";
import { FilterChips } from "./filter-chips";
import { FilterPanel } from "./filter-panel";

const TYPING_MS = 300;

type AnswerToolbarProps = {
  questionId: string;
  filter: AnswerFilter;
  codes: CodeLine[];
  counts: ViewCounts;
  searchField: RefObject<HTMLInputElement | null>;
  /** How many answers are shown, in words. */
  shown: string;
  onChange: (part: AnswerFilter) => void;
};

/** Which answers are shown: views, search, filters, and how many that are. */
export function AnswerToolbar({ questionId, filter, codes, counts, searchField, shown, onChange }: AnswerToolbarProps) {
  return (
    <div className="flex flex-wrap items-center gap-2 border-b border-line bg-surface px-4 py-2 sm:px-6 md:sticky md:top-11 md:z-2 wide:top-0 print:static">
      <AnswerViews filter={filter} counts={counts} onChoose={(view) => onChange({ view })} />
      <SearchField field={searchField} value={filter.search ?? ""} onChange={(search) => onChange({ search })} />
      <FilterPanel questionId={questionId} filter={filter} codes={codes} onChange={onChange} />
      <FilterChips filter={filter} codes={codes} onChange={onChange} />
      <p role="status" className="type-small figures ms-auto text-ink-3">
        {shown}
      </p>
    </div>
  );
}

type SearchFieldProps = {
  field: RefObject<HTMLInputElement | null>;
  value: string;
  onChange: (search: string | undefined) => void;
};

/** Searches once typing pauses. */
function SearchField({ field, value, onChange }: SearchFieldProps) {
  const [typed, setTyped] = useState(value);
  useEffect(() => setTyped(value), [value]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: only typing starts the wait.
  useEffect(() => {
    if (typed.trim() === value) return;
    const timer = setTimeout(() => onChange(typed.trim() || undefined), TYPING_MS);
    return () => clearTimeout(timer);
  }, [typed]);
  return (
    <span className="relative w-full sm:w-52">
      <Icon name="search" className="pointer-events-none absolute start-2 top-1/2 -translate-y-1/2 text-ink-3" />
      <input
        ref={field}
        type="search"
        aria-label="Search the answers"
        placeholder="Search"
        value={typed}
        maxLength={200}
        onChange={({ target }) => setTyped(target.value)}
        onKeyDown={({ key, currentTarget }) => (key === "Escape" || key === "Enter") && currentTarget.blur()}
        className="min-h-7 w-full rounded-2 border border-line bg-surface ps-8 pe-2 placeholder:text-ink-3 hover:border-line-strong coarse:min-h-11 coarse:text-[16px]"
      />
    </span>
  );
}
