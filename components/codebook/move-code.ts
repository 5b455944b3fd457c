import type { CategoryView, CodebookView } from "@/lib/analytics/read-codebook-view";
import type { CodeLine } from "@/lib/analytics/read-codes";
import type { CodebookEditor } from "./use-codebook";

export function dropCode(editor: CodebookEditor, code: CodeLine, category: CategoryView, position: number): void {
  editor.edit({
    act: ({ moveCode }) => moveCode(code.id, category.id, position),
    done: `“${code.name}” moved to ${category.name}, ${position + 1} of ${category.codes.length + (code.category.id === category.id ? 0 : 1)}`,
    expect: (view) => moved(view, code, category.id, position),
  });
}

const moved = (view: CodebookView, code: CodeLine, categoryId: string, position: number): CodebookView => ({
  ...view,
  categories: view.categories.map((category) => {
    const codes = category.codes.filter(({ id }) => id !== code.id);
    if (category.id !== categoryId) return { ...category, codes };
    const { id, name, colour } = category;
    return { ...category, codes: codes.toSpliced(position, 0, { ...code, category: { id, name, colour } }) };
  }),
});
