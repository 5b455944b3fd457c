"use client";

import { useEffect, useRef } from "react";

const TYPING_MS = 300;

/**
 * Returns a function to call at each keystroke. A moment after the last one, or when the field closes before, the latest
 * `report` is called: by then, other parts of the filter may have changed.
 */
export function useTypingPause(report: () => void): () => void {
  const latest = useRef(report);
  latest.current = report;
  const timer = useRef<ReturnType<typeof setTimeout> | null>(null);
  const end = useRef(() => {
    if (timer.current === null) return;
    clearTimeout(timer.current);
    timer.current = null;
    latest.current();
  });
  useEffect(() => end.current, []);
  return () => {
    if (timer.current !== null) clearTimeout(timer.current);
    timer.current = setTimeout(end.current, TYPING_MS);
  };
}
