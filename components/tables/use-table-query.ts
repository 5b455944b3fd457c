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
  const read = (search: URLSearchParams) => knownOnly(parseTableQuery(search), segments, codes, usualWeight);
  const show = (next: TableQuery | null) => {
    const search = next ? tableSearch(next) : "";
    window.history.replaceState(null, "", `${path}${search ? `?${search}` : ""}`);
  };
  return {
    query: read(new URLSearchParams(useSearchParams())),
    show,
    // The address may have changed since the page was rendered.
    change: (part: Partial<TableQuery>) => show({ ...read(new URLSearchParams(window.location.search)), ...part }),
  };
}
