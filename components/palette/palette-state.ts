"use client";

import { useEffect, useSyncExternalStore } from "react";
import type { IconName } from "../ui/icon";

/** Something that the open page can do, as the palette offers it. */
export type PaletteAction = { name: string; icon: IconName; run: () => void };

type State = { isOpen: boolean; actions: readonly PaletteAction[] };

let state: State = { isOpen: false, actions: [] };
const listeners = new Set<() => void>();

function change(next: Partial<State>): void {
  state = { ...state, ...next };
  for (const listener of listeners) listener();
}

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};
const CLOSED: State = { isOpen: false, actions: [] };

export const usePalette = (): State =>
  useSyncExternalStore(
    subscribe,
    () => state,
    () => CLOSED,
  );

export const setPaletteOpen = (isOpen: boolean) => change({ isOpen });

/** Offers what a page can do in the palette for as long as the page stands. Give a stable list. */
export function usePaletteActions(actions: readonly PaletteAction[]): void {
  useEffect(() => {
    change({ actions: [...state.actions, ...actions] });
    return () => change({ actions: state.actions.filter((action) => !actions.includes(action)) });
  }, [actions]);
}
