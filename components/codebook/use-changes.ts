import { useReducer, useRef } from "react";

/**
 * A change of the codebook from one version to the next, with its description for messages. Versions are known once it
 * is stored.
 */
export type Change = { words: string; before?: number; after?: number };

/**
 * The changes that can be undone and redone, the latest last: those of this page, and before them `stored` ones, which
 * were made before it was opened, by anybody. Restoring a version makes a new one with the same
 * content. Example: after changes 1 → 2 and 2 → 3, undoing the second makes version 4, which equals 2; from there, the
 * first can be undone.
 */
export function useChanges(stored: readonly Change[]) {
  const stacks = useRef<{ past: Change[]; undone: Change[] }>({ past: [], undone: [] });
  const equals = useRef(new Map<number, number>());
  const [, redraw] = useReducer((count: number) => count + 1, 0);
  const hasChanged = useRef(false);
  if (!hasChanged.current) stacks.current = { past: [...stored], undone: [] };
  const contentOf = (version: number) => equals.current.get(version) ?? version;

  const set = (past: Change[], undone: Change[]) => {
    hasChanged.current = true;
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
