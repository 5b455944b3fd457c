"use client";

import {
  type KeyboardEvent,
  type MouseEvent,
  type RefObject,
  useDeferredValue,
  useEffect,
  useMemo,
  useRef,
  useState,
} from "react";
import { useStableActs } from "../ui/use-stable-acts";
import { CategoryRow } from "./category-row";
import type { CodeChange } from "./code-dialog";
import { CodeRow } from "./code-row";
import { useCodebookPage } from "./codebook-context";
import { renameRow } from "./rename-row";
import { TreeHead } from "./tree-head";
import { actForKey } from "./tree-keys";
import type { TreeActs, TreeLineState } from "./tree-line";
import { type TreeRow, treeRows } from "./tree-rows";
import { useDraggedCode } from "./use-dragged-code";

type CodebookTreeProps = {
  filter: string;
  /** The code or category to bring into sight. */
  revealed: string | null;
  onRevealed: () => void;
  openId: string | null;
  onOpen: (id: string | null) => void;
  selected: ReadonlySet<string>;
  onSelect: (selected: ReadonlySet<string>) => void;
  onAsk: (change: CodeChange, codeId: string) => void;
};

/**
 * Categories and their codes as a tree grid. Arrow keys move the focus, Enter opens a code, and other keys and dragging
 * change it.
 */
export function CodebookTree(props: CodebookTreeProps) {
  const { filter, revealed, onRevealed, openId, onOpen, selected, onSelect, onAsk } = props;
  const { editor, mayEdit, withSentiment } = useCodebookPage();
  const { view } = editor;
  const [closed, setClosed] = useState<ReadonlySet<string>>(new Set());
  const [focusId, setFocusId] = useState<string | null>(null);
  const [renaming, setRenaming] = useState<string | null>(null);
  const tree = useRef<HTMLTableElement>(null);
  const clicked = useRef<string | undefined>(undefined);
  const wanted = useDeferredValue(filter);
  const rows = useMemo(() => treeRows(view.categories, closed, wanted), [view.categories, closed, wanted]);
  const place = useRef(0);
  const foundAt = rows.findIndex(({ id }) => id === focusId);
  if (foundAt >= 0) place.current = foundAt;
  const focused = rows[foundAt >= 0 ? foundAt : Math.min(place.current, rows.length - 1)];
  const scale = Math.max(
    0.01,
    ...view.categories.flatMap(({ codes }) => codes).map((code) => code.answers / (view.base || 1)),
  );
  const dragging = useDraggedCode(editor);

  const focus = (id: string) => {
    setFocusId(id);
    tree.current?.querySelector<HTMLElement>(`[data-row="${id}"]`)?.focus();
  };
  useReveal(tree, revealed, (id) => {
    onRevealed();
    focus(id);
  });
  const hasFocus = useRef(false);
  // The row with the focus may have been deleted; then the row that is now in its place gets the focus.
  useEffect(() => {
    if (hasFocus.current && focused && document.activeElement === document.body) focus(focused.id);
  });
  const toggle = (set: ReadonlySet<string>, id: string) => {
    const next = new Set(set);
    if (!next.delete(id)) next.add(id);
    return next;
  };
  const press = (event: KeyboardEvent) => {
    if (!focused || isTyping(event)) return;
    const act = actForKey(event, {
      rows,
      row: focused,
      focus,
      mayEdit,
      editor,
      open: () => focused.kind === "code" && onOpen(focused.id),
      setOpen: (isOpen: boolean) => isOpen === closed.has(focused.id) && setClosed(toggle(closed, focused.id)),
      select: () => focused.kind === "code" && onSelect(toggle(selected, focused.id)),
      rename: () => setRenaming(focused.id),
      ask: (change) => focused.kind === "code" && onAsk(change, focused.id),
    });
    if (!act) return;
    event.preventDefault();
    act();
  };
  /**
   * A double click renames the row of its first click. The panel that the first click opens may move another row under
   * the pointer.
   */
  const noteClick = ({ target, detail }: MouseEvent) => {
    if (detail < 2) clicked.current = rowIdOf(target);
  };
  const renameClicked = () => {
    if (mayEdit && clicked.current) setRenaming(clicked.current);
  };
  const rowOf = (id: string) => rows.find((row) => row.id === id);
  const acts = useStableActs<TreeActs>({
    focus: setFocusId,
    open: onOpen,
    toggle: (id) => setClosed(toggle(closed, id)),
    select: (id) => onSelect(toggle(selected, id)),
    rename: setRenaming,
    renamed: (id, name) => {
      const row = rowOf(id);
      if (row && name !== null) renameRow(editor, row, name);
      setRenaming(null);
      requestAnimationFrame(() => focus(id));
    },
    dragStart: dragging.start,
    dragEnd: dragging.end,
    dragOver: dragging.over,
    dragLeave: dragging.leave,
    drop: (event, id) => dragging.drop(event, rowOf(id)),
  });
  const stateOf = ({ id }: TreeRow): TreeLineState => ({
    isTabStop: id === focused?.id,
    isRenaming: renaming === id,
    isDroppedOn: dragging.overId === id,
  });

  return (
    <table
      ref={tree}
      // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: a tree grid is a table with keys.
      role="treegrid"
      aria-label="Codebook"
      onKeyDown={press}
      onFocus={() => {
        hasFocus.current = true;
      }}
      onBlur={({ target }) => {
        if (target.isConnected) hasFocus.current = false;
      }}
      onClickCapture={noteClick}
      onDoubleClick={renameClicked}
      className="w-full border-collapse"
    >
      <TreeHead />
      <tbody>
        {rows.map((row) =>
          row.kind === "category" ? (
            <CategoryRow key={row.id} row={row} state={stateOf(row)} acts={acts} />
          ) : (
            <CodeRow
              key={row.id}
              {...stateOf(row)}
              code={row.code}
              level={row.level}
              base={view.base}
              scale={scale}
              mayEdit={mayEdit}
              withSentiment={withSentiment}
              isOpen={row.id === openId}
              isSelected={selected.has(row.id)}
              acts={acts}
            />
          ),
        )}
      </tbody>
    </table>
  );
}

/** Calls `act` as soon as the tree has the row and the dialog that asked for it is closed. */
function useReveal(tree: RefObject<HTMLTableElement | null>, id: string | null, act: (id: string) => void) {
  useEffect(() => {
    const row = id && tree.current?.querySelector<HTMLElement>(`[data-row="${id}"]`);
    if (!row) return;
    const timer = setTimeout(() => {
      row.scrollIntoView({ block: "nearest" });
      act(id);
    });
    return () => clearTimeout(timer);
  });
}

/** The id of the row that was clicked; undefined if the click was on a button or a field within the row. */
function rowIdOf(target: EventTarget): string | undefined {
  if (!(target instanceof Element) || target.closest("button, input")) return undefined;
  return target.closest<HTMLElement>("[data-row]")?.dataset.row;
}

/** A text field gets every key itself, a checkbox only the space bar. */
const isTyping = ({ target, key }: KeyboardEvent): boolean =>
  target instanceof HTMLInputElement && (target.type !== "checkbox" || key === " ");
