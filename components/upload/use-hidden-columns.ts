"use client";

import { type RefObject, useEffect, useState } from "react";

type Hidden = { left: number; right: number };

/** How many columns of a table are scrolled out of sight on each side; null if the table fits. */
export function useHiddenColumns(scroller: RefObject<HTMLElement | null>): Hidden | null {
  const [hidden, setHidden] = useState<Hidden | null>(null);
  useEffect(() => {
    const element = scroller.current;
    if (!element) return;
    const measure = () => setHidden((before) => sameOr(before, hiddenIn(element)));
    const sizes = new ResizeObserver(measure);
    sizes.observe(element);
    for (const table of element.children) sizes.observe(table);
    element.addEventListener("scroll", measure, { passive: true });
    return () => {
      sizes.disconnect();
      element.removeEventListener("scroll", measure);
    };
  }, [scroller]);
  return hidden;
}

/** A column counts as hidden if less than half of it is in sight. */
function hiddenIn(element: HTMLElement): Hidden | null {
  const { scrollLeft, clientWidth, scrollWidth } = element;
  if (scrollWidth <= clientWidth) return null;
  const middles = [...element.querySelectorAll("th")].map(
    ({ offsetLeft, offsetWidth }) => offsetLeft + offsetWidth / 2,
  );
  return {
    left: middles.filter((middle) => middle < scrollLeft).length,
    right: middles.filter((middle) => middle > scrollLeft + clientWidth).length,
  };
}

const sameOr = (before: Hidden | null, now: Hidden | null) =>
  before?.left === now?.left && before?.right === now?.right ? before : now;
