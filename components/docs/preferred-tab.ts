"use client";

import { useSyncExternalStore } from "react";

const KEY = "docs-language";
const CHANGED = "docs-language-changed";

function read(): string {
  try {
    return localStorage.getItem(KEY) ?? "";
  } catch {
    return "";
  }
}

function listen(listener: () => void) {
  window.addEventListener(CHANGED, listener);
  return () => window.removeEventListener(CHANGED, listener);
}

/** The label of the tab that was last chosen on this device; empty while the server renders. */
export const usePreferredTab = (): string => useSyncExternalStore(listen, read, () => "");

/** Chooses a tab in every sample, on this page and on later visits. */
export function choosePreferredTab(label: string): void {
  try {
    localStorage.setItem(KEY, label);
  } catch {
    return;
  }
  window.dispatchEvent(new Event(CHANGED));
}
