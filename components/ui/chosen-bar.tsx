"use client";

import { type ReactNode, useEffect } from "react";
import { Button } from "./button";
import { classNames } from "./class-names";
import { Kbd } from "./kbd";
import { returnFocus } from "./keep-focus";

type ChosenBarProps = {
  label: string;
  chosen: string;
  detail?: string;
  /** Whether the page shows key hints at its foot, above which the bar must float. */
  isAboveHints?: boolean;
  onClear: () => void;
  children: ReactNode;
};

/** A bar of actions on the chosen rows. It floats over the foot of the list; Escape clears the choice. */
export function ChosenBar({ label, chosen, detail, isAboveHints = false, onClear, children }: ChosenBarProps) {
  useEffect(() => {
    const leave = ({ key, defaultPrevented }: KeyboardEvent) => {
      if (key === "Escape" && !defaultPrevented && !document.querySelector("[role=dialog]")) onClear();
    };
    window.addEventListener("keydown", leave);
    return () => window.removeEventListener("keydown", leave);
  }, [onClear]);
  return (
    <div
      ref={returnFocus}
      role="toolbar"
      aria-label={label}
      className={classNames(
        "floats appears sticky bottom-4 z-2 mx-auto mt-4 flex w-fit max-w-[calc(100%-24px)] flex-wrap items-center gap-2 rounded-3 bg-raised py-2 ps-4 pe-2 shadow-2",
        isAboveHints && "lg:bottom-11",
      )}
    >
      <span className="font-[550]">{chosen}</span>
      {detail && <span className="type-small figures me-2 text-ink-3">{detail}</span>}
      {children}
      <Button type="button" look="ghost" onClick={onClear}>
        Clear <Kbd>Esc</Kbd>
      </Button>
    </div>
  );
}
