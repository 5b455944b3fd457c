import type { ChartStyle, ChartTable } from "@/lib/charts/chart-table";
import type { CategoryColour } from "@/lib/codebook/category-colour";
import { percentFigure, whole } from "../ui/figures";
import type { CrossTab, CrossTabCell } from "./queries";

/** Colours are the page's variables, so that the chart follows its theme. */
export const ON_PAGE: ChartStyle = {
  font: '"Inter Variable", Inter, sans-serif',
  text: "var(--text)",
  quietText: "var(--text-3)",
  line: "var(--line-strong)",
  background: "var(--surface)",
  margin: 0,
};

/** A cross-tab as its chart shows it: bars in the colour of their category, those of nets stronger. */
export const chartTableOf = (
  { columns, rows }: CrossTab,
  { colourOf, nameOf }: { colourOf: ReadonlyMap<string, CategoryColour>; nameOf: (key: string) => string },
): ChartTable => ({
  columns: columns.map((column) => ({
    segment: column.segment_key === null ? null : nameOf(column.segment_key),
    name: column.letter === null ? "All" : `${column.letter}  ${column.segment_value}`,
    base: `base ${whole(column.base)}${column.small_base ? " †" : ""}`,
  })),
  rows: rows.map(({ name, kind, category_id, cells }) => ({
    name,
    isNet: kind === "net",
    colour: `var(--cat-${colourOf.get(category_id) ?? 0})`,
    opacity: kind === "net" ? 1 : 0.75,
    bars: cells.map((cell) => ({ percentage: cell.percentage, figure: figureOf(cell) })),
  })),
});

function figureOf({ percentage, exceeds }: CrossTabCell): string {
  if (percentage === null) return "–";
  return `${percentFigure(percentage / 100)}${exceeds.length > 0 ? ` ${exceeds.join("")}` : ""}`;
}
