"use client";

import { usePathname, useRouter, useSearchParams } from "next/navigation";
import { useOptimistic, useTransition } from "react";
import type { CodeLine } from "@/lib/analytics/read-codes";
import type { AnswerFilter } from "@/lib/responses/answer-filter";
import { answerSearch, isRestricting } from "../answers/answer-query";
import { FilterChips } from "../filters/filter-chips";
import { FilterPanel } from "../filters/filter-panel";
import { SavedViewChoice } from "../filters/saved-view-choice";
import type { QuestionIds } from "../questions/question-ids";
import { WeightChip } from "../tables/weight-chip";
import { counted, whole } from "../ui/figures";

type OverviewFilterProps = {
  ids: QuestionIds;
  filter: AnswerFilter;
  codes: readonly CodeLine[];
  mayWrite: boolean;
  /** The number of answers that pass the filter, and of all answers. */
  answers: number;
  all: number;
  /** The segment that weights the shares now, and that of the question; null for none. */
  weight: string | null;
  usualWeight: string | null;
};

/** The parameters of the overview's address that are no filter. */
const OTHERS = ["codes", "shares", "weight"];

/** Filters the overview and switches its weight, both kept in the page's address. */
export function OverviewFilter(props: OverviewFilterProps) {
  const { ids, filter, codes, mayWrite, answers, all, weight, usualWeight } = props;
  const router = useRouter();
  const path = usePathname();
  const given = useSearchParams();
  const [isPending, startTransition] = useTransition();
  const [shown, show] = useOptimistic(filter);
  const replace = (next: AnswerFilter, weighting = given.get("weight")) => {
    const others = [...given].filter(([name]) => OTHERS.includes(name) && name !== "weight");
    const search = new URLSearchParams([...new URLSearchParams(answerSearch(next)), ...others]);
    if (weighting !== null) search.set("weight", weighting);
    startTransition(() => {
      show(next);
      router.replace(search.size > 0 ? `${path}?${search}` : path, { scroll: false });
    });
  };
  const filtering = {
    filter: shown,
    codes,
    hasWords: true,
    onChange: (part: AnswerFilter) => replace({ ...shown, ...part }),
  };
  return (
    <div className="flex flex-wrap items-center gap-2" aria-busy={isPending}>
      <span className="flex flex-wrap items-center gap-2 print:hidden">
        <WeightChip
          weight={weight}
          usualWeight={usualWeight}
          what="overview"
          onChange={(weighting) => replace(shown, weighting)}
        />
        <FilterPanel ids={ids} {...filtering} />
        <SavedViewChoice ids={ids} filter={shown} mayWrite={mayWrite} onApply={(next) => replace(next)} />
        <FilterChips ids={ids} {...filtering} />
      </span>
      {isRestricting(shown) && (
        <p role="status" className="type-small figures text-ink-3">
          {isPending ? "Counting …" : `${whole(answers)} of ${counted(all, "answer")}`}
        </p>
      )}
    </div>
  );
}
