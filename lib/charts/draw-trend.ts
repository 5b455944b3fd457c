import type { ChartStyle } from "./chart-table";
import { drawing, element, textAt } from "./svg";

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
const SIZE = { top: 22, bottom: 22, side: 26, symbol: 3.5, diamond: 5.5, font: 11 };
/** The room in pixels that the label of a wave needs. */
const LABEL_ROOM = 60;

type Spot = Trend["points"][number] & { x: number; percentage: number };

/**
 * A line from wave to wave within the band of its intervals, from zero to `highest` per cent. Small bases are hollow;
 * diamonds mark waves coded before the code changed.
 */
export function drawTrend({ colour, points }: Trend, highest: number, width: number, style: ChartStyle): string {
  const foot = TREND_HEIGHT - SIZE.bottom;
  const step = points.length > 1 ? (width - 2 * SIZE.side) / (points.length - 1) : 0;
  const x = (index: number) => SIZE.side + index * step;
  const y = (percentage: number) => foot - (percentage / highest) * (foot - SIZE.top);
  const labelled = Math.max(1, Math.ceil(LABEL_ROOM / Math.max(step, 1)));
  const centred = { "text-anchor": "middle" };

  const runs = runsOf(points.map((point, index) => ({ ...point, x: x(index) })));
  const bands = runs.map((run) => {
    const edge = [...run.map((spot) => [spot.x, y(spot.high)]), ...run.map((spot) => [spot.x, y(spot.low)]).reverse()];
    return element("path", { d: `${pathOf(edge)}Z`, fill: colour, "fill-opacity": 0.18 });
  });
  const lines = runs.map((run) =>
    element("path", {
      d: pathOf(run.map((spot) => [spot.x, y(spot.percentage)])),
      fill: "none",
      stroke: colour,
      "stroke-width": 2,
    }),
  );
  const marks = runs
    .flat()
    .flatMap((spot) => [
      symbolOf(spot, y(spot.percentage), { fill: spot.isWeak ? style.background : colour, stroke: colour }),
      textAt(spot.x, y(spot.percentage) - 13, spot.percentage.toFixed(1), { ...centred, fill: style.text }),
    ]);
  const waves = points.map(({ label }, index) =>
    index % labelled === 0 ? textAt(x(index), foot + 13, label, centred) : "",
  );
  const axis = element("path", {
    d: `M${SIZE.side} ${foot}H${Math.max(SIZE.side, width - SIZE.side)}`,
    stroke: style.line,
  });
  return drawing(
    { width, height: TREND_HEIGHT },
    { "font-family": style.font, "font-size": SIZE.font, fill: style.quietText },
    [...bands, axis, ...lines, ...marks, ...waves].join(""),
  );
}

/** Points between which the line is not interrupted. */
function runsOf(points: (Trend["points"][number] & { x: number })[]): Spot[][] {
  const runs: Spot[][] = [[]];
  for (const { percentage, ...point } of points) {
    if (percentage === null) runs.push([]);
    else runs.at(-1)?.push({ ...point, percentage });
  }
  return runs.filter((run) => run.length > 0);
}

const pathOf = (spots: (readonly number[])[]): string =>
  spots.map(([x = 0, y = 0], index) => `${index === 0 ? "M" : "L"}${x.toFixed(1)} ${y.toFixed(1)}`).join("");

function symbolOf({ x, isOutdated }: Spot, y: number, paint: { fill: string; stroke: string }): string {
  const { symbol, diamond } = SIZE;
  if (!isOutdated) return element("circle", { cx: x, cy: y, r: symbol, ...paint });
  const d = `M${x} ${y - diamond}l${diamond} ${diamond}l${-diamond} ${diamond}l${-diamond} ${-diamond}Z`;
  return element("path", { d, ...paint });
}
