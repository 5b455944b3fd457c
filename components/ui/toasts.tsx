"use client";

import { useEffect, useReducer, useState } from "react";
import { fetchModals } from "./modal";
import { onDemand } from "./on-demand";
import { onWaitingToast } from "./toast";

const Toaster = onDemand(() => import("./toaster").then((module) => module.Toaster));

/** Milliseconds from the first key or click to the fetch, so that the fetch does not delay the reaction to it. */
const FETCH_AFTER_MS = 300;

/**
 * Shows toasts: a finished change, with a button to undo it, or the reason of a failure. The code of toasts and dialogs
 * is fetched after the first key or click, since the next one may need it.
 */
export function Toasts() {
  const [isWanted, setWanted] = useState(false);
  const [, redraw] = useReducer((count: number) => count + 1, 0);
  useEffect(() => {
    const want = () => {
      fetchModals();
      setWanted(true);
    };
    const wantSoon = () => setTimeout(want, FETCH_AFTER_MS);
    onWaitingToast(() => {
      setWanted(true);
      // An earlier fetch may have failed because the service was away.
      Toaster.fetch().then(redraw, () => {});
    });
    const once = { capture: true, once: true };
    window.addEventListener("keydown", wantSoon, once);
    window.addEventListener("pointerdown", wantSoon, once);
    return () => {
      window.removeEventListener("keydown", wantSoon, once);
      window.removeEventListener("pointerdown", wantSoon, once);
    };
  }, []);
  return isWanted && <Toaster />;
}
