"use client";

import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { counted } from "../ui/figures";
import { LoadFailed } from "../ui/load-failed";
import { Skeleton } from "../ui/skeleton";
import { ColumnTable } from "./column-table";
import { type ExportChoice, type ExportIds, type FileFormat, previewQuery } from "./queries";

type FilePreviewProps = { ids: ExportIds; format: FileFormat; choice: ExportChoice };

/** Shows the columns and first rows that the file will contain. */
export function FilePreview({ ids, format, choice }: FilePreviewProps) {
  const { data, error, isPlaceholderData, refetch } = useQuery({
    ...previewQuery(ids, format, choice),
    placeholderData: keepPreviousData,
  });
  if (error) return <LoadFailed error={error} onRetry={refetch} />;
  if (!data) return <Skeleton className="h-80" />;
  const what = data.format === "sav" || data.format === "triple-s" ? "variable" : "column";
  return (
    <section
      aria-label="Preview"
      aria-busy={isPlaceholderData}
      className={`grid min-w-0 content-start gap-2 ${isPlaceholderData ? "opacity-60" : ""}`}
    >
      <h3 className="type-label text-ink-2">What the file holds</h3>
      <p className="text-ink-2">
        {choice.scope === "project" && "A zip with a file like this for each question that has answers. "}
        {counted(data.answers, "answer")}
        {data.sample === null && `, ${counted(data.columns_total, what)}`}
        {data.sets.map(({ name, columns }) => `, the multiple-response set ${name} of ${counted(columns, what)}`)}.
      </p>
      {data.sample === null ? (
        <ColumnTable preview={data} />
      ) : (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, so the keyboard must reach it.
        <pre tabIndex={0} className="type-code max-h-[52vh] overflow-auto rounded-2 border border-line bg-sunken p-3">
          {data.sample}
        </pre>
      )}
    </section>
  );
}
