"use client";

import { Icon } from "../ui/icon";
import { Kbd } from "../ui/kbd";
import { setPaletteOpen } from "./palette-state";

/** Opens the command palette: a field in the side bar, an icon on narrow screens. */
export function PaletteButton({ look }: { look: "field" | "icon" }) {
  if (look === "icon") {
    return (
      <button
        type="button"
        aria-label="Search or jump to"
        onClick={() => setPaletteOpen(true)}
        className="grid size-9 place-items-center rounded-2 text-ink-2 hover:bg-hover coarse:size-11"
      >
        <Icon name="search" />
      </button>
    );
  }
  return (
    <button
      type="button"
      onClick={() => setPaletteOpen(true)}
      aria-keyshortcuts="Control+K Meta+K"
      className="type-ui mt-1 mb-3 flex min-h-8 w-full items-center gap-2 rounded-2 border border-line bg-surface ps-2 pe-1.5 text-ink-3 hover:border-line-strong coarse:min-h-11"
    >
      <Icon name="search" />
      <span className="flex-1 text-start">Search or jump to</span>
      <Kbd>Ctrl K</Kbd>
    </button>
  );
}
