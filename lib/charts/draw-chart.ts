import { BarChart } from "echarts/charts";
import { GridComponent, TitleComponent } from "echarts/components";
import { init, use } from "echarts/core";
import { SVGRenderer } from "echarts/renderers";
import { type ChartTable, chartOption, chartSize } from "./chart-option";

use([BarChart, GridComponent, TitleComponent, SVGRenderer]);

/** A table as an SVG document. */
export function drawChart(table: ChartTable): string {
  const chart = init(null, null, { renderer: "svg", ssr: true, ...chartSize(table) });
  try {
    chart.setOption(chartOption(table));
    return chart.renderToSVGString();
  } finally {
    chart.dispose();
  }
}
