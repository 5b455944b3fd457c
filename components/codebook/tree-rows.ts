import type { CategoryView } from "@/lib/analytics/read-codebook-view";
import type { CodeLine } from "@/lib/analytics/read-codes";
import { netsOf } from "@/lib/codebook/nets";

/** `level`: how deep the row stands, 1 for the outermost categories. */
export type CategoryTreeRow = {
  kind: "category";
  id: string;
  category: CategoryView;
  index: number;
  level: number;
  isOpen: boolean;
};
export type CodeTreeRow = {
  kind: "code";
  id: string;
  code: CodeLine;
  category: CategoryView;
  index: number;
  level: number;
};
export type TreeRow = CategoryTreeRow | CodeTreeRow;

/**
 * The rows of the tree from top to bottom: categories, and below each open one its codes that pass the filter and the
 * categories within it. A filter opens every category and leaves out those without a match.
 */
export function treeRows(categories: readonly CategoryView[], closed: ReadonlySet<string>, filter: string): TreeRow[] {
  const wanted = filter.trim().toLowerCase();
  const passes = ({ name, number, definition, include }: CodeLine) =>
    `${number} ${name} ${definition ?? ""} ${include ?? ""}`.toLowerCase().includes(wanted);
  const nets = netsOf(categories);
  const matching = new Set(
    categories.flatMap(({ id, codes }) => (codes.some(passes) ? (nets.get(id) ?? []).map((net) => net.id) : [])),
  );
  return categories.flatMap((category, index): TreeRow[] => {
    const path = nets.get(category.id) ?? [];
    if (wanted !== "" && !matching.has(category.id)) return [];
    if (wanted === "" && path.slice(0, -1).some(({ id }) => closed.has(id))) return [];
    const isOpen = wanted !== "" || !closed.has(category.id);
    const level = path.length;
    const head: TreeRow = { kind: "category", id: category.id, category, index, level, isOpen };
    if (!isOpen) return [head];
    const codes = category.codes.map((code, at) => ({ code, at })).filter(({ code }) => wanted === "" || passes(code));
    return [
      head,
      ...codes.map(
        ({ code, at }): TreeRow => ({ kind: "code", id: code.id, code, category, index: at, level: level + 1 }),
      ),
    ];
  });
}
