"use client";

import { useEffect, useRef } from "react";

const TYPING_MS = 300;

/**
 * Returns a function to call at each keystroke. A moment after the last one, the latest `report` is called: by then,
 * other parts of the filter may have changed. A field that closes before reports at once; with `isOfPage`, it goes with
 * its page, and what was typed is dropped.
 */
export function useTypingPause(report: () => void, { isOfPage = false } = {}): () => void {
  const latest = useRef(report);
  latest.current = report;
  const timer = useRef<ReturnType<typeof setTimeout> | null>(null);
  const end = useRef(() => {
    if (timer.current === null) return;
    clearTimeout(timer.current);
    timer.current = null;
    latest.current();
  });
  useEffect(
    () => () => {
      if (!isOfPage) end.current();
      else if (timer.current !== null) clearTimeout(timer.current);
    },
    [isOfPage],
  );
  return () => {
    if (timer.current !== null) clearTimeout(timer.current);
    timer.current = setTimeout(end.current, TYPING_MS);
  };
}
