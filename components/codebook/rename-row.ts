import type { TreeRow } from "./tree-rows";
import type { CodebookEditor } from "./use-codebook";

/** Renames a code or a category; Undo takes it back. */
export function renameRow(editor: CodebookEditor, row: TreeRow, name: string): void {
  if (row.kind === "code") {
    editor.updateCode(row.code, { name });
    return;
  }
  editor.edit({
    act: ({ renameCategory }) => renameCategory(row.id, name),
    done: `“${name}” renamed`,
    expect: (view) => ({
      ...view,
      categories: view.categories.map((other) => (other.id === row.id ? { ...other, name } : other)),
    }),
  });
}
