"use client";

import { useEffect } from "react";
import { PaletteDialog } from "./palette-dialog";
import { setPaletteOpen, usePaletteOpen } from "./palette-state";

/** The command palette: goes to any project, question or page, or changes the theme. Opens with Ctrl K. */
export function Palette() {
  useOpeningKey();
  return <PaletteDialog open={usePaletteOpen()} />;
}

function useOpeningKey(): void {
  useEffect(() => {
    const open = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== "k" || !(event.ctrlKey || event.metaKey)) return;
      event.preventDefault();
      setPaletteOpen(true);
    };
    window.addEventListener("keydown", open);
    return () => window.removeEventListener("keydown", open);
  }, []);
}
