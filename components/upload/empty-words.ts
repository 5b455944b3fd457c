import { whole } from "../ui/figures";
import { nameOf } from "./column-name";
import type { FilePreview } from "./queries";

type Rows = Pick<FilePreview, "row_count" | "row_count_exact">;
type Column = Pick<FilePreview["columns"][number], "index" | "name" | "label" | "filled">;

/** With more columns than this, only their sum is told. */
const NAMED = 3;

/** Says how many cells of the questions are empty. Gives no number if the preview has not read every row. */
export function emptyWords({ row_count, row_count_exact }: Rows, questions: readonly Column[]): string {
  if (questions.length === 0) return "";
  if (!row_count_exact) return "Empty cells are not in the base and cost nothing.";
  const empty = questions.map(({ filled }) => Math.max(0, row_count - filled));
  const sum = empty.reduce((total, count) => total + count, 0);
  if (sum === 0) return "No answer is empty.";
  const each = questions.flatMap((column, index) => (empty[index] ? [`${nameOf(column)} ${whole(empty[index])}`] : []));
  const where = questions.length > 1 && each.length <= NAMED ? ` (${each.join(", ")})` : "";
  return sum === 1
    ? `1 empty cell${where} is not in the base and costs nothing.`
    : `${whole(sum)} empty cells${where} are not in the base and cost nothing.`;
}
