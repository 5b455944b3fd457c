"use client";

import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { LoadFailed } from "../ui/load-failed";
import { Skeleton } from "../ui/skeleton";
import { type ChartFormat, chartQuery, type ExportChoice, type ExportIds } from "./queries";

type ChartPreviewProps = { ids: ExportIds; format: ChartFormat; choice: ExportChoice };

/** Shows the chart as the file will contain it. */
export function ChartPreview({ ids, format, choice }: ChartPreviewProps) {
  const { data, error, isPlaceholderData, refetch } = useQuery({
    ...chartQuery(ids, format, choice),
    placeholderData: keepPreviousData,
  });
  if (error) return <LoadFailed error={error} onRetry={refetch} />;
  if (!data) return <Skeleton className="h-80" />;
  return (
    <section aria-label="Preview" className="grid min-w-0 content-start gap-2" aria-busy={isPlaceholderData}>
      <h3 className="type-label text-ink-2">What the file holds</h3>
      <section
        aria-label="Chart"
        // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, so the keyboard must reach it.
        tabIndex={0}
        className="max-h-[52vh] overflow-auto rounded-2 border border-line bg-white p-2"
      >
        {/* biome-ignore lint/performance/noImgElement: the picture is made from data, which next/image does not take. */}
        <img src={data} alt="Bars of the codes, as the file will show them" className="max-w-none" />
      </section>
    </section>
  );
}
