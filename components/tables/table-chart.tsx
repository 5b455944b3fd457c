"use client";

import { useMemo, useRef } from "react";
import { drawBars } from "@/lib/charts/draw-bars";
import type { CategoryColour } from "@/lib/codebook/category-colour";
import { fileName } from "@/lib/export/file-name";
import { useSegmentName } from "../segments/segment-names";
import { Button } from "../ui/button";
import { Drawing } from "../ui/drawing";
import { counted } from "../ui/figures";
import { Icon } from "../ui/icon";
import { saveFile } from "../ui/save-file";
import { pictureOf } from "./chart-file";
import { chartTableOf, ON_PAGE } from "./chart-table";
import type { CrossTab } from "./queries";

type TableChartProps = { table: CrossTab; colourOf: ReadonlyMap<string, CategoryColour> };

/** The table as bars: a row per code, a panel per column. Every bar has its figure beside it. */
export function TableChart({ table, colourOf }: TableChartProps) {
  const nameOf = useSegmentName();
  const place = useRef<HTMLElement>(null);
  const svg = useMemo(() => drawBars(chartTableOf(table, { colourOf, nameOf }), ON_PAGE), [table, colourOf, nameOf]);
  const save = async (format: "svg" | "png") => {
    const drawing = place.current?.querySelector("svg");
    const name = fileName({ title: table.question.text });
    if (drawing) saveFile(`${name}-cross-tab.${format}`, await pictureOf(drawing, format));
  };
  return (
    <figure className="m-0">
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, so the keyboard must reach it. */}
      <section ref={place} aria-label="Chart" className="max-w-full overflow-x-auto px-4 py-3 sm:px-6" tabIndex={0}>
        <Drawing
          label={`Bars of ${counted(table.rows.length, "code")} in ${counted(table.columns.length, "column")}; the table has the same figures`}
          svg={svg}
        />
      </section>
      <figcaption className="flex flex-wrap gap-2 px-4 sm:px-6 print:hidden">
        <Button type="button" onClick={() => save("svg")}>
          <Icon name="download" /> SVG
        </Button>
        <Button type="button" onClick={() => save("png")}>
          <Icon name="download" /> PNG
        </Button>
      </figcaption>
    </figure>
  );
}
