"use client";

import { usePathname, useSearchParams } from "next/navigation";
import type { Segment } from "@/lib/responses/list-segments";
import { parseTableQuery, type TableQuery, tableSearch } from "./table-query";
import { knownOnly } from "./usual-banner";

/**
 * The settings of the table in the page's address. `change` replaces some of them, `show` replaces all; `show(null)`
 * returns to the default table.
 */
export function useTableQuery(
  segments: readonly Segment[],
  codes: readonly { id: string }[],
  usualWeight: string | null,
) {
  const path = usePathname();
  const query = knownOnly(parseTableQuery(new URLSearchParams(useSearchParams())), segments, codes, usualWeight);
  const show = (next: TableQuery | null) => {
    const search = next ? tableSearch(next) : "";
    window.history.replaceState(null, "", `${path}${search ? `?${search}` : ""}`);
  };
  return { query, show, change: (part: Partial<TableQuery>) => show({ ...query, ...part }) };
}
