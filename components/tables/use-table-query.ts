"use client";

import { usePathname, useSearchParams } from "next/navigation";
import type { Segment } from "@/lib/results/list-segments";
import { parseTableQuery, type TableQuery, tableSearch } from "./table-query";
import { knownOnly } from "./usual-banner";

/** The table in the address of the page; `change` sets some parts of it. */
export function useTableQuery(segments: readonly Segment[]) {
  const path = usePathname();
  const query = knownOnly(parseTableQuery(new URLSearchParams(useSearchParams())), segments);
  const change = (part: Partial<TableQuery>) => {
    const search = tableSearch({ ...query, ...part });
    window.history.replaceState(null, "", `${path}${search ? `?${search}` : ""}`);
  };
  return { query, change };
}
