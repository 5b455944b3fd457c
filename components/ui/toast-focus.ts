import type { RefCallback } from "react";

/**
 * A ref for the element around the toasts. Toasts are a stop in the order of Tab like any other. Without this, Sonner
 * sends the focus back to where it came from, and Tab can't pass a toast. If a toast disappears while it has the focus,
 * the element that had it before gets it back.
 */
export const keepToastFocus: RefCallback<HTMLElement> = (around) => {
  if (!around) return;
  let before: EventTarget | null = null;
  const enter = (event: FocusEvent) => {
    // Sonner listens through React at the root of the page.
    event.stopPropagation();
    if (!around.contains(event.relatedTarget as Node | null)) before = event.relatedTarget;
  };
  const leave = (event: FocusEvent) => event.stopPropagation();
  const gone = new MutationObserver(() => {
    if (document.activeElement !== document.body) return;
    if (before instanceof HTMLElement && before.isConnected) before.focus({ preventScroll: true });
    before = null;
  });
  around.addEventListener("focusin", enter);
  around.addEventListener("focusout", leave);
  gone.observe(around, { childList: true, subtree: true });
  return () => {
    around.removeEventListener("focusin", enter);
    around.removeEventListener("focusout", leave);
    gone.disconnect();
  };
};
