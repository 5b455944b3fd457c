import { useReducer, useRef } from "react";

/**
 * A change of the codebook from one version to the next, with its description for messages. Versions are known once it
 * is stored.
 */
export type Change = { words: string; before?: number; after?: number };

/**
 * The changes made on this page, for undo and redo, the latest last. Restoring a version makes a new one with the same
 * content. Example: after changes 1 → 2 and 2 → 3, undoing the second makes version 4, which equals 2; from there, the
 * first can be undone.
 */
export function useChanges() {
  const stacks = useRef<{ past: Change[]; undone: Change[] }>({ past: [], undone: [] });
  const equals = useRef(new Map<number, number>());
  const [, redraw] = useReducer((count: number) => count + 1, 0);
  const contentOf = (version: number) => equals.current.get(version) ?? version;

  const set = (past: Change[], undone: Change[]) => {
    stacks.current = { past, undone };
    redraw();
  };
  return {
    past: stacks.current.past,
    undone: stacks.current.undone,
    latest: () => stacks.current.past.at(-1),
    latestUndone: () => stacks.current.undone.at(-1),
    add: (change: Change) => set([...stacks.current.past, change], []),
    drop: (change: Change) => {
      const without = (changes: Change[]) => changes.filter((other) => other !== change);
      set(without(stacks.current.past), without(stacks.current.undone));
    },
    moveToUndone: (change: Change) => {
      const { past, undone } = stacks.current;
      set(
        past.filter((other) => other !== change),
        [...undone, change],
      );
    },
    moveToPast: (change: Change) => {
      const { past, undone } = stacks.current;
      set(
        [...past, change],
        undone.filter((other) => other !== change),
      );
    },
    noteRestored: (version: number, to: number) => equals.current.set(version, contentOf(to)),
    areEqual: (one: number, other: number) => contentOf(one) === contentOf(other),
  };
}

export type Changes = ReturnType<typeof useChanges>;
