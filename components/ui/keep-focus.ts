import type { RefCallback } from "react";

/**
 * For an element that goes when it is used, such as a filter that is removed: what then stands in its place gets the
 * focus, which would fall to the page's body.
 */
export const passFocusOn: RefCallback<HTMLElement> = (element) => () => {
  const row = element?.parentElement;
  if (!row || !element.contains(document.activeElement)) return;
  const place = [...row.children].indexOf(element);
  focusLater(() => {
    const next = row.children[Math.min(place, row.children.length - 1)];
    return [next?.matches(FOCUSABLE) ? next : next?.querySelector(FOCUSABLE)];
  });
};

/**
 * For a panel beside a list: the element that had the focus before gets it back when the panel goes, or, where that is
 * gone too, the list's own tab stop.
 */
export const returnFocus: RefCallback<HTMLElement> = (panel) => {
  const list = panel?.previousElementSibling;
  let before = document.activeElement;
  const remember = ({ target }: FocusEvent) => {
    if (target instanceof Element && !panel?.contains(target)) before = target;
  };
  document.addEventListener("focusin", remember);
  return () => {
    document.removeEventListener("focusin", remember);
    if (panel?.contains(document.activeElement)) focusLater(() => [before, list?.querySelector('[tabindex="0"]')]);
  };
};

const FOCUSABLE = "button, a[href], input, select, textarea";

/** Focuses the first of the elements that is still there, else the page's main part, once the page has changed. */
function focusLater(elements: () => (Element | null | undefined)[]): void {
  setTimeout(() => {
    if (document.activeElement !== document.body) return;
    const found = [...elements(), document.querySelector("main")].find(
      (element) => element instanceof HTMLElement && element.isConnected && element !== document.body,
    );
    if (found instanceof HTMLElement) found.focus();
  });
}
