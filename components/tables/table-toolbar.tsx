"use client";

import type { ReactNode } from "react";
import type { CodeLine } from "@/lib/analytics/read-codes";
import { type AnswerFilter, isAboutCoding } from "@/lib/responses/answer-filter";
import type { Segment } from "@/lib/responses/list-segments";
import { FilterChips } from "../filters/filter-chips";
import { FilterPanel } from "../filters/filter-panel";
import { SavedViewChoice } from "../filters/saved-view-choice";
import type { QuestionIds } from "../questions/question-ids";
import { SHARES_OPTIONS } from "../results/shares-switch";
import { ButtonLink } from "../ui/button";
import { Icon } from "../ui/icon";
import { Segmented } from "../ui/segmented";
import { BannerChoice } from "./banner-choice";
import { CodeChoice } from "./code-choice";
import { ShowChoice } from "./show-choice";
import { inTable, type TableQuery } from "./table-query";
import { weightOf } from "./usual-banner";
import { WeightChip } from "./weight-chip";

type TableToolbarProps = {
  ids: QuestionIds;
  query: TableQuery;
  segments: readonly Segment[];
  codes: readonly CodeLine[];
  /** The segment that weights the question's tables, unless one is switched off. */
  usualWeight: string | null;
  /** The address of what goes with a score; null if no segment may hold one. */
  scoreHref: string | null;
  onChange: (part: Partial<TableQuery>) => void;
  /** Opens the order of a segment's values; undefined for people who may not change it. */
  onOrder?: ((key: string) => void) | undefined;
  /** Opens the groups of a segment's values; undefined for people who may not change them. */
  onRecode?: ((key: string) => void) | undefined;
  /** The saved tables. */
  children: ReactNode;
};

/** Opens and saves tables; chooses the banner, the rows, what the cells show and which answers count. */
export function TableToolbar(props: TableToolbarProps) {
  const { ids, query, segments, codes, usualWeight, scoreHref, onChange, onOrder, onRecode, children } = props;
  const filter = { ...query.filter, ...(query.where.length > 0 && { segment: query.where }) };
  const filtering = {
    filter,
    codes,
    hasWords: true,
    onChange: (part: AnswerFilter) => onChange(inTable({ ...filter, ...part })),
  };
  return (
    <div className="relative flex flex-wrap items-center gap-2 border-b border-line px-4 py-2 max-sm:flex-nowrap max-sm:overflow-x-auto max-sm:*:flex-none sm:px-6 print:hidden">
      {children}
      {segments.length > 0 && (
        <BannerChoice
          query={query}
          segments={segments}
          onChange={(by) => onChange({ by })}
          onOrder={onOrder}
          onRecode={onRecode}
        />
      )}
      <CodeChoice codes={codes} chosen={query.code} onChange={(code) => onChange({ code })} />
      <ShowChoice query={query} segments={segments} usualWeight={usualWeight} onChange={onChange} />
      <WeightChip
        weight={weightOf(query, usualWeight)}
        usualWeight={usualWeight}
        what="table"
        onChange={(weight) => onChange({ weight })}
      />
      <FilterPanel ids={ids} {...filtering} />
      <SavedViewChoice
        ids={ids}
        filter={filtering.filter}
        mayWrite={false}
        onApply={(filter) => onChange(inTable(filter))}
      />
      <FilterChips ids={ids} {...filtering} />
      {query.view === "table" && !query.weight && !isAboutCoding(query.filter) && (
        <Segmented
          label="Shares"
          value={query.shares}
          options={SHARES_OPTIONS}
          onChange={(shares) => onChange({ shares })}
        />
      )}
      {scoreHref !== null && (
        <ButtonLink href={scoreHref} look="ghost">
          What goes with the score
        </ButtonLink>
      )}
      <span className="sm:ms-auto">
        <Segmented
          label="How it is shown"
          value={query.view}
          onChange={(view) => onChange({ view })}
          options={[
            {
              value: "table",
              words: (
                <>
                  <Icon name="table" /> <span className="max-lg:sr-only">Table</span>
                </>
              ),
            },
            {
              value: "chart",
              words: (
                <>
                  <Icon name="chart" /> <span className="max-lg:sr-only">Chart</span>
                </>
              ),
            },
          ]}
        />
      </span>
    </div>
  );
}
