"use client";

import { LineChart } from "echarts/charts";
import { GridComponent } from "echarts/components";
import { init, use } from "echarts/core";
import { SVGRenderer } from "echarts/renderers";
import { useEffect, useRef } from "react";
import { TREND_HEIGHT, type Trend, trendOption } from "@/lib/charts/trend-option";
import { ON_PAGE } from "../tables/chart-table";

use([LineChart, GridComponent, SVGRenderer]);

type TrendChartProps = { label: string; trend: Trend; highest: number };

/** A chart of one code over the waves, as wide as the element around it. */
export function TrendChart({ label, trend, highest }: TrendChartProps) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!place.current) return;
    const chart = init(place.current, null, { renderer: "svg", height: TREND_HEIGHT });
    chart.setOption(trendOption(trend, highest, ON_PAGE));
    const observer = new ResizeObserver(() => chart.resize());
    observer.observe(place.current);
    return () => {
      observer.disconnect();
      chart.dispose();
    };
  }, [trend, highest]);
  return <div ref={place} role="img" aria-label={label} style={{ height: TREND_HEIGHT }} />;
}
