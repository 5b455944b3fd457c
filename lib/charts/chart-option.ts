import type { EChartsCoreOption } from "echarts/core";

/** A banner table as a chart shows it. */
export type ChartTable = {
  title: string;
  columns: { name: string; base: number; isSmall: boolean }[];
  rows: { name: string; isNet: boolean; cells: { percentage: number | null; letters: string }[] }[];
};

/** In pixels. */
const SIZE = { names: 260, panel: 150, gap: 24, title: 36, head: 44, row: 22, bar: 12, margin: 16 };
/** Room beside the longest bar for its figure. */
const BESIDE = 1.5;
const COLOURS = { net: "#1f4e79", code: "#5b8db8", text: "#1b1f24", quiet: "#5b6470", line: "#c5ccd4" };
export const FONT = "DejaVu Sans";

export const chartSize = ({ columns, rows }: ChartTable) => ({
  width: 2 * SIZE.margin + SIZE.names + columns.length * (SIZE.panel + SIZE.gap),
  height: 2 * SIZE.margin + SIZE.title + SIZE.head + rows.length * SIZE.row,
});

/** A panel of horizontal bars for each column, all on one scale from zero, with the figures beside the bars. */
export function chartOption({ title, columns, rows }: ChartTable): EChartsCoreOption {
  const longest = Math.max(1, ...rows.flatMap(({ cells }) => cells.map(({ percentage }) => percentage ?? 0)));
  const left = (place: number) => SIZE.margin + SIZE.names + place * (SIZE.panel + SIZE.gap);
  const top = SIZE.margin + SIZE.title;
  const text = { fontFamily: FONT, fontSize: 12, color: COLOURS.text };
  const cut = (width: number) => ({ width, overflow: "truncate" as const });
  return {
    animation: false,
    backgroundColor: "#ffffff",
    textStyle: text,
    title: [
      {
        text: title,
        left: SIZE.margin,
        top: SIZE.margin,
        padding: 0,
        textStyle: {
          ...text,
          fontSize: 15,
          fontWeight: 600,
          ...cut(chartSize({ title, columns, rows }).width - 2 * SIZE.margin),
        },
      },
      ...columns.map(({ name, base, isSmall }, place) => ({
        text: name,
        subtext: `base ${base}${isSmall ? ", small" : ""}`,
        left: left(place),
        top,
        padding: 0,
        itemGap: 3,
        textStyle: { ...text, fontWeight: 600, ...cut(SIZE.panel) },
        subtextStyle: { ...text, fontSize: 11, color: COLOURS.quiet },
      })),
    ],
    grid: columns.map((_, place) => ({
      left: left(place),
      top: top + SIZE.head,
      width: SIZE.panel,
      height: rows.length * SIZE.row,
    })),
    xAxis: columns.map((_, place) => ({ gridIndex: place, type: "value", min: 0, max: longest * BESIDE, show: false })),
    yAxis: columns.map((_, place) => ({
      gridIndex: place,
      type: "category",
      inverse: true,
      data: rows.map((_row, number) => number),
      axisTick: { show: false },
      axisLine: { lineStyle: { color: COLOURS.line } },
      axisLabel: {
        show: place === 0,
        interval: 0,
        align: "left",
        margin: SIZE.names,
        ...text,
        ...cut(SIZE.names - 44),
        formatter: (number: string) => nameOf(rows[Number(number)]),
        rich: { net: { ...text, fontWeight: 600, ...cut(SIZE.names - 44) } },
      },
    })),
    series: columns.map((_, place) => ({
      type: "bar",
      xAxisIndex: place,
      yAxisIndex: place,
      barWidth: SIZE.bar,
      silent: true,
      data: rows.map(({ isNet, cells }) => ({
        value: cells[place]?.percentage ?? 0,
        itemStyle: { color: isNet ? COLOURS.net : COLOURS.code },
      })),
      label: {
        show: true,
        position: "right",
        ...text,
        fontSize: 11,
        formatter: ({ dataIndex }: { dataIndex: number }) => figureOf(rows[dataIndex]?.cells[place]),
      },
    })),
  };
}

/** Braces would be read as markup. */
function nameOf(row: ChartTable["rows"][number] | undefined): string {
  const name = (row?.name ?? "").replace(/[{}|]/g, " ");
  return row?.isNet ? `{net|${name}}` : name;
}

function figureOf(cell: ChartTable["rows"][number]["cells"][number] | undefined): string {
  if (!cell || cell.percentage === null) return "–";
  return `${cell.percentage.toFixed(1)}%${cell.letters ? ` ${cell.letters}` : ""}`;
}
