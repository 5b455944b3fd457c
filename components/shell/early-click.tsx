"use client";

import { useEffect } from "react";
import { takeEarlyClick } from "./early-clicks";

/** Presses a button again if the user pressed it before the page's scripts ran. */
export function EarlyClick() {
  useEffect(() => {
    const button = takeEarlyClick();
    if (!button) return;
    if (document.activeElement === document.body) button.focus();
    button.dispatchEvent(new PointerEvent("pointerdown", { bubbles: true, cancelable: true }));
    button.click();
  }, []);
  return null;
}
