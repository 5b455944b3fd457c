"use client";

import { useMemo, useRef } from "react";
import { scoreChart } from "@/lib/analytics/score/score-chart";
import { drawIntervals } from "@/lib/charts/draw-intervals";
import { fileName } from "@/lib/export/file-name";
import { pictureOf } from "../tables/chart-file";
import { ON_PAGE } from "../tables/chart-table";
import { Button } from "../ui/button";
import { Drawing } from "../ui/drawing";
import { counted } from "../ui/figures";
import { Icon } from "../ui/icon";
import { saveFile } from "../ui/save-file";
import { ScrollRegion } from "../ui/scroll-region";
import type { Score } from "./queries";

/** The impacts as dots with their intervals. */
export function ScoreChart({ score, scoreName }: { score: Score; scoreName: string }) {
  const place = useRef<HTMLElement>(null);
  const chart = useMemo(() => scoreChart(score, scoreName), [score, scoreName]);
  const save = async (format: "svg" | "png") => {
    const drawing = place.current?.querySelector("svg");
    if (drawing)
      saveFile(`${fileName({ title: score.question.text })}-score.${format}`, await pictureOf(drawing, format));
  };
  return (
    <figure ref={place} className="m-0">
      <ScrollRegion label="Chart" className="max-w-full overflow-x-auto px-4 py-3 sm:px-6">
        <Drawing
          label={`Impacts of ${counted(chart.rows.length, "code")} with their intervals; the table has the same figures`}
          svg={drawIntervals(chart, ON_PAGE)}
        />
      </ScrollRegion>
      <figcaption className="flex flex-wrap gap-2 px-4 sm:px-6 print:hidden">
        {(["svg", "png"] as const).map((format) => (
          <Button key={format} type="button" onClick={() => save(format)}>
            <Icon name="download" /> {format.toUpperCase()}
          </Button>
        ))}
      </figcaption>
    </figure>
  );
}
