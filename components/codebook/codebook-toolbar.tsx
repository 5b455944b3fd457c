"use client";

import { useEffect, useRef, useState } from "react";
import { Button } from "../ui/button";
import { Icon } from "../ui/icon";
import { SearchField } from "../ui/search-field";
import type { SiblingQuestion } from "./clone-dialog";
import { useCodebookPage } from "./codebook-context";
import { CodebookMenu } from "./codebook-menu";
import { InlineName } from "./inline-name";

type CodebookToolbarProps = {
  filter: string;
  onFilter: (filter: string) => void;
  siblings: readonly SiblingQuestion[];
  onHistory: () => void;
};

/** Filters the codes, undoes the last change, shows the history and adds categories. */
export function CodebookToolbar({ filter, onFilter, siblings, onHistory }: CodebookToolbarProps) {
  const { editor, mayEdit } = useCodebookPage();
  const [isAdding, setAdding] = useState(false);
  const search = useRef<HTMLInputElement>(null);
  useEffect(() => {
    const find = (event: KeyboardEvent) => {
      if (event.key !== "/" || (event.target as Element).closest("input, textarea, select, [role=dialog]")) return;
      event.preventDefault();
      search.current?.focus();
    };
    window.addEventListener("keydown", find);
    return () => window.removeEventListener("keydown", find);
  }, []);
  return (
    <div className="flex min-h-11 flex-wrap items-center gap-2 border-b border-line px-4 py-2 sm:px-6 md:sticky md:top-11 md:z-2 md:bg-surface wide:top-0">
      <SearchField
        ref={search}
        label="Filter codes"
        width="sm:w-56"
        value={filter}
        onChange={({ target }) => onFilter(target.value)}
      />
      <span className="ms-auto flex flex-wrap items-center gap-1">
        {mayEdit && (
          <Button type="button" look="ghost" onClick={editor.undo} aria-label="Undo the last change">
            <Icon name="undo" />
          </Button>
        )}
        <Button type="button" look="ghost" onClick={onHistory}>
          <Icon name="history" /> Version {editor.view.version}
        </Button>
        <CodebookMenu siblings={siblings} />
        {mayEdit &&
          (isAdding ? (
            <InlineName
              label="Name of the new category"
              name=""
              onEnd={(name) => {
                setAdding(false);
                if (name !== null) {
                  editor.edit({ act: ({ createCategory }) => createCategory(name), done: `“${name}” added` });
                }
              }}
            />
          ) : (
            <Button type="button" onClick={() => setAdding(true)}>
              <Icon name="add" /> Category
            </Button>
          ))}
      </span>
    </div>
  );
}
