"use client";

import { useEffect, useRef, useState } from "react";
import { drawTrend, TREND_HEIGHT, type Trend } from "@/lib/charts/draw-trend";
import { ON_PAGE } from "../tables/chart-table";
import { Drawing } from "../ui/drawing";

type TrendChartProps = { label: string; trend: Trend; highest: number };

/** A chart of one code over the waves, as wide as the element around it. */
export function TrendChart({ label, trend, highest }: TrendChartProps) {
  const place = useRef<HTMLDivElement>(null);
  const [width, setWidth] = useState(0);
  useEffect(() => {
    if (!place.current) return;
    const observer = new ResizeObserver(([entry]) => setWidth(Math.floor(entry?.contentRect.width ?? 0)));
    observer.observe(place.current);
    return () => observer.disconnect();
  }, []);
  return (
    <div ref={place} style={{ height: TREND_HEIGHT }}>
      {width > 0 && <Drawing label={label} svg={drawTrend(trend, highest, width, ON_PAGE)} />}
    </div>
  );
}
