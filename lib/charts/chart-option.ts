import type { BarSeriesOption } from "echarts/charts";
import type { GridComponentOption, TitleComponentOption } from "echarts/components";
import type { ComposeOption } from "echarts/core";
import type { ChartRow, ChartStyle, ChartTable } from "./chart-table";

type ChartOption = ComposeOption<BarSeriesOption | GridComponentOption | TitleComponentOption>;

/** Sizes in pixels. */
const SIZE = { title: 36, segment: 22, head: 44, names: 240, panel: 120, gap: 20, row: 22, bar: 12 };
/** The length of the scale as a multiple of the longest bar, to leave room for the figure next to it. */
const SCALE = 1.5;

/** Width and height of the chart of a table, in pixels. */
export const chartSize = ({ title, columns, rows }: ChartTable, { margin }: ChartStyle) => ({
  width: 2 * margin + SIZE.names + columns.length * (SIZE.panel + SIZE.gap),
  height: 2 * margin + (title ? SIZE.title : 0) + segmentHeight(columns) + SIZE.head + rows.length * SIZE.row,
});

type Columns = ChartTable["columns"];

const segmentHeight = (columns: Columns) => (columns.some(({ segment }) => segment !== null) ? SIZE.segment : 0);

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

/** A panel of horizontal bars for each column, all on one scale from zero, with the figures beside the bars. */
export function chartOption(table: ChartTable, style: ChartStyle): ChartOption {
  const { title, columns, rows } = table;
  const { margin } = style;
  const longest = Math.max(1, ...rows.flatMap(({ bars }) => bars.map(({ percentage }) => percentage ?? 0)));
  const left = (index: number) => margin + SIZE.names + index * (SIZE.panel + SIZE.gap);
  const segmentTop = margin + (title ? SIZE.title : 0);
  const top = segmentTop + segmentHeight(columns);
  // By default the chart library uses the width of a Chinese character as line height, which is too small if no font
  // has that character.
  const text = { fontFamily: style.font, fontSize: 12, color: style.text };
  const bold = { ...text, fontWeight: 600 as const };
  const small = { ...text, fontSize: 11 };
  const cut = (width: number) => ({ width, overflow: "truncate" as const });
  return {
    animation: false,
    backgroundColor: style.background,
    textStyle: text,
    title: [
      {
        text: title ?? "",
        show: Boolean(title),
        left: margin,
        top: margin,
        padding: 0,
        textStyle: { ...bold, fontSize: 15, lineHeight: 15, ...cut(chartSize(table, style).width - 2 * margin) },
      },
      ...segmentRuns(columns).map(({ segment, first, size }) => ({
        text: segment,
        left: left(first),
        top: segmentTop,
        padding: 0,
        textStyle: {
          ...small,
          color: style.quietText,
          lineHeight: 11,
          ...cut(size * (SIZE.panel + SIZE.gap) - SIZE.gap),
        },
      })),
      ...columns.map(({ name, base }, index) => ({
        text: name,
        subtext: base,
        left: left(index),
        top,
        padding: 0,
        itemGap: 3,
        textStyle: { ...bold, lineHeight: 12, ...cut(SIZE.panel) },
        subtextStyle: { ...small, lineHeight: 11, color: style.quietText },
      })),
    ],
    grid: columns.map((_, index) => ({
      left: left(index),
      top: top + SIZE.head,
      width: SIZE.panel,
      height: rows.length * SIZE.row,
    })),
    xAxis: columns.map((_, index) => ({ gridIndex: index, type: "value", min: 0, max: longest * SCALE, show: false })),
    yAxis: columns.map((_, index) => ({
      gridIndex: index,
      type: "category",
      inverse: true,
      data: rows.map((_row, number) => number),
      axisTick: { show: false },
      axisLine: { lineStyle: { color: style.line } },
      axisLabel: {
        show: index === 0,
        interval: 0,
        align: "left",
        margin: SIZE.names,
        ...text,
        ...cut(SIZE.names - 24),
        formatter: (_number: string, row: number) => labelOf(rows[row]),
        rich: { net: { ...bold, ...cut(SIZE.names - 24) } },
      },
    })),
    series: columns.map((_, index) => ({
      type: "bar",
      xAxisIndex: index,
      yAxisIndex: index,
      barWidth: SIZE.bar,
      silent: true,
      data: rows.map(({ bars, colour, opacity = 1, isNet }) => ({
        value: bars[index]?.percentage ?? 0,
        itemStyle: { color: colour, opacity },
        label: { fontWeight: isNet ? 600 : 400 },
      })),
      label: {
        show: true,
        position: "right",
        ...small,
        formatter: ({ dataIndex }) => rows[dataIndex]?.bars[index]?.figure ?? "",
      },
    })),
  };
}

/** Removes braces and bars, which the chart library would read as markup. */
function labelOf(row: ChartRow | undefined): string {
  const name = (row?.name ?? "").replace(/[{}|]/g, " ");
  return row?.isNet ? `{net|${name}}` : name;
}
