"use client";

import { useInfiniteQuery } from "@tanstack/react-query";
import Link from "next/link";
import { weightedShare, wilsonInterval } from "@/lib/statistics/wilson";
import { answersHref } from "../answers/answer-query";
import { MarkedText } from "../answers/marked-text";
import { questionHref } from "../projects/queries";
import type { QuestionIds } from "../questions/question-ids";
import { segmentWords } from "../segments/respondent-words";
import { useSegmentName } from "../segments/segment-names";
import { pairWords } from "../segments/segment-words";
import { Button } from "../ui/button";
import { counted, percentFigure, whole } from "../ui/figures";
import { SentimentSign } from "../ui/sentiment-sign";
import { SidePanel } from "../ui/side-panel";
import { Skeleton } from "../ui/skeleton";
import {
  type CellName,
  type CrossTabCell,
  type CrossTabColumn,
  type CrossTabRow,
  cellAnswersQuery,
  cellFilter,
} from "./queries";
import type { TableQuery } from "./table-query";

export type OpenCell = CellName & { row: CrossTabRow; cell: CrossTabCell; column: CrossTabColumn | undefined };

type CellPanelProps = {
  ids: QuestionIds;
  cell: OpenCell;
  query: Pick<TableQuery, "where" | "filter">;
  /** The column of all answers, if the table is weighted. */
  total: CrossTabColumn | undefined;
  onClose: () => void;
};

/** The open cell: its share with its interval, next to that of all answers, and the answers behind it. */
export function CellPanel({ ids, cell: open, query, total: weighted, onClose }: CellPanelProps) {
  const { row, cell } = open;
  const nameOf = useSegmentName();
  const { data, isPending, hasNextPage, fetchNextPage } = useInfiniteQuery(
    cellAnswersQuery(ids.questionId, open, query),
  );
  const answers = data?.pages.flatMap((page) => page.answers) ?? [];
  const total = row.cells[0];
  const filter = cellFilter(open, query);
  return (
    <SidePanel title={row.name} onClose={onClose}>
      <p className="type-small text-ink-3">
        {row.category}
        {cell.segment_key !== null && (
          <>
            {" · "}
            {pairWords(nameOf(cell.segment_key), cell.segment_value)} {open.column?.letter && `(${open.column.letter})`}
          </>
        )}
      </p>
      <table className="my-3 w-full border-y border-line">
        <tbody>
          <Share name={cell.segment_value ?? "All answers"} cell={cell} weighted={weighted && open.column} />
          {cell.segment !== null && total && <Share name="All answers" cell={total} weighted={weighted} />}
        </tbody>
      </table>
      <p className="type-small mb-3 text-ink-3">
        {cell.exceeds.length > 0
          ? `Higher than ${cell.exceeds.join(", ")} in this row. `
          : cell.segment !== null && !open.column?.small_base && "Not higher than any other column of this segment. "}
        {open.column?.small_base && "A base under 30: no letters. "}
        {weighted && "Shares are weighted; intervals go by the effective base."}
      </p>
      <div className="mb-2 flex items-baseline justify-between gap-2">
        <h3 className="type-label text-ink-2">{counted(cell.count, "answer")}</h3>
        <Link href={answersHref(questionHref(ids.projectId, ids.questionId), filter)} className="type-small">
          Open these answers
        </Link>
      </div>
      {isPending && <Skeleton className="h-40" />}
      <ul className="grid gap-3">
        {answers.map((answer) => (
          <li key={answer.id} className="border-t border-line-soft pt-2.5 first:border-t-0 first:pt-0">
            <p dir="auto" lang={answer.language ?? undefined} className="type-verbatim wrap-anywhere">
              <MarkedText text={answer.text} mentions={answer.mentions} />
            </p>
            <p className="type-small mt-1 flex flex-wrap items-center gap-x-2 text-ink-3">
              {[answer.externalId, ...segmentWords(answer.segments, nameOf).slice(0, 3)].join(" · ")}
              {answer.mentions
                .filter(({ codeId }) => codeId === row.id)
                .map(({ codeId, sentiment }) => (
                  <SentimentSign key={codeId} sentiment={sentiment} />
                ))}
            </p>
          </li>
        ))}
      </ul>
      {hasNextPage && (
        <Button type="button" className="mt-3" onClick={() => fetchNextPage()}>
          More answers
        </Button>
      )}
    </SidePanel>
  );
}

type ShareProps = {
  name: string;
  cell: CrossTabCell;
  /** The cell's column, if the table is weighted. */
  weighted: CrossTabColumn | undefined;
};

function Share({ name, cell, weighted }: ShareProps) {
  const interval = weighted
    ? weightedShare(cell.weighted_count, { weight: weighted.weighted_base, effective: weighted.effective_base })
        .interval
    : wilsonInterval(cell.count, cell.base);
  return (
    <tr className="h-7">
      <th scope="row" className="max-w-40 truncate font-normal">
        {name}
      </th>
      <td className="figures text-end font-[550]">
        {cell.percentage === null ? "–" : `${percentFigure(cell.percentage / 100)}%`}
      </td>
      <td className="type-small figures text-end text-ink-3">
        {interval && `${percentFigure(interval.low)}–${percentFigure(interval.high)}`}
      </td>
      <td className="type-small figures text-end text-ink-3">
        {whole(cell.count)} of {whole(cell.base)}
      </td>
    </tr>
  );
}
