"use client";

import { useEffect, useState } from "react";
import { fetchModals } from "../ui/modal";
import { onDemand } from "../ui/on-demand";
import { setPaletteOpen, usePaletteOpen } from "./palette-state";

const PaletteDialog = onDemand(() => import("./palette-dialog").then((module) => module.PaletteDialog), {
  giveUp: () => setPaletteOpen(false),
  takesFocus: true,
});

export function fetchPalette(): void {
  PaletteDialog.fetchAhead();
  fetchModals();
}

/** The command palette: goes to any project, question or page, or changes the theme. Opens with Ctrl K. */
export function Palette() {
  const isOpen = usePaletteOpen();
  const [wasOpened, setOpened] = useState(isOpen);
  if (isOpen && !wasOpened) setOpened(true);
  useOpeningKey();
  return wasOpened && <PaletteDialog open={isOpen} />;
}

function useOpeningKey(): void {
  useEffect(() => {
    const open = (event: KeyboardEvent) => {
      if (event.key === "Control" || event.key === "Meta") fetchPalette();
      if (event.key.toLowerCase() !== "k" || !(event.ctrlKey || event.metaKey)) return;
      event.preventDefault();
      setPaletteOpen(true);
    };
    window.addEventListener("keydown", open);
    return () => window.removeEventListener("keydown", open);
  }, []);
}
