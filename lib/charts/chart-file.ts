import { invalidInput } from "@/lib/errors/app-error";
import type { ChartStyle, ChartTable } from "./chart-table";
import { drawBars } from "./draw-bars";

export const CHART_TYPE = "image/svg+xml";

/** The largest table that is readable as one picture. */
const MAX = { rows: 200, columns: 30 };

export const ON_PAPER: ChartStyle = {
  font: "Inter, 'Segoe UI', 'Helvetica Neue', Arial, 'Noto Sans', sans-serif",
  text: "#1b1f24",
  quietText: "#5b6470",
  line: "#c5ccd4",
  background: "#ffffff",
  margin: 16,
};

/** A table as an SVG document. Throws VALIDATION_ERROR if it is too large for a picture. */
export function chartFile(table: ChartTable): string {
  if (table.columns.length > MAX.columns) {
    throw invalidInput([
      { path: "segment_keys", message: `would make more than ${MAX.columns} columns, too many for a picture` },
    ]);
  }
  if (table.rows.length > MAX.rows) {
    throw invalidInput([{ path: "code_names", message: `must choose at most ${MAX.rows} rows for a picture` }]);
  }
  return drawBars(table, ON_PAPER);
}
