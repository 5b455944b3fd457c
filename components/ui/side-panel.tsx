"use client";

import { useEffect, useSyncExternalStore } from "react";
import { Icon } from "./icon";
import { returnFocus } from "./keep-focus";
import type { SidePanelProps } from "./narrow-panel";
import { onDemand } from "./on-demand";

const NarrowPanel = onDemand(async () => (await import("./narrow-panel")).NarrowPanel);

const WIDE = "(min-width: 64rem)";

const isWide = () => window.matchMedia(WIDE).matches;
const onChange = (listener: () => void) => {
  const query = window.matchMedia(WIDE);
  query.addEventListener("change", listener);
  return () => query.removeEventListener("change", listener);
};

/** Details of the row that is open: beside the page on a wide screen, in a drawer on a narrow one. Escape closes it. */
export function SidePanel({ title, onClose, children }: SidePanelProps) {
  const hasRoom = useSyncExternalStore(onChange, isWide, () => true);
  useEffect(() => {
    if (!hasRoom) return;
    const leave = ({ key, defaultPrevented, target }: KeyboardEvent) => {
      const isTyping = target instanceof Element && target.closest("input, textarea, [role=menu], [role=dialog]");
      if (key === "Escape" && !defaultPrevented && !isTyping) onClose();
    };
    window.addEventListener("keydown", leave);
    return () => window.removeEventListener("keydown", leave);
  }, [hasRoom, onClose]);
  if (!hasRoom) {
    return (
      <NarrowPanel title={title} onClose={onClose}>
        {children}
      </NarrowPanel>
    );
  }
  return (
    <aside
      ref={returnFocus}
      aria-label={title}
      className="sticky top-0 h-dvh w-[392px] flex-none self-start overflow-y-auto border-s border-line px-5 pt-3 pb-8 print:hidden"
    >
      <div className="mb-2 flex items-start gap-2">
        <h2 className="type-head min-w-0 flex-1 wrap-anywhere">{title}</h2>
        <button
          type="button"
          aria-label="Close"
          onClick={onClose}
          className="-me-1.5 grid size-7 flex-none place-items-center rounded-2 text-ink-2 hover:bg-hover"
        >
          <Icon name="close" />
        </button>
      </div>
      {children}
    </aside>
  );
}
