import type { ChartStyle } from "./chart-table";
import { cutTo, drawing, element, textAt } from "./svg";

/** Estimates with their intervals, such as differences from zero. */
export type IntervalChart = {
  title?: string;
  /** What the axis measures. */
  axis: string;
  /** `figure` stands at the right; a dot is filled if `isStrong`, otherwise hollow. */
  rows: { name: string; value: number; low: number; high: number; figure: string; isStrong: boolean }[];
};

/** Sizes in pixels. */
const SIZE = { title: 36, head: 44, names: 240, panel: 360, figures: 150, row: 22, dot: 4 };
const FONT = { title: 15, name: 12, small: 11 };
const SPACE = 24;
/** The most ticks of the axis. */
const MAX_TICKS = 7;

/** A dot with its interval for each row, all on one axis on which zero is marked, with figures beside them. */
export function drawIntervals({ title, axis, rows }: IntervalChart, style: ChartStyle): string {
  const { margin } = style;
  const top = margin + (title ? SIZE.title : 0) + SIZE.head;
  const left = margin + SIZE.names;
  const width = left + SIZE.panel + SPACE + SIZE.figures + margin;
  const height = top + rows.length * SIZE.row + margin;
  const low = Math.min(0, ...rows.map((row) => row.low));
  const high = Math.max(0, ...rows.map((row) => row.high));
  const step = stepFor((high - low || 1) / MAX_TICKS);
  const from = Math.floor(low / step) * step;
  const to = Math.max(from + step, Math.ceil(high / step) * step);
  const at = (value: number) => left + ((value - from) / (to - from)) * SIZE.panel;
  const middle = (row: number) => top + (row + 0.5) * SIZE.row;
  const quiet = { "font-size": FONT.small, fill: style.quietText };
  const ticks = Array.from({ length: Math.round((to - from) / step) + 1 }, (_, index) => from + index * step);
  const heading = title
    ? textAt(margin, margin + FONT.title / 2, cutTo(width - 2 * margin, FONT.title, title), {
        "font-weight": 600,
        "font-size": FONT.title,
      })
    : "";
  const scale = ticks.flatMap((tick) => {
    const isZero = Math.abs(tick) < step / 2;
    return [
      textAt(at(tick), top - 10, tickWords(tick, step), { ...quiet, "text-anchor": "middle" }),
      element("path", {
        d: `M${at(tick)} ${top}V${height - margin}`,
        stroke: isZero ? style.quietText : style.line,
        "stroke-opacity": isZero ? 1 : 0.5,
      }),
    ];
  });
  const drawn = rows.map(({ name, value, low, high, figure, isStrong }, row) =>
    [
      textAt(margin, middle(row), cutTo(SIZE.names - SPACE, FONT.name, name)),
      element("path", { d: `M${at(low)} ${middle(row)}H${at(high)}`, stroke: style.text, "stroke-width": 1.5 }),
      element("circle", {
        ...{ cx: at(value), cy: middle(row), r: SIZE.dot, stroke: style.text, "stroke-width": 1.5 },
        fill: isStrong ? style.text : style.background,
      }),
      textAt(left + SIZE.panel + SPACE, middle(row), figure, isStrong ? { "font-weight": 600 } : {}),
    ].join(""),
  );
  return drawing(
    { width, height },
    { "font-family": style.font, "font-size": FONT.name, fill: style.text },
    [
      element("rect", { width: "100%", height: "100%", fill: style.background }),
      heading,
      textAt(left, top - 32, cutTo(SIZE.panel + SPACE + SIZE.figures, FONT.small, axis), quiet),
      ...scale,
      ...drawn,
    ].join(""),
  );
}

/** The smallest of 1, 2, 5, 10, 20 … and their decimal parts that is at least this. */
function stepFor(least: number): number {
  const power = 10 ** Math.floor(Math.log10(least));
  return power * ([1, 2, 5, 10].find((factor) => factor * power >= least * (1 - 1e-9)) ?? 10);
}

function tickWords(tick: number, step: number): string {
  const places = Math.max(0, -Math.floor(Math.log10(step) + 1e-9));
  const figure = Math.abs(tick).toFixed(places);
  if (Number(figure) === 0) return "0";
  return `${tick < 0 ? "−" : "+"}${figure}`;
}
