import type { KeyboardEvent } from "react";
import type { CodeChange } from "./code-dialog";
import { deleteCategory, deleteCode } from "./delete-rows";
import { dropCode } from "./move-code";
import type { TreeRow } from "./tree-rows";
import type { CodebookEditor } from "./use-codebook";

type Tree = {
  rows: readonly TreeRow[];
  row: TreeRow;
  focus: (id: string) => void;
  mayEdit: boolean;
  editor: CodebookEditor;
  open: () => void;
  setOpen: (isOpen: boolean) => void;
  select: () => void;
  rename: () => void;
  ask: (change: CodeChange) => void;
};

/** The action of a key in the tree, after the ARIA pattern of a tree grid; null if the key has none. */
export function actForKey({ key, altKey, ctrlKey, metaKey }: KeyboardEvent, tree: Tree): (() => void) | null {
  const { rows, row, focus, mayEdit, editor } = tree;
  const index = rows.findIndex(({ id }) => id === row.id);
  const go = (to: number) => () => focus(rows[Math.max(0, Math.min(rows.length - 1, to))]?.id ?? row.id);
  if (ctrlKey || metaKey) return null;
  if (altKey) {
    if (!mayEdit || (key !== "ArrowUp" && key !== "ArrowDown")) return null;
    return () => step(row, key === "ArrowUp" ? -1 : 1, editor);
  }
  switch (key) {
    case "ArrowDown":
    case "j":
      return go(index + 1);
    case "ArrowUp":
    case "k":
      return go(index - 1);
    case "Home":
      return go(0);
    case "End":
      return go(rows.length - 1);
    case "ArrowRight":
      return () => tree.setOpen(true);
    case "ArrowLeft":
      return row.kind === "code" ? () => focus(row.category.id) : () => tree.setOpen(false);
    case "Enter":
      return row.kind === "code" ? tree.open : null;
  }
  if (!mayEdit) return null;
  switch (key) {
    case "e":
    case "F2":
      return tree.rename;
    case "x":
    case " ":
      return tree.select;
    case "m":
      return () => tree.ask("merge");
    case "v":
      return () => tree.ask("move");
    case "s":
      return () => tree.ask("split");
    case "Delete":
      return () => (row.kind === "code" ? deleteCode(editor, row.code) : deleteCategory(editor, row.category));
    default:
      return null;
  }
}

/**
 * Moves a row one place up or down: a category past the next one of the same net, a code past the next code. The first or last
 * code of a category moves into the category before or after it.
 */
function step(row: TreeRow, by: -1 | 1, editor: CodebookEditor): void {
  const { categories } = editor.view;
  if (row.kind === "category") {
    const siblings = categories.filter(({ parentId }) => parentId === row.category.parentId);
    const next = siblings[siblings.indexOf(row.category) + by];
    if (!next) return;
    const to = categories.filter(({ id }) => id !== row.id).indexOf(next) + Math.max(0, by);
    editor.edit({ act: ({ moveCategory }) => moveCategory(row.id, to), done: `“${row.category.name}” moved` });
    return;
  }
  const to = row.index + by;
  if (to >= 0 && to < row.category.codes.length) {
    dropCode(editor, row.code, row.category, to);
    return;
  }
  const next = categories[categories.findIndex(({ id }) => id === row.category.id) + by];
  if (next) dropCode(editor, row.code, next, by < 0 ? next.codes.length : 0);
}
