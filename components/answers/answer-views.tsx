"use client";

import { useQuery } from "@tanstack/react-query";
import type { AnswerFilter, AnswerView } from "@/lib/responses/answer-filter";
import { reviewQuery } from "../questions/queries";
import type { QuestionIds } from "../questions/question-ids";
import { classNames } from "../ui/class-names";
import { whole } from "../ui/figures";
import { brokenQuery } from "./queries";

export type ViewCounts = {
  total: number;
  uncertain: number;
  uncoded: number;
  edited: number;
  checked: number;
};

type AnswerViewsProps = {
  ids: QuestionIds;
  filter: AnswerFilter;
  counts: ViewCounts;
  onChoose: (view: AnswerView | undefined) => void;
};

/** Views of the answers, each with its count: all of them, or those that need attention. */
export function AnswerViews({ ids, filter, counts, onChoose }: AnswerViewsProps) {
  const { data: broken = 0 } = useQuery(brokenQuery(ids.questionId));
  const sample = useQuery(reviewQuery(ids)).data?.control;
  const views: { view: AnswerView | undefined; name: string; count: number | string }[] = [
    { view: undefined, name: "All", count: counts.total },
    { view: "uncertain", name: "To check", count: counts.uncertain },
    { view: "uncoded", name: "Without a code", count: counts.uncoded },
    ...(counts.edited > 0 || filter.view === "edited"
      ? [{ view: "edited" as const, name: "Edited", count: counts.edited }]
      : []),
    ...(broken > 0 || filter.view === "broken"
      ? [{ view: "broken" as const, name: "Breaks a rule", count: broken }]
      : []),
    { view: "checked", name: "Checked", count: counts.checked },
    ...(sample && (sample.answers > 0 || filter.view === "sample")
      ? [
          {
            view: "sample" as const,
            name: "Random sample",
            count: `${whole(sample.reviewed)} of ${whole(sample.answers)}`,
          },
        ]
      : []),
  ];
  return (
    <fieldset className="inline-flex max-w-full overflow-x-auto rounded-2 border border-line bg-sunken p-px">
      <legend className="sr-only">Which answers</legend>
      {views.map(({ view, name, count }) => {
        const isOn = filter.view === view;
        return (
          <button
            key={name}
            type="button"
            aria-pressed={isOn}
            onClick={() => onChoose(view)}
            className={classNames(
              "type-small flex min-h-6 flex-none items-center gap-1.5 rounded-[5px] px-2.5 coarse:min-h-11",
              isOn ? "bg-raised font-[550] text-ink shadow-1" : "text-ink-2 hover:bg-hover",
            )}
          >
            {name}{" "}
            <span className="type-label figures text-ink-3">{typeof count === "number" ? whole(count) : count}</span>
          </button>
        );
      })}
    </fieldset>
  );
}
