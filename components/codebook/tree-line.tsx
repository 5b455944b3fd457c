"use client";

import type { ComponentProps } from "react";
import type { DropTarget } from "./use-dragged-code";

/** The properties that the tree gives each of its rows, whether category or code. */
export type TreeLineState = {
  tabIndex: number;
  onFocus: () => void;
  isRenaming: boolean;
  onRenamed: () => void;
  drop: DropTarget;
};

type TreeLineProps = ComponentProps<"tr"> & { id: string; level: 1 | 2; state: TreeLineState };

/** A row of the tree grid: it takes the focus and codes that are dropped on it. */
export function TreeLine({ id, level, state, ...row }: TreeLineProps) {
  const { isOver: _, ...dropping } = state.drop;
  return (
    <tr data-row={id} aria-level={level} tabIndex={state.tabIndex} onFocus={state.onFocus} {...dropping} {...row} />
  );
}
