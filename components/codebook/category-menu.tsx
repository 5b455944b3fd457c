"use client";

import type { CategoryView } from "@/lib/analytics/read-codebook-view";
import { Icon } from "../ui/icon";
import { Menu, MenuItem, MenuLine } from "../ui/menu";
import { useCodebookPage } from "./codebook-context";
import { deleteCategory } from "./delete-rows";

type CategoryMenuProps = { category: CategoryView; onRename: () => void; onAdd: () => void; onNest: () => void };

/** A menu of changes to a category, behind a button in its row. */
export function CategoryMenu({ category, onRename, onAdd, onNest }: CategoryMenuProps) {
  const { editor } = useCodebookPage();
  const isNet = editor.view.categories.some(({ parentId }) => parentId === category.id);
  const trigger = (
    <button
      type="button"
      tabIndex={-1}
      aria-label={`More for ${category.name}`}
      className="ms-auto grid size-6 flex-none place-items-center rounded-1 text-ink-3 opacity-0 group-focus-within:opacity-100 group-hover:opacity-100 hover:bg-press data-[state=open]:opacity-100 pointer-coarse:size-11 pointer-coarse:opacity-100"
    >
      <Icon name="more" />
    </button>
  );
  return (
    <Menu trigger={trigger}>
      <MenuItem icon="add" onSelect={onAdd}>
        Add a code
      </MenuItem>
      <MenuItem icon="edit" keys="E" onSelect={onRename}>
        Rename
      </MenuItem>
      <MenuItem icon="book" onSelect={onNest}>
        Move into a category
      </MenuItem>
      <MenuLine />
      <MenuItem icon="delete" danger onSelect={() => deleteCategory(editor, category)}>
        {isNet ? "Delete; categories in it move up" : "Delete with its codes"}
      </MenuItem>
    </Menu>
  );
}
