"use client";

import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { PreviewFrame } from "./preview-frame";
import { type ChartFormat, chartQuery, type ExportChoice, type ExportIds } from "./queries";

type ChartPreviewProps = { ids: ExportIds; format: ChartFormat; choice: ExportChoice };

/** Shows the chart as the file will contain it. */
export function ChartPreview({ ids, format, choice }: ChartPreviewProps) {
  const result = useQuery({ ...chartQuery(ids, format, choice), placeholderData: keepPreviousData });
  return (
    <PreviewFrame result={result}>
      {(address) => (
        <section
          aria-label="Chart"
          // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, so the keyboard must reach it.
          tabIndex={0}
          className="max-h-[52vh] overflow-auto rounded-2 border border-line bg-white p-2"
        >
          {/* biome-ignore lint/performance/noImgElement: the picture is made from data, which next/image does not take. */}
          <img src={address} alt="Bars of the codes, as the file will show them" className="max-w-none" />
        </section>
      )}
    </PreviewFrame>
  );
}
