import { pairOf, pairWords } from "../segments/segment-words";
import type { TableQuery } from "./table-query";

const WORDS = { descending: "highest first", ascending: "lowest first" } as const;

/** Says by which column the rows are sorted: “by region: North, highest first”. */
export function sortWords(
  { sort, direction }: Pick<TableQuery, "sort" | "direction">,
  segments: readonly { key: string; value: string }[],
  nameOf: (key: string) => string,
): string {
  const { key, value } = pairOf(sort ?? "", segments);
  return `by ${sort ? pairWords(nameOf(key), value) : "all answers"}, ${WORDS[direction]}`;
}
