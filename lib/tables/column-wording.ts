import { withoutHtml } from "@/lib/text/plain-text";
import type { TableHead } from "./table";

/** How a column is worded, without HTML: its label in an SPSS file or under a second header, else its name. */
export const columnWording = ({ columns, labels }: Pick<TableHead, "columns" | "labels">, column: number): string =>
  withoutHtml(labels?.[column]?.trim() || columns[column] || "").trim();
