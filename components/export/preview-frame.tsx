"use client";

import type { UseQueryResult } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { LoadFailed } from "../ui/load-failed";
import { Skeleton } from "../ui/skeleton";

type PreviewFrameProps<Data> = {
  result: Pick<UseQueryResult<Data>, "data" | "error" | "isPlaceholderData" | "refetch">;
  children: (data: Data) => ReactNode;
};

/** The frame of a preview. While a new preview loads, the previous one stays, in a lighter shade. */
export function PreviewFrame<Data>({ result, children }: PreviewFrameProps<Data>) {
  const { data, error, isPlaceholderData, refetch } = result;
  if (error) return <LoadFailed error={error} onRetry={refetch} />;
  if (!data) return <Skeleton className="h-80" />;
  return (
    <section
      aria-label="Preview"
      aria-busy={isPlaceholderData}
      className={`grid min-w-0 content-start gap-2 ${isPlaceholderData ? "opacity-60" : ""}`}
    >
      <h3 className="type-label text-ink-2">Content of the file</h3>
      {children(data)}
    </section>
  );
}
