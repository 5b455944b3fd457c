import type { BarSeriesOption } from "echarts/charts";
import type { GridComponentOption, TitleComponentOption } from "echarts/components";
import type { ComposeOption } from "echarts/core";
import type { CategoryColour } from "@/lib/results/category-colour";
import { keyWords } from "../segments/segment-words";
import { percentFigure } from "../ui/figures";
import type { CrossTab, CrossTabColumn } from "./queries";

type ChartOption = ComposeOption<BarSeriesOption | GridComponentOption | TitleComponentOption>;

/** In pixels. */
const NAMES = 232;
const PANEL = 116;
const GAP = 20;
const HEAD = 44;
const ROW = 22;
const BAR = 11;

/** Room for the figure beside the longest bar. */
const BESIDE = 1.45;

export const chartSize = ({ columns, rows }: CrossTab) => ({
  width: NAMES + columns.length * (PANEL + GAP),
  height: HEAD + rows.length * ROW + 8,
});

/**
 * A panel of horizontal bars per column, all on one scale from zero, with the figure beside each bar. Colours are the
 * page's variables, so that the chart follows its theme.
 */
export function chartOption({ columns, rows }: CrossTab, colourOf: ReadonlyMap<string, CategoryColour>): ChartOption {
  const longest = Math.max(1, ...rows.flatMap(({ cells }) => cells.map(({ percentage }) => percentage ?? 0)));
  const left = (place: number) => NAMES + place * (PANEL + GAP);
  const text = { fontFamily: '"Inter Variable", Inter, sans-serif', fontSize: 12, color: "var(--text)" };
  return {
    animation: false,
    title: columns.map((column, place) => ({
      left: left(place),
      top: 2,
      padding: 0,
      text: titleOf(column),
      subtext: `base ${column.base}${column.small_base ? " †" : ""}`,
      itemGap: 2,
      textStyle: { ...text, fontWeight: 600, lineHeight: 16, width: PANEL, overflow: "truncate" },
      subtextStyle: { ...text, fontSize: 11, lineHeight: 14, color: "var(--text-3)" },
    })),
    grid: columns.map((_, place) => ({ left: left(place), top: HEAD, width: PANEL, height: rows.length * ROW })),
    yAxis: columns.map((_, place) => ({
      gridIndex: place,
      type: "category" as const,
      inverse: true,
      data: rows.map(({ id }) => id),
      axisTick: { show: false },
      axisLine: { lineStyle: { color: "var(--line-strong)" } },
      axisLabel: {
        show: place === 0,
        interval: 0,
        align: "left" as const,
        margin: NAMES,
        ...text,
        width: NAMES - 16,
        overflow: "truncate" as const,
        formatter: (_id: string, row: number) =>
          rows[row]?.kind === "net" ? `{net|${rows[row]?.name}}` : (rows[row]?.name ?? ""),
        rich: { net: { ...text, fontWeight: 600, width: NAMES - 16, overflow: "truncate" as const } },
      },
    })),
    xAxis: columns.map((_, place) => ({
      gridIndex: place,
      type: "value" as const,
      min: 0,
      max: longest * BESIDE,
      show: false,
    })),
    series: columns.map((_, place) => ({
      type: "bar" as const,
      xAxisIndex: place,
      yAxisIndex: place,
      barWidth: BAR,
      silent: true,
      data: rows.map((row) => ({
        value: row.cells[place]?.percentage ?? 0,
        itemStyle: {
          color: `var(--cat-${colourOf.get(row.category_id) ?? 0})`,
          opacity: row.kind === "net" ? 1 : 0.75,
        },
        label: { fontWeight: row.kind === "net" ? ("bold" as const) : ("normal" as const) },
      })),
      label: {
        show: true,
        position: "right" as const,
        ...text,
        fontSize: 11,
        formatter: ({ dataIndex }: { dataIndex: number }) => {
          const cell = rows[dataIndex]?.cells[place];
          if (!cell || cell.percentage === null) return "–";
          return `${percentFigure(cell.percentage / 100)}${cell.exceeds.length > 0 ? ` ${cell.exceeds.join("")}` : ""}`;
        },
      },
    })),
  };
}

function titleOf({ segment_key, segment_value, letter }: CrossTabColumn): string {
  if (segment_key === null) return "All";
  const isBare = Number.isNaN(Number(segment_value));
  return `${letter}  ${isBare ? segment_value : `${keyWords(segment_key)} ${segment_value}`}`;
}
