"use client";

import { useEffect } from "react";
import type { CodeLine } from "@/lib/results/read-codes";
import { Button } from "../ui/button";
import { counted, whole } from "../ui/figures";
import { Icon } from "../ui/icon";
import { Kbd } from "../ui/kbd";
import type { CodeChange } from "./code-dialog";

type SelectionBarProps = { chosen: CodeLine[]; onAsk: (change: CodeChange) => void; onClear: () => void };

/** The changes to make to the chosen codes. The bar floats over the foot of the tree. */
export function SelectionBar({ chosen, onAsk, onClear }: SelectionBarProps) {
  useEffect(() => {
    const leave = ({ key, defaultPrevented }: KeyboardEvent) => {
      if (key === "Escape" && !defaultPrevented && !document.querySelector("[role=dialog]")) onClear();
    };
    window.addEventListener("keydown", leave);
    return () => window.removeEventListener("keydown", leave);
  }, [onClear]);
  const mentions = chosen.reduce((sum, { answers }) => sum + answers, 0);
  return (
    <div
      role="toolbar"
      aria-label="Chosen codes"
      className="floats appears sticky bottom-4 z-2 mx-auto mt-4 flex w-fit max-w-[calc(100%-24px)] flex-wrap items-center gap-2 rounded-3 bg-raised py-2 ps-4 pe-2 shadow-2"
    >
      <span className="font-[550]">{counted(chosen.length, "code")}</span>
      <span className="type-small figures me-2 text-ink-3">{whole(mentions)} mentions</span>
      {chosen.length > 1 && (
        <Button type="button" look="primary" onClick={() => onAsk("merge")}>
          <Icon name="merge" /> Merge <Kbd>M</Kbd>
        </Button>
      )}
      <Button type="button" onClick={() => onAsk("move")}>
        Move <Kbd>V</Kbd>
      </Button>
      <Button type="button" look="ghost" onClick={onClear}>
        Clear <Kbd>Esc</Kbd>
      </Button>
    </div>
  );
}
