"use client";

import { type FocusEvent, useEffect, useRef } from "react";

/**
 * Keeps the focus in a list when the item that has it disappears. The focus then goes to the item that is now in the
 * same place, or to the page's main part if the list is empty. Items need a `tabIndex` of -1.
 */
export function useKeptFocus(length: number) {
  const list = useRef<HTMLUListElement>(null);
  const place = useRef(-1);
  // biome-ignore lint/correctness/useExhaustiveDependencies: an item disappears when the length changes.
  useEffect(() => {
    if (place.current < 0 || document.activeElement !== document.body) return;
    const items = list.current?.children;
    const next = items?.[Math.min(place.current, items.length - 1)] ?? document.querySelector("main");
    if (next instanceof HTMLElement) next.focus();
  }, [length]);
  return {
    list,
    rememberFocus: ({ target }: FocusEvent) => {
      const item = target.closest("li");
      const items = [...(list.current?.children ?? [])];
      place.current = items.findIndex((each) => each === item || each.contains(target));
    },
  };
}
