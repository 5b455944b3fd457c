import type { CategoryView, CodebookView } from "@/lib/analytics/read-codebook-view";
import { counted } from "../ui/figures";
import type { Edits } from "./queries";
import type { CodebookEditor } from "./use-codebook";

/** Deletes a code. It disappears at once, so that nothing requests its answers any more. */
export function deleteCode(editor: CodebookEditor, { id, name }: { id: string; name: string }): void {
  editor.edit({
    act: ({ deleteCode }) => deleteCode(id),
    done: `“${name}” deleted`,
    expect: withoutCode(id),
  });
}

/** Deletes codes; one undo brings all of them back. */
export function deleteCodes(editor: CodebookEditor, codes: readonly { id: string; name: string }[]): void {
  const edits = codes.map(({ id }) => ({ act: ({ deleteCode }: Edits) => deleteCode(id), expect: withoutCode(id) }));
  void editor
    .editAll(edits, `${codes.length === 1 ? `“${codes[0]?.name}”` : counted(codes.length, "code")} deleted`)
    .catch(ignoreShownFailure);
}

/** Deletes a category with its codes; those within it move up. */
export function deleteCategory(editor: CodebookEditor, { id, name, codes, parentId }: CategoryView): void {
  const inner = editor.view.categories.some((category) => category.parentId === id);
  editor.edit({
    act: ({ deleteCategory }) => deleteCategory(id),
    done: `“${name}”${codes.length > 0 ? ` and its ${counted(codes.length, "code")}` : ""} deleted${inner ? "; the categories in it moved up" : ""}`,
    expect: (view) =>
      withCategories(view, (category) => {
        if (category.id === id) return [];
        return [category.parentId === id ? { ...category, parentId } : category];
      }),
  });
}

/**
 * A handler for `.catch` that does nothing: the editor has shown the failure, and makes none of the remaining changes.
 */
export const ignoreShownFailure = () => {};

const withoutCode = (id: string) => (view: CodebookView) =>
  withCategories(view, (category) => [{ ...category, codes: category.codes.filter((code) => code.id !== id) }]);

const withCategories = (view: CodebookView, change: (category: CategoryView) => CategoryView[]): CodebookView => ({
  ...view,
  categories: view.categories.flatMap(change),
});
