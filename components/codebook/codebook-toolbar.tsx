"use client";

import { useRef, useState } from "react";
import { usePaletteAction } from "../palette/palette-actions";
import { useIsCoder } from "../shell/coder-context";
import { Button } from "../ui/button";
import { Icon } from "../ui/icon";
import { onDemand } from "../ui/on-demand";
import { SearchField } from "../ui/search-field";
import { usePageKeys } from "../ui/use-page-keys";
import type { SiblingQuestion } from "./clone-dialog";
import { useCodebookPage } from "./codebook-context";
import { CodebookMenu } from "./codebook-menu";
import { InlineName } from "./inline-name";

const AddCodeDialog = onDemand(async () => (await import("./add-code-dialog")).AddCodeDialog);

type CodebookToolbarProps = {
  filter: string;
  onFilter: (filter: string) => void;
  siblings: readonly SiblingQuestion[];
  /** The default category for a new code. */
  categoryId: string | undefined;
  onHistory: () => void;
};

/** Filters the codes, undoes and redoes changes, shows the history, and adds codes and categories. */
export function CodebookToolbar({ filter, onFilter, siblings, categoryId, onHistory }: CodebookToolbarProps) {
  const { editor, mayEdit, reveal } = useCodebookPage();
  const isCoder = useIsCoder();
  const [adding, setAdding] = useState<"code" | "category" | null>(null);
  const search = useRef<HTMLInputElement>(null);
  const addCategory = useRef<HTMLButtonElement>(null);
  usePageKeys({
    "/": () => search.current?.focus(),
    ...(mayEdit && {
      z: editor.undo,
      "Control+z": editor.undo,
      "Control+Shift+z": editor.redo,
      "Control+y": editor.redo,
    }),
  });
  usePaletteAction("Add a code", "add", mayEdit ? () => setAdding("code") : null);
  usePaletteAction("Add a category", "add", mayEdit ? () => setAdding("category") : null);
  usePaletteAction("Undo the last change", "undo", mayEdit && editor.mayUndo ? editor.undo : null);
  usePaletteAction("History of the codebook", "history", isCoder ? null : onHistory);
  const createCategory = (name: string) =>
    editor.edit({
      act: async ({ createCategory }) => {
        const category = await createCategory(name);
        reveal(category.id);
        return category;
      },
      done: `“${name}” added`,
    });
  return (
    <div className="flex min-h-11 flex-wrap items-center gap-2 border-b border-line px-4 py-2 sm:px-6 md:sticky md:top-11 md:z-2 md:bg-surface wide:top-0 print:hidden">
      <SearchField
        ref={search}
        label="Filter codes"
        width="max-sm:flex-1 max-sm:basis-24 sm:w-56"
        value={filter}
        onChange={({ target }) => onFilter(target.value)}
      />
      <span className="flex items-center gap-1 sm:ms-auto">
        {mayEdit && (
          <>
            <Button
              type="button"
              look="ghost"
              title="Undo (Z)"
              aria-label="Undo the last change"
              disabled={!editor.mayUndo}
              onClick={editor.undo}
            >
              <Icon name="undo" />
            </Button>
            <Button
              type="button"
              look="ghost"
              title="Redo (Ctrl Shift Z)"
              aria-label="Redo the change"
              disabled={!editor.mayRedo}
              onClick={editor.redo}
            >
              <Icon name="redo" />
            </Button>
          </>
        )}
        {!isCoder && (
          <Button type="button" look="ghost" onClick={onHistory}>
            <Icon name="history" />
            <span>
              <span className="max-sm:sr-only">Version </span>
              {editor.view.version}
            </span>
          </Button>
        )}
      </span>
      <span className="flex items-center gap-1">
        <CodebookMenu siblings={siblings} />
        {mayEdit && (
          <>
            <Button type="button" disabled={editor.view.categories.length === 0} onClick={() => setAdding("code")}>
              <Icon name="add" /> Code
            </Button>
            {adding === "category" ? (
              <span className="w-44">
                <InlineName
                  label="Name of the new category"
                  name=""
                  onEnd={(name) => {
                    setAdding(null);
                    if (name === null) requestAnimationFrame(() => addCategory.current?.focus());
                    else createCategory(name);
                  }}
                />
              </span>
            ) : (
              <Button ref={addCategory} type="button" onClick={() => setAdding("category")}>
                <Icon name="add" /> Category
              </Button>
            )}
          </>
        )}
      </span>
      {adding === "code" && <AddCodeDialog categoryId={categoryId} onClose={() => setAdding(null)} />}
    </div>
  );
}
