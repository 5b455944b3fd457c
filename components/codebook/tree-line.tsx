"use client";

import type { ComponentProps, DragEvent } from "react";
import type { CodeLine } from "@/lib/analytics/read-codes";

/** The properties that the tree gives each of its rows, whether category or code. */
export type TreeLineState = { isTabStop: boolean; isRenaming: boolean; isDroppedOn: boolean };

/** The actions of rows. The functions stay the same, so that rows need not be rendered again. */
export type TreeActs = {
  focus: (id: string) => void;
  open: (id: string) => void;
  toggle: (id: string) => void;
  select: (id: string) => void;
  rename: (id: string) => void;
  /** Called with the new name, or with null if it is unchanged. */
  renamed: (id: string, name: string | null) => void;
  dragStart: (code: CodeLine) => void;
  dragEnd: () => void;
  dragOver: (event: DragEvent, id: string) => void;
  dragLeave: () => void;
  drop: (event: DragEvent, id: string) => void;
};

type TreeLineProps = ComponentProps<"tr"> & { id: string; level: number; state: TreeLineState; acts: TreeActs };

/** The space before the names of rows below nets. */
export const indentOf = (level: number) => ({ marginInlineStart: `${16 * Math.max(0, level)}px` });

/** A row of the tree grid: it takes the focus and codes that are dropped on it. */
export function TreeLine({ id, level, state, acts, ...row }: TreeLineProps) {
  return (
    <tr
      data-row={id}
      aria-level={level}
      tabIndex={state.isTabStop ? 0 : -1}
      onFocus={() => acts.focus(id)}
      onDragOver={(event) => acts.dragOver(event, id)}
      onDragLeave={acts.dragLeave}
      onDrop={(event) => acts.drop(event, id)}
      {...row}
    />
  );
}
