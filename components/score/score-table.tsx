import Link from "next/link";
import {
  filledGroups,
  groupWords,
  intervalWords,
  rowNames,
  scoreFigure,
  signedScore,
} from "@/lib/analytics/score/score-words";
import { answersHref, inRow } from "../answers/answer-query";
import { DotInterval } from "../results/dot-interval";
import { classNames } from "../ui/class-names";
import { percentFigure, whole } from "../ui/figures";
import { ScrollRegion } from "../ui/scroll-region";
import type { Score, ScoreRow } from "./queries";
import type { ScoreSearch } from "./score-search";

type ScoreTableProps = {
  score: Score;
  /** The address of the question. */
  path: string;
  settings: ScoreSearch;
  onSort: (sorted: Pick<ScoreSearch, "sort" | "direction">) => void;
};

type Column = { id: string; words: string; note?: string; figureOf: (row: ScoreRow) => number | null };

const NUMBER_CELL = "figures px-2 text-end whitespace-nowrap";

/** Codes and nets with their shares among low and high scores, their means and their impacts. */
export function ScoreTable({ score, path, settings, onSort }: ScoreTableProps) {
  const { groups, rows } = score;
  const places = filledGroups(groups);
  const nameOf = rowNames(rows);
  const columns = columnsOf(score, places);
  const sorting = columns.find(({ id }) => id === settings.sort) ?? columns.at(-2);
  const sorted = sortedBy(rows, sorting?.figureOf, settings.direction);
  const impacts = rows.flatMap(({ impact }) => impact ?? []);
  const low = Math.min(0, ...impacts.map(({ interval }) => interval.low));
  const high = Math.max(0, ...impacts.map(({ interval }) => interval.high));
  const placeOf = (value: number) => (high > low ? (value - low) / (high - low) : 0);
  return (
    <ScrollRegion label="Codes and the score">
      <table className="w-full min-w-[920px] border-collapse">
        <thead className="type-label border-b border-line bg-canvas text-ink-2">
          <tr>
            <th scope="col" className="sticky start-0 z-1 min-w-36 bg-canvas ps-4 align-bottom sm:min-w-64 sm:ps-6">
              Code
            </th>
            {columns.map((column) => (
              <SortHead
                key={column.id}
                column={column}
                direction={column === sorting ? settings.direction : null}
                onSort={onSort}
              />
            ))}
            <td className="min-w-40 px-2" />
          </tr>
        </thead>
        <tbody>
          {sorted.map((row) => (
            <tr
              key={row.id}
              className={classNames("h-8 border-b border-line-soft hover:bg-hover", row.small_base && "text-ink-3")}
            >
              <th scope="row" className="sticky start-0 z-1 bg-surface py-1 ps-4 pe-2 font-normal sm:ps-6">
                {row.count > 0 ? (
                  <Link
                    href={answersHref(path, inRow(settings.filter, row.kind === "code" ? "code" : "category", row.id))}
                    className="wrap-anywhere text-ink coarse:relative coarse:after:absolute coarse:after:-inset-y-3 coarse:after:inset-x-0"
                    title={`Answers with ${row.name}`}
                  >
                    {nameOf(row)}
                  </Link>
                ) : (
                  nameOf(row)
                )}
              </th>
              <td className={NUMBER_CELL}>
                {whole(row.count)}
                {row.small_base && " †"}
              </td>
              {places.map((place) => (
                <td
                  key={groups[place]?.name}
                  className={classNames(NUMBER_CELL, groups[place]?.small_base && "text-ink-3")}
                >
                  {percentOf(row.groups[place]?.percentage)}
                </td>
              ))}
              <td className={NUMBER_CELL}>{row.mean_with === null ? "–" : scoreFigure(row.mean_with)}</td>
              <td className={NUMBER_CELL}>
                {row.difference === null ? "–" : signedScore(row.difference)}
                {row.difference_interval && (
                  <span className="type-small block text-ink-3">{intervalWords(row.difference_interval)}</span>
                )}
              </td>
              <td className={classNames(NUMBER_CELL, row.impact?.significant && "font-[650]")}>
                {row.impact ? `${signedScore(row.impact.value)}${row.impact.significant ? "*" : ""}` : "–"}
                {row.impact && (
                  <span className="type-small block font-normal text-ink-3">{intervalWords(row.impact.interval)}</span>
                )}
              </td>
              <td className={NUMBER_CELL}>{row.impact ? signedScore(row.impact.contribution) : "–"}</td>
              <td className="px-2 pe-4 sm:pe-6">
                {row.impact && (
                  <DotInterval
                    value={placeOf(row.impact.value)}
                    low={placeOf(row.impact.interval.low)}
                    high={placeOf(row.impact.interval.high)}
                    mark={placeOf(0)}
                  />
                )}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </ScrollRegion>
  );
}

const columnsOf = ({ groups }: Score, places: readonly number[]): Column[] => [
  { id: "answers", words: "Answers", figureOf: ({ count }) => count },
  ...places.flatMap((place) => {
    const group = groups[place];
    const figureOf = (row: ScoreRow) => row.groups[place]?.percentage ?? null;
    return group
      ? [
          {
            id: `group${place}`,
            words: `${groupWords(group)}, %`,
            note: `n = ${whole(group.base)}${group.small_base ? " †" : ""}`,
            figureOf,
          },
        ]
      : [];
  }),
  { id: "mean", words: "Mean with", figureOf: (row) => row.mean_with },
  { id: "difference", words: "Difference", figureOf: (row) => row.difference },
  { id: "impact", words: "Impact", figureOf: ({ impact }) => impact?.value ?? null },
  { id: "contribution", words: "Contribution", figureOf: ({ impact }) => impact?.contribution ?? null },
];

/** Rows without a figure come last in either direction. */
function sortedBy(rows: readonly ScoreRow[], figureOf: Column["figureOf"] = () => null, direction: string): ScoreRow[] {
  const sign = direction === "descending" ? -1 : 1;
  return rows.toSorted((one, other) => {
    const [first, second] = [figureOf(one), figureOf(other)];
    if (first === null || second === null) return Number(first === null) - Number(second === null);
    return sign * (first - second);
  });
}

const percentOf = (percentage: number | null | undefined): string =>
  percentage === null || percentage === undefined ? "–" : percentFigure(percentage / 100);

type SortHeadProps = {
  column: Column;
  direction: ScoreSearch["direction"] | null;
  onSort: ScoreTableProps["onSort"];
};

const ARROWS = { descending: "↓", ascending: "↑" } as const;

function SortHead({ column: { id, words, note }, direction, onSort }: SortHeadProps) {
  return (
    <th scope="col" aria-sort={direction ?? "none"} className="h-px p-0 align-bottom">
      <button
        type="button"
        title="Sort the rows by this column"
        onClick={() => onSort({ sort: id, direction: direction === "descending" ? "ascending" : "descending" })}
        className={classNames(
          "group flex size-full min-h-10 flex-col items-end justify-end rounded-none! px-2 pt-1 text-end hover:bg-hover focus-visible:-outline-offset-2 coarse:min-h-11",
          direction && "text-ink",
        )}
      >
        <span className="whitespace-nowrap">
          {words} {note && <span className="block font-normal">{note}</span>}
        </span>
        <span
          aria-hidden="true"
          className={classNames(
            "text-[11px]/3",
            !direction && "opacity-0 group-hover:opacity-60 group-focus-visible:opacity-60 print:hidden",
          )}
        >
          {ARROWS[direction ?? "descending"]}
        </span>
      </button>
    </th>
  );
}
