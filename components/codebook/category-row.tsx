"use client";

import { useState } from "react";
import { classNames } from "../ui/class-names";
import { counted, Percent, whole } from "../ui/figures";
import { Icon } from "../ui/icon";
import { onDemand } from "../ui/on-demand";
import { CategoryMenu } from "./category-menu";
import { useCodebookPage } from "./codebook-context";
import { InlineName } from "./inline-name";
import { RowName } from "./row-name";
import { indentOf, type TreeActs, TreeLine, type TreeLineState } from "./tree-line";
import type { CategoryTreeRow } from "./tree-rows";

const NestDialog = onDemand(async () => (await import("./nest-dialog")).NestDialog);

type CategoryRowProps = { row: CategoryTreeRow; state: TreeLineState; acts: TreeActs };

/** A category with its net: the answers that have a code of it, or of the categories within it. */
export function CategoryRow({ row, state, acts }: CategoryRowProps) {
  const { editor, mayEdit, withSentiment, reveal } = useCodebookPage();
  const { base } = editor.view;
  const { category, isOpen, level } = row;
  const [isAdding, setAdding] = useState(false);
  const [isNesting, setNesting] = useState(false);
  const isNet = editor.view.categories.some(({ parentId }) => parentId === category.id);
  const columns = (base > 0 ? 5 : 3) + (mayEdit ? 1 : 0) + (withSentiment ? 1 : 0);
  return (
    <>
      <TreeLine
        id={category.id}
        level={level}
        state={state}
        acts={acts}
        aria-expanded={isOpen}
        className={classNames(
          `cat-${category.colour} group h-8 border-b border-line-soft bg-canvas coarse:h-11`,
          state.isDroppedOn && "shadow-[inset_0_0_0_2px_var(--accent)]",
        )}
      >
        {mayEdit && <td />}
        <td className="hidden sm:table-cell" />
        <th scope="row" className="py-1 ps-2 font-[550]">
          <div className="flex items-center gap-2" style={indentOf(level - 1)}>
            <button
              type="button"
              tabIndex={-1}
              aria-label={`${isOpen ? "Close" : "Open"} ${category.name}`}
              onClick={() => acts.toggle(category.id)}
              className="-ms-1 grid size-5 flex-none place-items-center rounded-1 text-ink-3 hover:bg-press coarse:relative coarse:after:absolute coarse:after:-inset-3"
            >
              <Icon name={isOpen ? "down" : "right"} className="size-3.5" />
            </button>
            <span aria-hidden="true" className="size-[9px] flex-none rounded-[2px] bg-cat" />
            {state.isRenaming ? (
              <InlineName
                label="Name of the category"
                name={category.name}
                onEnd={(name) => acts.renamed(category.id, name)}
              />
            ) : (
              <RowName name={category.name} />
            )}
            {(category.codes.length > 0 || !isNet) && (
              <span className="type-small whitespace-nowrap text-ink-3 max-sm:hidden">
                {counted(category.codes.length, "code")}
              </span>
            )}
            {mayEdit && (
              <CategoryMenu
                category={category}
                onRename={() => acts.rename(category.id)}
                onAdd={() => setAdding(true)}
                onNest={() => setNesting(true)}
              />
            )}
            {isNesting && <NestDialog category={category} onClose={() => setNesting(false)} />}
          </div>
        </th>
        {withSentiment && <td />}
        {base > 0 ? (
          <>
            <td className="pe-2 text-end font-[550]">
              <Percent share={category.answers / base} />
            </td>
            <td className="hidden md:table-cell" />
            <td className="figures pe-4 text-end text-ink-2 sm:pe-6">{whole(category.answers)}</td>
          </>
        ) : (
          <td className="hidden md:table-cell" />
        )}
      </TreeLine>
      {isAdding && (
        <tr className="border-b border-line-soft">
          <td colSpan={columns} className="py-1.5 ps-14 pe-6 sm:ps-28">
            <InlineName
              label={`Name of the new code in ${category.name}`}
              name=""
              onEnd={(name) => {
                setAdding(false);
                if (name === null) {
                  reveal(category.id);
                  return;
                }
                editor.edit({
                  act: async ({ createCode }) => {
                    const code = await createCode(category.id, { name });
                    reveal(code.id);
                    return code;
                  },
                  done: `“${name}” added`,
                });
              }}
            />
          </td>
        </tr>
      )}
    </>
  );
}
