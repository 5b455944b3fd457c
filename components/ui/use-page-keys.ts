"use client";

import { useEffect, useRef } from "react";

/** Milliseconds within which a second key combines with a preceding `g`. */
const PAUSE_MS = 1_200;

/**
 * Keys of a page, such as `z`, `?`, `Control+Shift+z` (Command counts as Control), or `g o` for one after the other.
 * They do nothing while somebody types, and while a menu or a dialog is open.
 */
export function usePageKeys(keys: Readonly<Record<string, () => void>>): void {
  const current = useRef(keys);
  current.current = keys;
  useEffect(() => {
    let wentAt = Number.NEGATIVE_INFINITY;
    const press = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.altKey || isElsewhere(event.target)) return;
      const name = nameOf(event);
      const follows = event.timeStamp - wentAt < PAUSE_MS;
      wentAt = name === "g" ? event.timeStamp : Number.NEGATIVE_INFINITY;
      const act = current.current[follows ? `g ${name}` : name];
      if (!act) return;
      event.preventDefault();
      act();
    };
    window.addEventListener("keydown", press);
    return () => window.removeEventListener("keydown", press);
  }, []);
}

function nameOf({ key, ctrlKey, metaKey, shiftKey }: KeyboardEvent): string {
  if (!ctrlKey && !metaKey) return key;
  return `Control+${shiftKey ? "Shift+" : ""}${key.toLowerCase()}`;
}

const isElsewhere = (target: EventTarget | null) =>
  target instanceof Element &&
  (target.closest("input:not([type=checkbox]), textarea, select, [contenteditable]") !== null ||
    document.querySelector("[role=dialog], [role=menu]") !== null);
