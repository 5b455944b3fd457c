"use client";

import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { usePathname, useSearchParams } from "next/navigation";
import type { CodeLine } from "@/lib/analytics/read-codes";
import {
  CAUTION,
  filledGroups,
  groupWords,
  IMPACT_WORDS,
  modelWords,
  scoreFigure,
  withoutWords,
} from "@/lib/analytics/score/score-words";
import type { AnswerFilter } from "@/lib/responses/answer-filter";
import { FilterChips } from "../filters/filter-chips";
import { FilterPanel } from "../filters/filter-panel";
import { questionHref } from "../projects/queries";
import type { QuestionIds } from "../questions/question-ids";
import { useSegmentName } from "../segments/segment-names";
import { WeightChip } from "../tables/weight-chip";
import { classNames } from "../ui/class-names";
import { counted, percentFigure, whole } from "../ui/figures";
import { LoadFailed } from "../ui/load-failed";
import { Segmented } from "../ui/segmented";
import { SelectBox } from "../ui/select-box";
import { Skeleton } from "../ui/skeleton";
import { type Score, scoreQuery } from "./queries";
import { ScaleChoice } from "./scale-choice";
import { ScoreChart } from "./score-chart";
import { ScoreDownload } from "./score-download";
import { parseScoreSearch, type ScoreSearch, scoreSearch } from "./score-search";
import { ScoreTable } from "./score-table";

type ScoreFiguresProps = {
  ids: QuestionIds;
  codes: readonly CodeLine[];
  /** The segments that may hold a score. */
  keys: readonly string[];
  /** The segment that weights the question's tables, unless one is switched off. */
  usualWeight: string | null;
};

const VIEWS = [
  { value: "table", words: "Table" },
  { value: "chart", words: "Chart" },
] as const;

/** What goes with a score, as a table or as a chart. All settings are in the page's address. */
export function ScoreFigures({ ids, codes, keys, usualWeight }: ScoreFiguresProps) {
  const here = usePathname();
  const nameOf = useSegmentName();
  const settings = parseScoreSearch(new URLSearchParams(useSearchParams()), keys);
  const change = (part: Partial<ScoreSearch>) => {
    const present = parseScoreSearch(new URLSearchParams(window.location.search), keys);
    window.history.replaceState(null, "", `${here}?${scoreSearch({ ...present, ...part })}`);
  };
  const filtering = {
    filter: settings.filter,
    codes,
    hasWords: true,
    onChange: (part: AnswerFilter) => change({ filter: { ...settings.filter, ...part } }),
  };
  const { data, error, isPlaceholderData, refetch } = useQuery({
    ...scoreQuery(ids, settings),
    placeholderData: keepPreviousData,
  });
  const path = questionHref(ids.projectId, ids.questionId);
  return (
    <>
      <div className="relative flex flex-wrap items-center gap-2 border-b border-line px-4 py-2 sm:px-6 print:hidden">
        <SelectBox
          aria-label="Score"
          value={settings.score}
          onChange={({ target }) => change({ score: target.value, from: null, to: null, low: null, high: null })}
          className="type-strong min-h-7 max-w-60 rounded-2 border border-line bg-raised ps-2.5 text-ink shadow-1 hover:bg-hover coarse:min-h-11"
        >
          {keys.map((key) => (
            <option key={key} value={key}>
              {nameOf(key)}
            </option>
          ))}
        </SelectBox>
        <ScaleChoice key={settings.score} score={data} settings={settings} onChange={change} />
        <WeightChip
          weight={settings.weight === null ? usualWeight : null}
          usualWeight={usualWeight}
          what="table"
          onChange={(weight) => change({ weight: weight === "" ? "" : null })}
        />
        <FilterPanel ids={ids} {...filtering} />
        <FilterChips ids={ids} {...filtering} />
        <span className="sm:ms-auto">
          <Segmented
            label="How it is shown"
            value={settings.view}
            options={VIEWS}
            onChange={(view) => change({ view })}
          />
        </span>
      </div>
      {error && <LoadFailed error={error} onRetry={refetch} className="px-4 py-6 sm:px-6" />}
      {!data && !error && <Skeleton className="m-6 h-96" />}
      {data && !error && (
        <div aria-busy={isPlaceholderData} className={classNames("pb-8", isPlaceholderData && "opacity-60")}>
          <div className="type-small grid max-w-[92ch] gap-1 px-4 py-3 sm:px-6">
            <p className="type-ui">
              <Overall score={data} name={nameOf(data.score_key)} />
            </p>
            <p className="text-ink-2">{CAUTION}</p>
          </div>
          {settings.view === "chart" && data.model ? (
            <ScoreChart score={data} scoreName={nameOf(data.score_key)} />
          ) : (
            <ScoreTable score={data} path={path} settings={settings} onSort={change} />
          )}
          <ScoreDownload ids={ids} settings={settings} />
          <div className="type-small grid max-w-[92ch] gap-1 px-4 pt-3 text-ink-3 sm:px-6">
            <p>{modelWords(data)}</p>
            <p>{IMPACT_WORDS}</p>
            <p>
              Percentages are of the answers in a group of scores. † A base under 30
              {data.weighted && " (an effective base)"}, with the code or without it: no means, no impact. Codes that
              the same answers have as more frequent ones have no impact of their own, and nets have none.
            </p>
            {data.without_score.answers > 0 && (
              <p>{withoutWords(data)} To give values numbers, recode them in the banner of the cross-tabs.</p>
            )}
            {data.weight_key !== null && (
              <p>
                Weighted by {nameOf(data.weight_key)}; effective base {whole(Math.round(data.effective_base))}.
              </p>
            )}
          </div>
        </div>
      )}
    </>
  );
}

/** The mean of all, and the sizes of the groups. */
function Overall({ score, name }: { score: Score; name: string }) {
  const { base, mean, interval, groups, scale } = score;
  const sizes = filledGroups(groups).flatMap((place) => {
    const group = groups[place];
    return group && group.percentage !== null ? [`${groupWords(group)} ${percentFigure(group.percentage / 100)}%`] : [];
  });
  if (mean === null) return <>No answer has a score.</>;
  return (
    <>
      <b className="font-[550]">{name}</b>: mean {scoreFigure(mean)}
      {interval && ` (95%: ${scoreFigure(interval.low)} to ${scoreFigure(interval.high)})`} of {counted(base, "answer")}{" "}
      from {scale.from} to {scale.to}; {sizes.join(", ")}.
    </>
  );
}
