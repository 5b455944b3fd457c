"use client";

import { usePathname } from "next/navigation";
import { useEffect, useRef } from "react";

/**
 * Gives the focus to the page's main part after a link was followed that is not on the new page; otherwise the browser
 * would move it to the page's body, and Tab would begin at the top again.
 */
export function FocusAfterNavigation() {
  const path = usePathname();
  const shown = useRef(path);
  useEffect(() => {
    if (shown.current === path) return;
    shown.current = path;
    if (document.activeElement === document.body) document.querySelector("main")?.focus({ preventScroll: true });
  }, [path]);
  return null;
}
