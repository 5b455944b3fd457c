"use client";

import { useEffect } from "react";
import { onDemand } from "../ui/on-demand";
import { setPaletteOpen, usePaletteOpen } from "./palette-state";

const PaletteDialog = onDemand(async () => (await import("./palette-dialog")).PaletteDialog);

/** The command palette: goes to any project, question or page, or changes the theme. Opens with Ctrl K. */
export function Palette() {
  useOpeningKey();
  const isOpen = usePaletteOpen();
  return <PaletteDialog open={isOpen} isWanted={isOpen} />;
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
