import { BarChart } from "echarts/charts";
import { GridComponent, TitleComponent } from "echarts/components";
import { init, use } from "echarts/core";
import { SVGRenderer } from "echarts/renderers";
import { chartOption, chartSize } from "./chart-option";
import type { ChartStyle, ChartTable } from "./chart-table";

use([BarChart, GridComponent, TitleComponent, SVGRenderer]);

/** The font named in drawings. In a PNG, other fonts supply the characters that it lacks. */
const FONT = "DejaVu Sans";

const ON_PAPER: ChartStyle = {
  font: FONT,
  text: "#1b1f24",
  quietText: "#5b6470",
  line: "#c5ccd4",
  background: "#ffffff",
  margin: 16,
};

/** A table as an SVG document. */
export function drawChart(table: ChartTable): string {
  const chart = init(null, null, { renderer: "svg", ssr: true, ...chartSize(table, ON_PAPER) });
  try {
    chart.setOption(chartOption(table, ON_PAPER));
    return chart.renderToSVGString();
  } finally {
    chart.dispose();
  }
}
