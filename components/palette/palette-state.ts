"use client";

import { useSyncExternalStore } from "react";

let isOpen = false;
const listeners = new Set<() => void>();

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/** Whether the palette is open. Kept outside the component, since its button and its keys are elsewhere. */
export const usePaletteOpen = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => isOpen,
    () => false,
  );

export function setPaletteOpen(next: boolean): void {
  isOpen = next;
  for (const listener of listeners) listener();
}
