import type { CellFigure } from "@/db/schema/terms";
import { cellFigure } from "@/lib/analytics/cell-figure";
import type { Level } from "@/lib/analytics/compare-columns";
import type { crossTab } from "@/lib/analytics/cross-tab";
import { withoutSmallLetters } from "@/lib/analytics/small-letters";
import { MIN_TESTED_BASE } from "@/lib/analytics/tested-base";
import { distinctNames } from "@/lib/codebook/distinct-names";
import { type SegmentNames, segmentNameOf } from "@/lib/questions/segment-names";
import type { Slide, SlideTable, TableCell } from "@/lib/slides/slide";
import { tablePages } from "@/lib/slides/table-pages";
import { counted, whole } from "@/lib/text/figures";
import { type About, captionsOf } from "./about";
import { columnGroups, MAX, SIZE } from "./parameters";
import { headText, segmentCharts } from "./segment-charts";

export type Table = Awaited<ReturnType<typeof crossTab>>;

export type Shown = {
  title: string;
  figure: CellFigure;
  level: Level;
  /** In words; empty for none. */
  filter: string;
  /** Each segment gets slides of its own. */
  bySegment?: boolean;
};

const FIGURE_WORDS: Record<CellFigure, string> = {
  share: "Percentages of each column’s base; an answer can have several codes.",
  count: "Answers with a code.",
  both: "Percentages of each column’s base and, in brackets, the answers.",
  row: "Of the answers with a code, the percentage that is in the column.",
  index: "Each column’s share as an index: 100 is the share in all answers.",
};

/**
 * A cross-tab as native tables, with bases, letters and small bases as the page has them, and as a chart of each
 * segment that is readable as one. Columns and rows that do not fit continue on further slides.
 */
export function tableSlides(given: Table, shown: Shown, about: About): Slide[] {
  const table = withoutSmallLetters(given);
  const [total] = table.columns;
  if (!total) return [];
  const common = { base: { ...total, weight_key: table.weight_key }, filter: shown.filter };
  const hasSmall = table.columns.some(({ small_base }) => small_base);
  const [marks, methods] = table.columns.length > 1 ? letterWords(shown.level) : [[], []];
  const ofTable = captionsOf(about, {
    ...common,
    marks: [...marks, ...(hasSmall ? ["† Base under 30: grey, without letters"] : [])],
    methods,
  });
  const ofChart = captionsOf(about, { ...common, marks: hasSmall ? ["† Base under 30"] : [] });
  const cut = table.rows.length - MAX.rows;
  const further = cut > 0 ? [`${counted(cut, "further row")} not shown; the Excel file has all.`] : [];
  return columnGroups(table.columns, shown.bySegment).flatMap(({ key, indexes }) => {
    const title =
      key !== null && shown.bySegment ? `${shown.title} by ${segmentNameOf(about.names, key)}` : shown.title;
    const pages = tablePages(slideTable(table, indexes, shown.figure, about.names));
    return [
      ...pages.map((figure, page) => ({
        kind: "figure" as const,
        ...ofTable,
        title: pages.length > 1 ? `${title} (${page + 1} of ${pages.length})` : title,
        lines: [[FIGURE_WORDS[shown.figure], ...further].join(" ")],
        figure,
      })),
      ...segmentCharts(table, indexes, about.names).map((chart) => ({
        kind: "figure" as const,
        ...ofChart,
        ...chart,
        title: shown.bySegment ? title : `${title}: by ${chart.title}`,
      })),
    ];
  });
}

/** What letters mean, and between which columns they are. */
const letterWords = (level: Level): [string[], string[]] => [
  [
    `A letter marks a share that is higher than in the column of that letter: two-sided z test, Holm-corrected, ${level}%`,
  ],
  [
    `Letters compare the columns of one segment; columns with an effective base under ${MIN_TESTED_BASE} are not tested.`,
  ],
];

/** The columns of these indexes as a native table. */
function slideTable(table: Table, indexes: readonly number[], figure: CellFigure, names: SegmentNames): SlideTable {
  const columns = indexes.flatMap((index) => table.columns[index] ?? []);
  const rows = table.rows.slice(0, MAX.rows);
  const nameOf = distinctNames(rows.filter(({ kind, above }) => kind === "code" && above.length === 0));
  const line = (head: string, cellOf: (column: Table["columns"][number]) => Omit<TableCell, "isText">): TableCell[] => [
    { text: head, isText: true, isQuiet: true },
    ...columns.map((column) => ({ isQuiet: column.small_base, ...cellOf(column) })),
  ];
  const head = [
    ...(columns.length > 1 ? [banner(columns, names)] : []),
    line("", ({ segment_value, letter }) => ({
      text: headText(segment_value ?? "All"),
      marks: letter ?? "",
      isBold: true,
    })),
    line("Base: answers", ({ base, small_base }) => ({ text: `${whole(base)}${small_base ? " †" : ""}` })),
    ...(table.weight_key === null
      ? []
      : [
          line("Weighted base", ({ weighted_base }) => ({ text: whole(Math.round(weighted_base)) })),
          line("Effective base", ({ effective_base }) => ({ text: whole(Math.round(effective_base)) })),
        ]),
  ];
  return {
    type: "table",
    widths: [SIZE.name, ...columns.map(() => Math.min(SIZE.widest, SIZE.columns / columns.length))],
    headRows: head.length,
    rows: [
      ...head,
      ...rows.map((row): TableCell[] => {
        const isBold = row.kind === "net";
        const name = row.kind === "code" && row.above.length === 0 ? nameOf(row) : row.name;
        return [
          { text: name, isText: true, isBold, level: row.above.length },
          ...indexes.flatMap((index) => {
            const cell = row.cells[index];
            if (!cell) return [];
            const isQuiet = table.columns[index]?.small_base ?? false;
            return { text: cellFigure(cell, row.cells[0], figure), marks: cell.exceeds.join(""), isBold, isQuiet };
          }),
        ];
      }),
    ],
    description: `Codes by ${counted(columns.length, "column")}; the first line has the bases.`,
  };
}

/** The segments of the columns, each over its columns. */
function banner(columns: readonly Table["columns"][number][], names: SegmentNames): TableCell[] {
  const cells: TableCell[] = [{ text: "", isText: true }];
  let key: string | null | undefined;
  for (const { segment_key } of columns) {
    const last = cells.at(-1);
    if (last && segment_key !== null && segment_key === key) last.span = (last.span ?? 1) + 1;
    else cells.push({ text: segment_key === null ? "" : headText(segmentNameOf(names, segment_key)), isBold: true });
    key = segment_key;
  }
  return cells;
}
