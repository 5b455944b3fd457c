"use client";

import { useEffect } from "react";

/**
 * While `wouldLose` is true, the browser asks before it leaves or reloads the page: changes that are not stored yet
 * would be lost.
 */
export function useAskBeforeLeaving(wouldLose: boolean): void {
  useEffect(() => {
    if (!wouldLose) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener("beforeunload", ask);
    return () => window.removeEventListener("beforeunload", ask);
  }, [wouldLose]);
}
