import type { ChartStyle, ChartTable } from "./chart-table";
import { cutTo, drawing, element, textAt } from "./svg";

/** Sizes in pixels. */
const SIZE = { title: 36, note: 16, segment: 22, head: 44, names: 240, panel: 120, gap: 20, row: 22, bar: 12 };
const FONT = { title: 15, name: 12, small: 11 };
/** The space between a name and its bars, and between a bar and its figure. */
const SPACE = { name: 24, figure: 5 };
/** The length of the scale as a multiple of the longest bar, to leave room for the figure next to it. */
const SCALE = 1.5;

type Columns = ChartTable["columns"];

/** A table as an SVG drawing: a panel of bars for each column, all on one scale from zero, with figures beside them. */
export function drawBars({ title, notes = [], columns, rows }: ChartTable, style: ChartStyle): string {
  const { margin } = style;
  const notesTop = margin + (title ? SIZE.title : 0) - SIZE.note / 2;
  const segmentTop = margin + (title ? SIZE.title : 0) + notes.length * SIZE.note;
  const headTop = segmentTop + (columns.some(({ segment }) => segment !== null) ? SIZE.segment : 0);
  const top = headTop + SIZE.head;
  const width = 2 * margin + SIZE.names + columns.length * (SIZE.panel + SIZE.gap);
  const height = top + rows.length * SIZE.row + margin;
  const left = (column: number) => margin + SIZE.names + column * (SIZE.panel + SIZE.gap);
  const middle = (row: number) => top + (row + 0.5) * SIZE.row;
  const longest = Math.max(1, ...rows.flatMap(({ bars }) => bars.map(({ percentage }) => percentage ?? 0)));
  const lengthOf = (percentage: number | null) => ((percentage ?? 0) / (longest * SCALE)) * SIZE.panel;
  const bold = { "font-weight": 600 };
  const quiet = { "font-size": FONT.small, fill: style.quietText };

  const heading = title
    ? textAt(margin, margin + FONT.title / 2, cutTo(width - 2 * margin, FONT.title, title), {
        ...bold,
        "font-size": FONT.title,
      })
    : "";
  const below = notes.map((note, line) =>
    textAt(margin, notesTop + line * SIZE.note, cutTo(width - 2 * margin, FONT.small, note), quiet),
  );
  const segments = segmentRuns(columns).map(({ segment, first, size }) => {
    const room = size * (SIZE.panel + SIZE.gap) - SIZE.gap;
    return textAt(left(first), segmentTop + FONT.small / 2, cutTo(room, FONT.small, segment), quiet);
  });
  const heads = columns.flatMap(({ name, base }, column) => [
    textAt(left(column), headTop + 6, cutTo(SIZE.panel, FONT.name, name), bold),
    textAt(left(column), headTop + 21, cutTo(SIZE.panel, FONT.small, base), quiet),
    element("path", { d: `M${left(column)} ${top}V${height - margin}`, stroke: style.line }),
  ]);
  const names = rows.map(({ name, isNet }, row) =>
    textAt(margin, middle(row), cutTo(SIZE.names - SPACE.name, FONT.name, name), isNet ? bold : {}),
  );
  const bars = rows.flatMap((row, index) =>
    row.bars.map(({ percentage, figure }, column) => {
      const length = lengthOf(percentage);
      const rectangle = { x: left(column), y: middle(index) - SIZE.bar / 2, width: length, height: SIZE.bar };
      const bar = length > 0 ? element("rect", { ...rectangle, fill: row.colour, "fill-opacity": row.opacity }) : "";
      const label = textAt(left(column) + length + SPACE.figure, middle(index), figure, row.isNet ? bold : {});
      return bar + label;
    }),
  );
  return drawing(
    { width, height },
    { "font-family": style.font, "font-size": FONT.name, fill: style.text },
    [
      element("rect", { width: "100%", height: "100%", fill: style.background }),
      heading,
      ...below,
      ...segments,
      ...heads,
      ...names,
      element("g", { "font-size": FONT.small }, bars.join("")),
    ].join(""),
  );
}

/** The place of the first column of each segment, and how many columns it has. */
function segmentRuns(columns: Columns): { segment: string; first: number; size: number }[] {
  const runs: { segment: string | null; first: number; size: number }[] = [];
  for (const [first, { segment }] of columns.entries()) {
    const last = runs.at(-1);
    if (last && last.segment === segment) last.size++;
    else runs.push({ segment, first, size: 1 });
  }
  return runs.flatMap(({ segment, ...run }) => (segment === null ? [] : [{ segment, ...run }]));
}
