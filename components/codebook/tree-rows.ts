import type { CategoryView } from "@/lib/analytics/read-codebook-view";
import type { CodeLine } from "@/lib/analytics/read-codes";

export type CategoryTreeRow = { kind: "category"; id: string; category: CategoryView; index: number; isOpen: boolean };
export type CodeTreeRow = { kind: "code"; id: string; code: CodeLine; category: CategoryView; index: number };
export type TreeRow = CategoryTreeRow | CodeTreeRow;

/**
 * The rows of the tree from top to bottom: categories, and below each open one its codes that pass the filter. A filter
 * opens every category and leaves out those without a match.
 */
export function treeRows(categories: readonly CategoryView[], closed: ReadonlySet<string>, filter: string): TreeRow[] {
  const wanted = filter.trim().toLowerCase();
  const passes = ({ name, number, definition, include }: CodeLine) =>
    `${number} ${name} ${definition ?? ""} ${include ?? ""}`.toLowerCase().includes(wanted);
  return categories.flatMap((category, index): TreeRow[] => {
    const codes = category.codes.map((code, at) => ({ code, at })).filter(({ code }) => wanted === "" || passes(code));
    if (wanted !== "" && codes.length === 0) return [];
    const isOpen = wanted !== "" || !closed.has(category.id);
    const head: TreeRow = { kind: "category", id: category.id, category, index, isOpen };
    if (!isOpen) return [head];
    return [head, ...codes.map(({ code, at }): TreeRow => ({ kind: "code", id: code.id, code, category, index: at }))];
  });
}
