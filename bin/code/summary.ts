import { isEmptyAnswer } from "@/lib/preparation/empty-answer";
import type { AnswerColumns } from "@/lib/tables/guess-columns";
import type { Table } from "@/lib/tables/table";
import { codebookTree, SENTIMENT_LEGEND } from "../terminal/codebook-tree";
import { styleFor } from "../terminal/style";
import type { CodingResult } from "./result";

/** Prints the codebook with frequencies, how much of the file it covers, and what that cost. */
export function printSummary(input: {
  table: Table;
  columns: AnswerColumns;
  result: CodingResult;
  creditsLeft: number;
  output: string;
}): void {
  const { table, columns, result, creditsLeft, output } = input;
  const style = styleFor(process.stdout);
  const answered = table.rows.filter((row) => !isEmptyAnswer(row[columns.text] ?? "")).length;
  const coded = result.results.filter(({ codes }) => codes.length > 0).length;
  const codes = result.results.reduce((sum, response) => sum + response.codes.length, 0);
  const row = (label: string, value: string) => `${style.dim(label.padEnd(11))}${value}`;
  const lines = [
    "",
    ...codebookTree(result.codebook, answered, style),
    "",
    style.dim(`${SENTIMENT_LEGEND}; shares of the ${answered} answers that are not empty`),
    "",
    row("Coverage", `${coded} of ${answered} answers have a code (${percent(coded, answered)})`),
    row("Codes", `${(codes / Math.max(1, coded)).toFixed(2)} per coded answer`),
    row("Credits", `${result.credits_used} used, ${creditsLeft} left`),
    row("Written", output),
  ];
  console.log(lines.join("\n"));
}

const percent = (part: number, whole: number) => `${whole === 0 ? 0 : ((100 * part) / whole).toFixed(1)} %`;
