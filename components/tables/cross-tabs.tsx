"use client";

import { keepPreviousData, useQuery, useSuspenseQuery } from "@tanstack/react-query";
import { useState } from "react";
import { isAboutCoding } from "@/lib/responses/answer-filter";
import type { Segment } from "@/lib/responses/list-segments";
import { FilterNotice } from "../filters/filter-notice";
import { unknownCodes } from "../filters/unknown-codes";
import { questionHref } from "../projects/queries";
import { codesQuery } from "../questions/queries";
import type { QuestionIds } from "../questions/question-ids";
import { CorrectedNote } from "../results/corrected-note";
import { useSegmentName } from "../segments/segment-names";
import { classNames } from "../ui/class-names";
import { LoadFailed } from "../ui/load-failed";
import { onDemand } from "../ui/on-demand";
import { Skeleton } from "../ui/skeleton";
import { useIsHydrating } from "../ui/use-is-hydrating";
import type { OpenCell } from "./cell-panel";
import { CrossTable } from "./cross-table";
import { MissingParts } from "./missing-parts";
import { type CrossTab, correctedQuery, crossTabQuery } from "./queries";
import { SavedTableChoice } from "./saved-table-choice";
import { queryOf, type SavedTable } from "./saved-tables";
import { TableChart } from "./table-chart";
import { TableDownload } from "./table-download";
import { TableNotes } from "./table-notes";
import { proposalFor } from "./table-proposal";
import { tableSearch } from "./table-query";
import { TableToolbar } from "./table-toolbar";
import { useSavedTables } from "./use-saved-tables";
import { useTableQuery } from "./use-table-query";
import { knownOnly } from "./usual-banner";

const RecodeDialog = onDemand(async () => (await import("./recode-dialog")).RecodeDialog);
const ValueOrderDialog = onDemand(async () => (await import("./value-order-dialog")).ValueOrderDialog);
const CellPanel = onDemand(async () => (await import("./cell-panel")).CellPanel);

const CORRECTED_CELLS =
  "Each column is corrected by its own part of the sample; “–” stands for a column with fewer than 30 checked answers, and for nets. Small figures: 95% intervals. Differences are tested as coded only, so there are no letters; the Excel file holds the shares as coded.";

type CrossTabsProps = {
  ids: QuestionIds;
  segments: Segment[];
  /** Whether a segment may hold a score. */
  hasScore: boolean;
  /** The segment that weights the question's tables, unless one is switched off. */
  usualWeight: string | null;
  mayWrite: boolean;
  /** Whether the table is sent after the page. */
  isLate: boolean;
};

/**
 * Codes and nets by segments, as a table or as bars; a cell opens its answers. All settings are in the page's address.
 */
export function CrossTabs({ ids, segments, hasScore, usualWeight, mayWrite, isLate }: CrossTabsProps) {
  const { data: codes } = useSuspenseQuery(codesQuery(ids.questionId));
  const { query, change, show } = useTableQuery(segments, codes, usualWeight);
  const saved = useSavedTables(ids);
  const nameOf = useSegmentName();
  const opened = saved.tables.find(({ id }) => id === query.saved) ?? null;
  const known = (table: SavedTable) => knownOnly(queryOf(table), segments, codes, usualWeight);
  const isChanged = opened !== null && tableSearch({ ...query, shares: "coded" }) !== tableSearch(known(opened));
  const unknown = unknownCodes(query.filter, codes);
  const isHydrating = useIsHydrating();
  const {
    data: table,
    error,
    isPlaceholderData,
    refetch,
  } = useQuery({
    ...crossTabQuery(ids, query),
    enabled: unknown.length === 0,
    placeholderData: keepPreviousData,
  });
  const data = (isLate && isHydrating) || unknown.length > 0 ? undefined : table;
  const isCorrected =
    query.shares === "corrected" && query.view === "table" && !query.weight && !isAboutCoding(query.filter);
  const { data: corrected, error: failure } = useQuery({
    ...correctedQuery(ids, query),
    enabled: isCorrected && unknown.length === 0,
    placeholderData: keepPreviousData,
  });
  const failed = error ?? failure;
  const shown = isCorrected && corrected?.sample.answers_needed === 0 ? corrected : null;
  const [open, setOpen] = useState<OpenCell | null>(null);
  const [ordered, setOrdered] = useState<string | null>(null);
  const [recoded, setRecoded] = useState<string | null>(null);
  const colourOf = new Map(codes.map(({ category }) => [category.id, category.colour]));
  return (
    <div className="landscape flex min-h-0 flex-1 flex-col print:block">
      <TableToolbar
        ids={ids}
        query={query}
        segments={segments}
        codes={codes}
        usualWeight={usualWeight}
        scoreHref={hasScore ? `${questionHref(ids.projectId, ids.questionId)}/tables/score` : null}
        onChange={change}
        onOrder={mayWrite ? setOrdered : undefined}
        onRecode={mayWrite ? setRecoded : undefined}
      >
        <SavedTableChoice
          saved={saved}
          open={opened}
          isChanged={isChanged}
          query={query}
          proposal={proposalFor(query, nameOf)}
          mayWrite={mayWrite}
          onOpen={show}
        />
      </TableToolbar>
      {opened && <MissingParts table={opened} segments={segments} codes={codes} usualWeight={usualWeight} />}
      {ordered !== null && (
        <ValueOrderDialog
          ids={ids}
          segment={ordered}
          present={valuesOf(ordered, data, segments)}
          onClose={() => setOrdered(null)}
        />
      )}
      {recoded !== null && <RecodeDialog ids={ids} segment={recoded} onClose={() => setRecoded(null)} />}
      {failed && <LoadFailed error={failed} onRetry={refetch} className="px-4 py-6 sm:px-6" />}
      {unknown.length > 0 && <FilterNotice ids={ids} codes={codes} unknown={unknown} />}
      {!data && !error && unknown.length === 0 && <Skeleton className="m-6 h-96" />}
      <div className="flex min-h-0 flex-1">
        {data && (
          <div
            aria-busy={isPlaceholderData}
            className={classNames("min-w-0 flex-1", isPlaceholderData && "opacity-60")}
          >
            {query.view === "chart" ? (
              <TableChart table={data} colourOf={colourOf} />
            ) : (
              <CrossTable
                table={data}
                corrected={shown}
                query={shown ? { ...query, colour: "none", figure: "share" } : query}
                colourOf={colourOf}
                open={open}
                onOpen={setOpen}
                onSort={change}
              />
            )}
            <TableDownload ids={ids} query={query} />
            {isCorrected && corrected && (
              <div className="type-small max-w-[92ch] px-4 pt-3 text-ink-3 sm:px-6">
                <CorrectedNote sample={corrected.sample} />
                {shown && <p>{CORRECTED_CELLS}</p>}
              </div>
            )}
            {!shown && <TableNotes table={data} query={query} segments={segments} codes={codes} />}
          </div>
        )}
        {open && query.view === "table" && (
          <CellPanel
            ids={ids}
            cell={open}
            query={query}
            total={data?.weighted ? data.columns[0] : undefined}
            onClose={() => setOpen(null)}
          />
        )}
      </div>
    </div>
  );
}

function valuesOf(segment: string, table: CrossTab | undefined, segments: readonly Segment[]): string[] {
  const columns = table?.columns.map((column) => ({ key: column.segment_key, value: column.segment_value })) ?? [];
  return [...new Set([...columns, ...segments].flatMap(({ key, value }) => (key === segment ? (value ?? []) : [])))];
}
