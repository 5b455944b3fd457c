import { serve } from "@/lib/workers/serve";
import type { ChartTable } from "./chart-table";
import { drawChart } from "./draw-chart";
import { paintChart } from "./paint-chart";

const handlers = {
  svg: ({ table }: { table: ChartTable }): string => drawChart(table),
  png: ({ table }: { table: ChartTable }): Promise<Uint8Array> => paintChart(drawChart(table)),
};

export type ChartCalls = typeof handlers;
export default serve(handlers);
