"use client";

import type { ReactNode } from "react";
import { usePageKeys } from "../ui/use-page-keys";

/** The links that open the rows of the page's table. */
const links = () => [...document.querySelectorAll<HTMLElement>("[data-row-link]")];

export const focusFirstRow = () => links()[0]?.focus();

function move(step: 1 | -1): void {
  const rows = links();
  const row = document.activeElement?.closest("tr");
  const here = rows.findIndex((link) => row?.contains(link));
  rows[here < 0 ? 0 : Math.min(rows.length - 1, Math.max(0, here + step))]?.focus();
}

/** Lets J, K and the arrow keys go from row to row; Enter opens the row, as its link does. */
export function RowKeys({ children }: { children: ReactNode }) {
  usePageKeys({ j: () => move(1), ArrowDown: () => move(1), k: () => move(-1), ArrowUp: () => move(-1) });
  return children;
}
