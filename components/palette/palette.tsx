"use client";

import { useEffect, useState } from "react";
import { fetchModals } from "../ui/modal";
import { onDemand } from "../ui/on-demand";
import { setPaletteOpen, usePaletteOpen } from "./palette-state";

const PaletteDialog = onDemand(
  () => import("./palette-dialog").then((module) => module.PaletteDialog),
  () => setPaletteOpen(false),
);

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
  useHeldKeys(isOpen);
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

/** Keeps keys from the page until the palette has been fetched. The page would take them for its shortcuts. */
function useHeldKeys(isOpen: boolean): void {
  useEffect(() => {
    if (!isOpen) return;
    const hold = (event: KeyboardEvent) => {
      if (document.querySelector("[role=dialog]")) return;
      event.preventDefault();
      event.stopImmediatePropagation();
    };
    window.addEventListener("keydown", hold, { capture: true });
    return () => window.removeEventListener("keydown", hold, { capture: true });
  }, [isOpen]);
}
