import type { LineSeriesOption } from "echarts/charts";
import type { GridComponentOption } from "echarts/components";
import type { ComposeOption } from "echarts/core";
import type { ChartStyle } from "./chart-table";

type TrendOption = ComposeOption<LineSeriesOption | GridComponentOption>;

/** A share over waves: percentages with their intervals, null if a wave has no answers. */
export type Trend = {
  colour: string;
  points: {
    label: string;
    percentage: number | null;
    low: number;
    high: number;
    isWeak: boolean;
    isOutdated: boolean;
  }[];
};

/** Height of a chart in pixels. */
export const TREND_HEIGHT = 148;
const SIZE = { top: 22, bottom: 22, side: 26, symbol: 7, diamond: 11 };

/**
 * A line from wave to wave within the band of its intervals, from zero to `highest` per cent. Small bases are hollow;
 * diamonds mark waves coded before the code changed.
 */
export function trendOption({ colour, points }: Trend, highest: number, style: ChartStyle): TrendOption {
  const text = { fontFamily: style.font, fontSize: 11, color: style.quietText };
  const bound = { type: "line" as const, stack: "band", symbol: "none", silent: true, lineStyle: { opacity: 0 } };
  return {
    animation: false,
    textStyle: text,
    grid: { top: SIZE.top, bottom: SIZE.bottom, left: SIZE.side, right: SIZE.side },
    xAxis: {
      type: "category",
      boundaryGap: false,
      data: points.map(({ label }) => label),
      axisTick: { show: false },
      axisLine: { lineStyle: { color: style.line } },
      axisLabel: text,
    },
    yAxis: { type: "value", min: 0, max: highest, show: false },
    series: [
      { ...bound, data: points.map(({ percentage, low }) => (percentage === null ? null : low)) },
      {
        ...bound,
        data: points.map(({ percentage, low, high }) => (percentage === null ? null : high - low)),
        areaStyle: { color: colour, opacity: 0.18 },
      },
      {
        type: "line",
        silent: true,
        lineStyle: { color: colour, width: 2 },
        itemStyle: { color: colour },
        data: points.map((point) => ({
          value: point.percentage,
          symbol: symbolOf(point),
          symbolSize: point.isOutdated ? SIZE.diamond : SIZE.symbol,
        })),
        label: {
          show: true,
          position: "top",
          ...text,
          color: style.text,
          formatter: ({ dataIndex }) => points[dataIndex]?.percentage?.toFixed(1) ?? "",
        },
      },
    ],
  };
}

function symbolOf({ isWeak, isOutdated }: Trend["points"][number]): string {
  if (isOutdated) return isWeak ? "emptyDiamond" : "diamond";
  return isWeak ? "emptyCircle" : "circle";
}
