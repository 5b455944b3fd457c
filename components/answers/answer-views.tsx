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
  /** The id of the person who looks at them. */
  userId: string;
  onChoose: (part: AnswerFilter) => void;
};

type ViewButton = { name: string; count: number | string; isOn: boolean; part: AnswerFilter };

/** Views of the answers, each with its count: all of them, those assigned to oneself, or those that need attention. */
export function AnswerViews({ ids, filter, counts, userId, onChoose }: AnswerViewsProps) {
  const { data: broken = 0 } = useQuery(brokenQuery(ids.questionId));
  const review = useQuery(reviewQuery(ids)).data;
  const sample = review?.control;
  const own = review?.coders.find(({ user_id }) => user_id === userId);
  const isOwn = filter.assignedTo === userId;
  const viewed = (view: AnswerView, name: string, count: number | string): ViewButton => ({
    name,
    count,
    isOn: filter.view === view,
    part: { view },
  });
  const views: ViewButton[] = [
    {
      name: "All",
      count: counts.total,
      isOn: filter.view === undefined && !isOwn,
      part: { view: undefined, ...(isOwn && { assignedTo: undefined }) },
    },
    ...(own || isOwn
      ? [
          {
            name: "Assigned to me",
            count: `${whole(own?.decided ?? 0)} of ${whole(own?.assigned ?? 0)}`,
            isOn: filter.view === undefined && isOwn,
            part: { view: undefined, assignedTo: userId },
          },
        ]
      : []),
    viewed("uncertain", "To check", counts.uncertain),
    viewed("uncoded", "Without a code", counts.uncoded),
    ...(counts.edited > 0 || filter.view === "edited" ? [viewed("edited", "Edited", counts.edited)] : []),
    ...(broken > 0 || filter.view === "broken" ? [viewed("broken", "Breaks a rule", broken)] : []),
    viewed("checked", "Checked", counts.checked),
    ...(sample && (sample.answers > 0 || filter.view === "sample")
      ? [viewed("sample", "Random sample", `${whole(sample.reviewed)} of ${whole(sample.answers)}`)]
      : []),
  ];
  return (
    <fieldset className="inline-flex max-w-full overflow-x-auto rounded-2 border border-line bg-sunken p-px">
      <legend className="sr-only">Which answers</legend>
      {views.map(({ name, count, isOn, part }) => (
        <button
          key={name}
          type="button"
          aria-pressed={isOn}
          onClick={() => onChoose(part)}
          className={classNames(
            "type-small flex min-h-6 flex-none items-center gap-1.5 rounded-[5px] px-2.5 coarse:min-h-11",
            isOn ? "bg-raised font-[550] text-ink shadow-1" : "text-ink-2 hover:bg-hover",
          )}
        >
          {name}{" "}
          <span className="type-label figures text-ink-3">{typeof count === "number" ? whole(count) : count}</span>
        </button>
      ))}
    </fieldset>
  );
}
