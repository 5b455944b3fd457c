import type { CrossTab, CrossTabCell } from "./queries";

/** Two columns of a banner of which the first has significantly more answers under "Other". */
export type UnevenRest = { name: string; more: CrossTabCell; less: CrossTabCell };

type Lettered = { letter: string | null; cell: CrossTabCell };

/**
 * For each banner, the columns with the largest and the smallest share of "Other", if the larger one is significantly
 * larger. There, differences of other codes may come from subjects that have no code.
 */
export function unevenRest(
  { columns, rows }: Pick<CrossTab, "columns" | "rows">,
  codes: readonly { id: string; isCatchAll: boolean }[],
): UnevenRest[] {
  const catchAll = new Set(codes.flatMap(({ id, isCatchAll }) => (isCatchAll ? id : [])));
  const keys = [...new Set(columns.flatMap(({ segment_key }) => segment_key ?? []))];
  return rows
    .filter(({ kind, id }) => kind === "code" && catchAll.has(id))
    .flatMap(({ name, cells }) => {
      const lettered = cells.map((cell, index) => ({ cell, letter: columns[index]?.letter ?? null }));
      return keys.flatMap((key) => {
        const pair = mostAndLeast(lettered.filter(({ cell }) => cell.segment_key === key));
        return pair ? { name, ...pair } : [];
      });
    });
}

function mostAndLeast(cells: readonly Lettered[]): Omit<UnevenRest, "name"> | null {
  const [max] = cells.toSorted((a, b) => share(b) - share(a));
  const [min] = cells
    .filter(({ letter }) => letter !== null && max?.cell.exceeds.includes(letter))
    .toSorted((a, b) => share(a) - share(b));
  return max && min ? { more: max.cell, less: min.cell } : null;
}

const share = ({ cell }: Lettered) => cell.percentage ?? 0;
