import type { Estimate } from "./agreement";

/** Characters with a meaning in Markdown or HTML. */
const SPECIAL = /[\\`*_[\]<>|&~:@]|(?<=\bwww)\./gi;

/** A user's text on one line, escaped so that it is shown unchanged. */
export const plain = (text: string): string => text.replace(/\s+/g, " ").trim().replace(SPECIAL, "\\$&");

/** A list in Markdown. */
export const listed = (items: readonly string[]): string => items.map((item) => `- ${item}`).join("\n");

/** A table in Markdown. */
export function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]) => `| ${cells.join(" | ")} |`;
  return [line(head), line(head.map(() => "---")), ...rows.map(line)].join("\n");
}

/** A value and its interval with three decimals; an en dash and an empty text if it is undefined. */
export function figure({ value, low, high }: Estimate): [string, string] {
  if (value === null) return ["–", ""];
  return [value.toFixed(3), low === null || high === null ? "" : `${low.toFixed(3)} to ${high.toFixed(3)}`];
}

/** A share from 0 to 1 as a percentage with one decimal. */
export const share = (part: number): string => `${Number((100 * part).toFixed(1))}%`;
