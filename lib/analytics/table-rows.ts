import { restLast } from "@/lib/codebook/rest-last";
import { byKey } from "@/lib/data/parts";
import type { AnalysedCode } from "./analysed";
import type { RowKind, RowOrder, RowSort } from "./row-kinds";

export type TableRow = {
  kind: "code" | "net";
  id: string;
  name: string;
  category: { id: string; name: string };
  code: AnalysedCode | null;
};

/**
 * The rows of a table in order. With the order `frequency`, `figureOf` returns the figure by which a row is sorted.
 * In nested tables, codes stay below their net.
 */
export function rowsOf(
  codes: readonly AnalysedCode[],
  kind: RowKind,
  order: RowOrder,
  figureOf: (rowId: string) => number,
  direction: RowSort["direction"] = "descending",
): TableRow[] {
  const sorted = <Row extends { id: string; name: string }>(rows: readonly Row[]) => {
    if (order === "codebook") return [...rows];
    const sign = direction === "descending" ? 1 : -1;
    const byFigure = rows.toSorted((one, other) => sign * (figureOf(other.id) - figureOf(one.id)));
    return restLast(byFigure, ({ name }) => name);
  };
  const ofCodes = (some: readonly AnalysedCode[]) => sorted(some).map(codeRow);
  if (kind === "codes") return ofCodes(codes);
  const ofCategory = byKey(codes, ({ category }) => category.id);
  const nets = sorted([...new Map(codes.map(({ category }) => [category.id, category])).values()]);
  return nets.flatMap((category) => [
    { kind: "net" as const, id: category.id, name: category.name, category, code: null },
    ...(kind === "nested" ? ofCodes(ofCategory.get(category.id) ?? []) : []),
  ]);
}

const codeRow = (code: AnalysedCode): TableRow => ({
  kind: "code",
  id: code.id,
  name: code.name,
  category: code.category,
  code,
});
