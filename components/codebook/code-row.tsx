"use client";

import { memo } from "react";
import type { CodeLine } from "@/lib/analytics/read-codes";
import { classNames } from "../ui/class-names";
import { Percent, whole } from "../ui/figures";
import { Icon } from "../ui/icon";
import { RowCheck } from "../ui/row-check";
import { SentimentSign } from "../ui/sentiment-sign";
import { InlineName } from "./inline-name";
import { RowName } from "./row-name";
import { indentOf, type TreeActs, TreeLine, type TreeLineState } from "./tree-line";

type CodeRowProps = TreeLineState & {
  code: CodeLine;
  level: number;
  /** The base of the share. */
  base: number;
  /** The share that a bar of full length shows. */
  scale: number;
  mayEdit: boolean;
  withSentiment: boolean;
  isOpen: boolean;
  isSelected: boolean;
  acts: TreeActs;
};

/** A code with its share of the answers. It is rendered again only when its own data change. */
export const CodeRow = memo(function CodeRow(props: CodeRowProps) {
  const { code, level, base, scale, mayEdit, withSentiment, isOpen, isSelected, acts } = props;
  const share = base === 0 ? 0 : code.answers / base;
  return (
    <TreeLine
      id={code.id}
      level={level}
      state={props}
      acts={acts}
      aria-selected={isSelected}
      onClick={({ detail, target }) => detail < 2 && !isInBox(target) && acts.open(code.id)}
      draggable={mayEdit && !props.isRenaming}
      onDragStart={() => acts.dragStart(code)}
      onDragEnd={acts.dragEnd}
      className={classNames(
        `cat-${code.category.colour} group h-8 cursor-default border-b border-line-soft coarse:h-12`,
        isSelected ? "bg-accent-tint" : isOpen ? "bg-press" : "hover:bg-hover",
        props.isDroppedOn && "shadow-[inset_0_2px_0_var(--accent)]",
      )}
    >
      {mayEdit && (
        <td className="ps-4 pe-1.5 sm:ps-6">
          <RowCheck
            tabIndex={-1}
            aria-label={`Select ${code.name}`}
            checked={isSelected}
            onChange={() => acts.select(code.id)}
          />
        </td>
      )}
      <td className="figures hidden pe-2 text-end text-ink-3 sm:table-cell">{code.number}</td>
      <th scope="row" className="py-1 ps-2 font-normal">
        <div className="flex items-center gap-1 ps-4" style={indentOf(level - 2)}>
          {mayEdit && (
            <Icon
              name="drag"
              className="-ms-5 size-3.5 cursor-grab text-ink-3 opacity-0 group-hover:opacity-100 pointer-coarse:hidden"
            />
          )}
          {props.isRenaming ? (
            <InlineName label="Name of the code" name={code.name} onEnd={(name) => acts.renamed(code.id, name)} />
          ) : (
            <RowName name={code.name} />
          )}
        </div>
      </th>
      {withSentiment && (
        <td className="pe-1">
          <SentimentSign sentiment={code.sentiment} />
        </td>
      )}
      {base > 0 ? (
        <>
          <td className="pe-2 text-end">
            <Percent share={share} />
          </td>
          <td className="hidden px-2 md:table-cell">
            <i
              aria-hidden="true"
              className="block h-3 rounded-[2px] bg-cat"
              style={{ width: `${(share / scale) * 100}%` }}
            />
          </td>
          <td className="figures pe-4 text-end text-ink-2 sm:pe-6">{whole(code.answers)}</td>
        </>
      ) : (
        <td className="hidden px-2 md:table-cell sm:pe-6">
          <span className="type-small line-clamp-1 max-w-[92ch] text-ink-3">{code.definition}</span>
        </td>
      )}
    </TreeLine>
  );
});

const isInBox = (target: EventTarget): boolean => target instanceof Element && target.closest("label") !== null;
