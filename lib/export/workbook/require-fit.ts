import { invalidInput } from "@/lib/errors/app-error";
import type { ExportFrame } from "../export-frame";
import type { Layout } from "../layouts";
import { MAX_COLUMNS } from "../survey/max-columns";

/** The most rows of a sheet, its header among them. Source: "Excel specifications and limits", Microsoft. */
const MAX_ROWS = 1_048_576;

/** Throws VALIDATION_ERROR if the answers do not fit into a sheet: Excel would drop what is beyond its limits. */
export function requireFit(
  { answers, furtherMentions }: Pick<ExportFrame, "answers" | "furtherMentions">,
  columns: number,
  layout: Layout,
): void {
  const rows = 1 + answers + (layout === "one_row_per_code" ? furtherMentions : 0);
  refuse("rows", rows, MAX_ROWS);
  refuse("columns", columns, MAX_COLUMNS);
}

function refuse(what: string, found: number, max: number): void {
  if (found <= max) return;
  const [given, limit] = [found, max].map((count) => count.toLocaleString("en"));
  throw invalidInput([{ path: "layout", message: `gives ${given} ${what}, and a sheet has ${limit}; export csv` }]);
}
