import { restLast } from "@/lib/codebook/rest-last";
import { byKey } from "@/lib/data/parts";
import type { AnalysedCode, Net } from "./analysed";
import type { RowKind, RowOrder, RowSort } from "./row-kinds";

export type TableRow = {
  kind: "code" | "net";
  id: string;
  name: string;
  category: Net;
  code: AnalysedCode | null;
  /** The nets below which the row stands, from the outermost on; none in a table of codes alone. */
  above: readonly Net[];
};

/**
 * The rows of a table in order. With the order `frequency`, `figureOf` returns the figure by which a row is sorted.
 * Nets within a net stay below it, and in nested tables so do codes: first those of the net itself.
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
  if (kind === "codes") return sorted(codes).map((code) => codeRow(code, []));
  const within = (some: readonly AnalysedCode[], above: readonly Net[]): TableRow[] => {
    const inNet = byKey(some, ({ nets }) => nets[above.length]?.id ?? "");
    const nets = [...inNet.values()].flatMap(([first]) => first?.nets[above.length] ?? []);
    return sorted(nets).flatMap((net) => {
      const members = inNet.get(net.id) ?? [];
      const path = [...above, net];
      const own = members.filter(({ nets: { length } }) => length === path.length);
      const deeper = members.filter(({ nets: { length } }) => length > path.length);
      return [
        { kind: "net" as const, id: net.id, name: net.name, category: net, code: null, above },
        ...(kind === "nested" ? sorted(own).map((code) => codeRow(code, path)) : []),
        ...within(deeper, path),
      ];
    });
  };
  return within(codes, []);
}

const codeRow = (code: AnalysedCode, above: readonly Net[]): TableRow => ({
  above,
  kind: "code",
  id: code.id,
  name: code.name,
  category: code.category,
  code,
});
