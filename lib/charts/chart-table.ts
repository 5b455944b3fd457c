/** A banner table as a chart shows it: a row of bars for each row, a panel for each column. */
export type ChartTable = {
  title?: string;
  /** Lines below the title. */
  notes?: readonly string[];
  /**
   * `base` as it is written below the name, such as `base 120`. `segment` is written once above adjacent columns that
   * have the same; null for none.
   */
  columns: { segment: string | null; name: string; base: string }[];
  rows: ChartRow[];
};

export type ChartRow = {
  name: string;
  isNet: boolean;
  colour: string;
  /** Opacity of the bars, from 0 to 1. */
  opacity?: number;
  /** One bar per column: its length in per cent (null for none), and the figure next to it, such as `12.5% B`. */
  bars: { percentage: number | null; figure: string }[];
};

/** Style values that depend on where the chart is shown. Colours are in CSS syntax. */
export type ChartStyle = {
  font: string;
  text: string;
  quietText: string;
  line: string;
  background: string;
  /** The margin around the chart, in pixels. */
  margin: number;
};
