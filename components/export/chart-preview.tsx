"use client";

import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { svgAddress } from "../tables/chart-file";
import { PreviewFrame } from "./preview-frame";
import { chartQuery, type ExportChoice, type ExportIds } from "./queries";

type ChartPreviewProps = { ids: ExportIds; choice: ExportChoice };

/** Shows the chart as the file will contain it. */
export function ChartPreview({ ids, choice }: ChartPreviewProps) {
  const result = useQuery({ ...chartQuery(ids, choice), placeholderData: keepPreviousData });
  return (
    <PreviewFrame result={result}>
      {(svg) => (
        <section
          aria-label="Chart"
          // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, so the keyboard must reach it.
          tabIndex={0}
          className="max-h-[52vh] overflow-auto rounded-2 border border-line bg-white p-2"
        >
          {/* biome-ignore lint/performance/noImgElement: the picture is made from data, which next/image does not take. */}
          <img src={svgAddress(svg)} alt="Bars of the codes, as the file will show them" className="max-w-none" />
        </section>
      )}
    </PreviewFrame>
  );
}
