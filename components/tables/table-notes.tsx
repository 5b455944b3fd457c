import { BASE_WORDS } from "@/lib/responses/base-words";
import type { Segment } from "@/lib/responses/list-segments";
import { useSegmentName } from "../segments/segment-names";
import { MIN_COLOURED } from "./heat";
import type { CrossTab, CrossTabCell } from "./queries";
import { sortWords } from "./sort-words";
import type { TableQuery } from "./table-query";
import { unevenRest } from "./uneven-rest";

type TableNotesProps = {
  table: CrossTab;
  query: TableQuery;
  segments: readonly Segment[];
  codes: readonly { id: string; isCatchAll: boolean }[];
};

const CELL_NOTES: Partial<Record<TableQuery["figure"], string>> = {
  both: "Cells show the percentage of the column’s base and, in brackets, the answers.",
  row: "Cells show, of the answers with a code, the percentage that is in the column.",
  index: "Cells show the column’s share as an index: 100 is the share in all answers.",
};

const share = ({ percentage }: CrossTabCell) => `${(percentage ?? 0).toFixed(1)}%`;

/** Explains the marks of the table, and shows the test of the table as a whole. */
export function TableNotes({ table, query, segments, codes }: TableNotesProps) {
  const nameOf = useSegmentName();
  const tests = table.chi_square.filter(({ p_value }) => p_value !== null);
  const isTable = query.view === "table";
  return (
    <div className="type-small grid max-w-[92ch] gap-1 px-4 py-3 text-ink-3 sm:px-6">
      {query.sort !== null && <p>Rows are sorted {sortWords(query, segments, nameOf)}.</p>}
      {isTable && CELL_NOTES[query.figure] && <p>{CELL_NOTES[query.figure]}</p>}
      {isTable && (
        <p>
          A letter marks a share that is higher than in the column of that letter, within its banner: two-sided z test,
          Holm-corrected, {query.level}%.
          {(query.colour === "significant" || query.colour === "difference") &&
            ` Green is above all answers, brown below, from ${MIN_COLOURED} percentage point.`}{" "}
          {BASE_WORDS} Columns with a base under 30 are grey, marked †, and have no letters.
        </p>
      )}
      {unevenRest(table, codes).map(({ name, more, less }) => (
        <p key={more.segment}>
          {nameOf(more.segment_key ?? "")}: “{name}” holds {share(more)} of “{more.segment_value}”, but {share(less)} of
          “{less.segment_value}”. Before you compare other codes there, read what “{name}” holds: it may be a subject
          that has no code yet.
        </p>
      ))}
      {tests.length > 0 && (
        <p>
          Chi-square of the table:{" "}
          {tests
            .map(({ segment_key, degrees_of_freedom, p_value }) => {
              const p = p_value ?? 1;
              return `${nameOf(segment_key)} p ${p < 0.001 ? "< 0.001" : `= ${p.toFixed(3)}`} (${degrees_of_freedom} df)`;
            })
            .join(" · ")}
        </p>
      )}
      {table.weight_key !== null && <p>Weighted by {nameOf(table.weight_key)}; tested with effective bases.</p>}
    </div>
  );
}
