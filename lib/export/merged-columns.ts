import type { MergedQuestion } from "./merged-question";
import type { ExportedAnswer } from "./read-answers";

type Cell = string | number | null;
type Column = { name: string; type: "text" | "number" };

/** Whether an answer is not “Other” any more: 1 or 0, null where nobody asked. */
export const movedOf = ({ closed, merged }: Pick<ExportedAnswer, "closed" | "merged">): 0 | 1 | null =>
  closed === null ? null : String(closed) === String(merged) ? 0 : 1;

const SEPARATOR = " | ";

/** The columns of the merged question in a table, and whether the answer has moved; none without a closed question. */
export function mergedColumns(
  question: MergedQuestion | null,
  layout: string,
): { columns: Column[]; cellsOf: (answer: ExportedAnswer) => Cell[] } {
  if (!question) return { columns: [], cellsOf: () => [] };
  const { columns, cellsOf } = laidOut(question, layout);
  return {
    columns: [...columns, { name: "moved", type: "number" }],
    cellsOf: (answer) => [...cellsOf(answer.merged), movedOf(answer)],
  };
}

function laidOut({ codes, most }: MergedQuestion, layout: string) {
  const names = new Map(codes.map(({ number, name }) => [number, name]));
  const nameOf = (number: number) => names.get(number) ?? String(number);
  const text = (name: string): Column => ({ name, type: "text" });
  const number = (name: string): Column => ({ name, type: "number" });
  if (layout === "binary_dummy") {
    return {
      columns: codes.map(({ name }) => number(`${name} (merged)`)),
      cellsOf: (merged: number[] | null): Cell[] =>
        codes.map((code) => merged && (merged.includes(code.number) ? 1 : 0)),
    };
  }
  if (layout === "columns_by_mention") {
    const places = Array.from({ length: most }, (_, place) => place);
    return {
      columns: places.flatMap((place) => [text(`merged_${place + 1}`), number(`merged_number_${place + 1}`)]),
      cellsOf: (merged: number[] | null): Cell[] =>
        places.flatMap((place) => {
          const code = merged?.[place];
          return code === undefined ? [null, null] : [nameOf(code), code];
        }),
    };
  }
  return {
    columns: [text("merged"), text("merged_numbers")],
    cellsOf: (merged: number[] | null): Cell[] => [
      merged?.map(nameOf).join(SEPARATOR) || null,
      merged?.join(SEPARATOR) || null,
    ],
  };
}
