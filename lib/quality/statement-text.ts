import type { Estimate } from "./agreement";

/** The characters that Markdown or HTML would read as more than text. */
const SPECIAL = /[\\`*_[\]<>|&~:@]|(?<=\bwww)\./gi;

/** Users' text on one line, shown as it is. */
export const plain = (text: string): string => text.replace(/\s+/g, " ").trim().replace(SPECIAL, "\\$&");

export const listed = (items: readonly string[]): string => items.map((item) => `- ${item}`).join("\n");

export function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]) => `| ${cells.join(" | ")} |`;
  return [line(head), line(head.map(() => "---")), ...rows.map(line)].join("\n");
}

/** A value and its interval with three decimals; an en dash and nothing where it is not defined. */
export function figure({ value, low, high }: Estimate): [string, string] {
  if (value === null) return ["–", ""];
  return [value.toFixed(3), low === null || high === null ? "" : `${low.toFixed(3)} to ${high.toFixed(3)}`];
}

export const share = (part: number): string => `${Number((100 * part).toFixed(1))}%`;
