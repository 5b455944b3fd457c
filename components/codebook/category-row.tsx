"use client";

import { useState } from "react";
import { classNames } from "../ui/class-names";
import { counted, Percent, whole } from "../ui/figures";
import { Icon } from "../ui/icon";
import { Menu, MenuItem, MenuLine } from "../ui/menu";
import { InlineName } from "./inline-name";
import type { RowProps } from "./row-props";
import type { CodebookEditor } from "./use-codebook";

type CategoryRowProps = RowProps<"category"> & { onRename: () => void; onToggle: () => void };

/** A category with its net: the answers that hold at least one of its codes. */
export function CategoryRow({ row, base, withSentiment, editor, mayEdit, drop, onToggle, ...rest }: CategoryRowProps) {
  const { category, isOpen } = row;
  const [isAdding, setAdding] = useState(false);
  const { isOver, ...dropping } = drop;
  const columns = 5 + (mayEdit ? 1 : 0) + (withSentiment ? 1 : 0);
  return (
    <>
      <tr
        data-row={category.id}
        aria-level={1}
        aria-expanded={isOpen}
        tabIndex={rest.tabIndex}
        onFocus={rest.onFocus}
        {...dropping}
        className={classNames(
          `cat-${category.colour} group h-8 border-b border-line-soft bg-canvas coarse:h-11`,
          isOver && "shadow-[inset_0_0_0_2px_var(--accent)]",
        )}
      >
        {mayEdit && <td />}
        <td className="hidden sm:table-cell" />
        <th scope="row" className="py-1 ps-2 font-[550]">
          <div className="flex items-center gap-2">
            <button
              type="button"
              tabIndex={-1}
              aria-label={`${isOpen ? "Close" : "Open"} ${category.name}`}
              onClick={onToggle}
              className="-ms-1 grid size-5 flex-none place-items-center rounded-1 text-ink-3 hover:bg-press"
            >
              <Icon name={isOpen ? "down" : "right"} className="size-3.5" />
            </button>
            <span aria-hidden="true" className="size-[9px] flex-none rounded-[2px] bg-cat" />
            {rest.isRenaming ? (
              <InlineName
                label="Name of the category"
                name={category.name}
                onEnd={(name) => {
                  if (name !== null) {
                    editor.edit({
                      act: ({ renameCategory }) => renameCategory(category.id, name),
                      done: `“${name}” renamed`,
                      expect: (view) => ({
                        ...view,
                        categories: view.categories.map((other) =>
                          other.id === category.id ? { ...other, name } : other,
                        ),
                      }),
                    });
                  }
                  rest.onRenamed();
                }}
              />
            ) : (
              <span className="min-w-0 wrap-anywhere hyphens-auto">{category.name}</span>
            )}
            <span className="type-small whitespace-nowrap text-ink-3 max-sm:hidden">
              {counted(category.codes.length, "code")}
            </span>
            {mayEdit && (
              <CategoryMenu
                category={category}
                editor={editor}
                onRename={rest.onRename}
                onAdd={() => setAdding(true)}
              />
            )}
          </div>
        </th>
        {withSentiment && <td />}
        <td className="pe-2 text-end font-[550]">{base > 0 && <Percent share={category.answers / base} />}</td>
        <td className="hidden md:table-cell" />
        <td className="figures pe-4 text-end text-ink-2 sm:pe-6">{base > 0 && whole(category.answers)}</td>
      </tr>
      {isAdding && (
        <tr className="border-b border-line-soft">
          <td colSpan={columns} className="py-1.5 ps-14 pe-6 sm:ps-28">
            <InlineName
              label={`Name of the new code in ${category.name}`}
              name=""
              onEnd={(name) => {
                setAdding(false);
                if (name === null) return;
                editor.edit({ act: ({ createCode }) => createCode(category.id, name), done: `“${name}” added` });
              }}
            />
          </td>
        </tr>
      )}
    </>
  );
}

type CategoryMenuProps = {
  category: CategoryRowProps["row"]["category"];
  editor: CodebookEditor;
  onRename: () => void;
  onAdd: () => void;
};

function CategoryMenu({ category, editor, onRename, onAdd }: CategoryMenuProps) {
  const trigger = (
    <button
      type="button"
      tabIndex={-1}
      aria-label={`More for ${category.name}`}
      className="ms-auto grid size-6 flex-none place-items-center rounded-1 text-ink-3 opacity-0 group-focus-within:opacity-100 group-hover:opacity-100 hover:bg-press data-[state=open]:opacity-100 pointer-coarse:size-10 pointer-coarse:opacity-100"
    >
      <Icon name="more" />
    </button>
  );
  return (
    <Menu trigger={trigger}>
      <MenuItem icon="add" onSelect={() => requestAnimationFrame(onAdd)}>
        Add a code
      </MenuItem>
      <MenuItem icon="edit" keys="E" onSelect={() => requestAnimationFrame(onRename)}>
        Rename
      </MenuItem>
      <MenuLine />
      <MenuItem
        icon="delete"
        danger
        onSelect={() =>
          editor.edit({
            act: ({ deleteCategory }) => deleteCategory(category.id),
            done: `“${category.name}” and its ${counted(category.codes.length, "code")} deleted`,
          })
        }
      >
        Delete with its codes
      </MenuItem>
    </Menu>
  );
}
