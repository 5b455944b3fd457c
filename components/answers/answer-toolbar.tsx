"use client";

import { type RefObject, useEffect, useState } from "react";
import type { CodeLine } from "@/lib/analytics/read-codes";
import { ANSWER_SORTS, type AnswerFilter, type AnswerSort } from "@/lib/responses/answer-filter";
import { FilterChips } from "../filters/filter-chips";
import { FilterPanel } from "../filters/filter-panel";
import { SavedViewChoice } from "../filters/saved-view-choice";
import type { QuestionIds } from "../questions/question-ids";
import { Button } from "../ui/button";
import { Icon } from "../ui/icon";
import { Kbd } from "../ui/kbd";
import { SearchField } from "../ui/search-field";
import { SelectBox } from "../ui/select-box";
import { useTypingPause } from "../ui/use-typing-pause";
import { AnswerViews, type ViewCounts } from "./answer-views";

type AnswerToolbarProps = {
  ids: QuestionIds;
  filter: AnswerFilter;
  codes: CodeLine[];
  counts: ViewCounts;
  userId: string;
  searchField: RefObject<HTMLInputElement | null>;
  /** How many answers are listed, such as “12 of 540 answers”. */
  shown: string;
  mayWrite: boolean;
  onChange: (part: AnswerFilter) => void;
  /** Replaces the whole filter. */
  onReplace: (filter: AnswerFilter) => void;
  /** Called when somebody leaves the search by Enter or Escape. */
  onSearched: () => void;
  /** Opens the focus mode; left out if nothing can be reviewed. */
  onFocus: (() => void) | undefined;
  /** Opens or closes the history of the answers; left out for coders. */
  onHistory: (() => void) | undefined;
  /** Asks for translations; left out without a language model. */
  onTranslate: (() => void) | undefined;
};

/** Chooses which answers are listed (by view, search and filters) and in which order, and says how many there are. */
export function AnswerToolbar(props: AnswerToolbarProps) {
  const {
    ids,
    filter,
    codes,
    counts,
    userId,
    searchField,
    shown,
    mayWrite,
    onChange,
    onReplace,
    onSearched,
    onFocus,
    onHistory,
    onTranslate,
  } = props;
  const filtering = { filter, codes, hasWords: false, onChange };
  return (
    <div className="flex flex-wrap items-center gap-2 border-b border-line bg-surface px-4 py-2 sm:px-6 md:sticky md:top-11 md:z-2 wide:top-0 print:hidden">
      <AnswerViews ids={ids} filter={filter} counts={counts} userId={userId} onChoose={onChange} />
      <AnswerSearch
        field={searchField}
        value={filter.search ?? ""}
        onChange={(search) => onChange({ search })}
        onLeave={onSearched}
      />
      <FilterPanel ids={ids} {...filtering} />
      <SavedViewChoice ids={ids} filter={filter} mayWrite={mayWrite} onApply={onReplace} />
      <AnswerSorts sort={filter.sort} onChange={(sort) => onChange({ sort })} />
      <FilterChips ids={ids} {...filtering} />
      <p role="status" className="type-small figures text-ink-3 max-sm:order-last sm:ms-auto">
        {shown}
      </p>
      {onHistory && (
        <Button type="button" look="ghost" title="History of the answers" onClick={onHistory}>
          <Icon name="history" /> <span className="max-[85rem]:sr-only">History</span>
        </Button>
      )}
      {onTranslate && (
        <Button type="button" onClick={onTranslate}>
          Translate
        </Button>
      )}
      {onFocus && (
        <Button type="button" className="max-sm:ms-auto" onClick={onFocus}>
          Focus <Kbd>.</Kbd>
        </Button>
      )}
    </div>
  );
}

const SORT_WORDS: Record<AnswerSort, string> = {
  unsure: "Least sure first",
  longest: "Longest first",
  latest: "Latest first",
};

type AnswerSortsProps = { sort: AnswerSort | undefined; onChange: (sort: AnswerSort | undefined) => void };

const AnswerSorts = ({ sort, onChange }: AnswerSortsProps) => (
  <SelectBox
    aria-label="Order"
    value={sort ?? ""}
    onChange={({ target }) => onChange(ANSWER_SORTS.find((known) => known === target.value))}
    className="type-ui min-h-7 rounded-2 border border-line bg-surface ps-2.5 text-ink hover:border-line-strong coarse:min-h-11 coarse:text-[16px]"
  >
    <option value="">In file order</option>
    {ANSWER_SORTS.map((known) => (
      <option key={known} value={known}>
        {SORT_WORDS[known]}
      </option>
    ))}
  </SelectBox>
);

type AnswerSearchProps = {
  field: RefObject<HTMLInputElement | null>;
  value: string;
  onChange: (search: string | undefined) => void;
  onLeave: () => void;
};

/** Searches when typing pauses, not with every letter. */
function AnswerSearch({ field, value, onChange, onLeave }: AnswerSearchProps) {
  const [typed, setTyped] = useState(value);
  useEffect(() => setTyped(value), [value]);
  const onTyped = useTypingPause(() => typed.trim() !== value && onChange(typed.trim() || undefined), {
    isOfPage: true,
  });
  return (
    <SearchField
      ref={field}
      label="Search the answers"
      placeholder="Search"
      width="sm:w-52"
      value={typed}
      maxLength={200}
      onChange={({ target }) => {
        setTyped(target.value);
        onTyped();
      }}
      onKeyDown={({ key }) => (key === "Escape" || key === "Enter") && onLeave()}
    />
  );
}
