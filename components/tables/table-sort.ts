import type { RowSort } from "@/lib/analytics/row-kinds";
import type { TableQuery } from "./table-query";

type Sorted = Pick<TableQuery, "sort" | "direction" | "order">;

/** How the rows are sorted by a column (null for the total); null if they are sorted otherwise. */
export function directionOf({ sort, direction, order }: Sorted, segment: string | null): RowSort["direction"] | null {
  if (sort === null) return segment === null && order === "frequency" ? "descending" : null;
  return sort === (segment ?? "") ? direction : null;
}

/** The sorting after a click on a column's head: first descending, then ascending, then in the codebook's order. */
export function sortedNext(query: Sorted, segment: string | null): Sorted {
  switch (directionOf(query, segment)) {
    case null:
      if (segment === null) return { ...UNSORTED, order: "frequency" };
      return { sort: segment, direction: "descending", order: query.order };
    case "descending":
      return { sort: segment ?? "", direction: "ascending", order: query.order };
    case "ascending":
      return { ...UNSORTED, order: "codebook" };
  }
}

/** The rows are in their usual order, not sorted by a column. */
export const UNSORTED = { sort: null, direction: "descending" } as const;
