"use client";

import { usePathname } from "next/navigation";
import { useEffect, useRef } from "react";

let isAwaited = false;

/** Makes the next page focus its main part, even if the focused element is still on that page. */
export function focusNextPage(): void {
  isAwaited = true;
}

/**
 * Focuses the page's main part when somebody has followed a link that the new page does not have. Otherwise the browser
 * would focus the page's body, and Tab would begin at the top again.
 */
export function FocusAfterNavigation() {
  const path = usePathname();
  const shown = useRef(path);
  useEffect(() => {
    if (shown.current === path && !isAwaited) return;
    if (isAwaited || document.activeElement === document.body) {
      document.querySelector("main")?.focus({ preventScroll: true });
    }
    shown.current = path;
    isAwaited = false;
  }, [path]);
  return null;
}
