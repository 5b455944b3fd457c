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

/** The label of the tab that this device's reader chose last; empty while the server renders. */
export const usePreferredTab = (): string => useSyncExternalStore(listen, read, () => "");

/** Chooses a tab for every sample, here and on the pages to come. */
export function choosePreferredTab(label: string): void {
  try {
    localStorage.setItem(KEY, label);
  } catch {
    return;
  }
  window.dispatchEvent(new Event(CHANGED));
}
