"use client";

import { useEffect, useRef, useSyncExternalStore } from "react";
import type { IconName } from "../ui/icon";

export type PaletteAction = { name: string; icon: IconName; act: () => void };

let actions: readonly PaletteAction[] = [];
const listeners = new Set<() => void>();

function change(next: readonly PaletteAction[]): void {
  actions = next;
  for (const listener of listeners) listener();
}

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

const NONE: readonly PaletteAction[] = [];

/** The actions that the open page offers; of those with one name, that which came last. */
export function usePaletteActions(): readonly PaletteAction[] {
  const offered = useSyncExternalStore(
    subscribe,
    () => actions,
    () => NONE,
  );
  return [...new Map(offered.map((action) => [action.name, action])).values()];
}

/** Offers an action in the palette for as long as the component is on the page; null offers none. */
export function usePaletteAction(name: string, icon: IconName, act: (() => void) | null): void {
  const current = useRef(act);
  current.current = act;
  const isOffered = act !== null;
  useEffect(() => {
    if (!isOffered) return;
    const action: PaletteAction = { name, icon, act: () => current.current?.() };
    change([...actions, action]);
    return () => change(actions.filter((other) => other !== action));
  }, [name, icon, isOffered]);
}
