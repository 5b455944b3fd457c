import { type RefCallback, useEffect, useRef } from "react";

/**
 * A ref for an element that disappears when it is used, such as the chip of a filter. If the element had the focus, the
 * element that takes its place in the row gets it; otherwise the browser would move the focus to the page's body.
 */
export const passFocusOn: RefCallback<HTMLElement> = (element) => () => {
  const row = element?.parentElement;
  if (!row || !element.contains(document.activeElement)) return;
  const index = [...row.children].indexOf(element);
  focusLater(() => [focusableAt(row, index)]);
};

/**
 * Remembers an element that opens a dialog. The returned function finds the element again or, if the dialog has removed
 * it, what stands in its place in the row, or else the page's main part.
 */
export function wayBackTo(element: Element | null): () => HTMLElement | null {
  const row = element === document.body ? null : element?.parentElement;
  const index = row && element ? [...row.children].indexOf(element) : 0;
  return () => firstOnPage([element, row && focusableAt(row, index)]);
}

/**
 * A ref for a panel beside a list. When the panel closes, the element that had the focus before gets it back; if that
 * element has disappeared, the list's tab stop gets it.
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

/**
 * For a button that starts work and then leaves the page. It is disabled while the work runs, and so loses the focus;
 * when the button is gone, the page's main part gets the focus.
 */
export function useFocusAfter(isUsed: boolean): void {
  const wasUsed = useRef(false);
  wasUsed.current ||= isUsed;
  useEffect(
    () => () => {
      if (wasUsed.current) focusLater(() => []);
    },
    [],
  );
}

function focusableAt(row: Element, index: number): Element | null | undefined {
  const next = row.children[Math.min(index, row.children.length - 1)];
  return next?.matches(FOCUSABLE) ? next : next?.querySelector(FOCUSABLE);
}

const FOCUSABLE = "button, a[href], input, select, textarea";

/** Once the page has changed, focuses the first of these elements that is still on it, else the page's main part. */
function focusLater(elements: () => (Element | null | undefined)[]): void {
  setTimeout(() => {
    if (document.activeElement === document.body) firstOnPage(elements())?.focus();
  });
}

const firstOnPage = (elements: (Element | null | undefined)[]): HTMLElement | null =>
  [...elements, document.querySelector("main")].find(
    (found): found is HTMLElement => found instanceof HTMLElement && found.isConnected && found !== document.body,
  ) ?? null;
