"use client";

import type { CodeLine } from "@/lib/results/read-codes";
import { Button } from "../ui/button";
import { ChosenBar } from "../ui/chosen-bar";
import { counted, whole } from "../ui/figures";
import { Icon } from "../ui/icon";
import { Kbd } from "../ui/kbd";
import type { CodeChange } from "./code-dialog";

type SelectionBarProps = { chosen: CodeLine[]; onAsk: (change: CodeChange) => void; onClear: () => void };

/** The changes to make to the chosen codes. */
export function SelectionBar({ chosen, onAsk, onClear }: SelectionBarProps) {
  const mentions = chosen.reduce((sum, { answers }) => sum + answers, 0);
  return (
    <ChosenBar
      label="Chosen codes"
      chosen={counted(chosen.length, "code")}
      detail={`${whole(mentions)} mentions`}
      onClear={onClear}
    >
      {chosen.length > 1 && (
        <Button type="button" look="primary" onClick={() => onAsk("merge")}>
          <Icon name="merge" /> Merge <Kbd>M</Kbd>
        </Button>
      )}
      <Button type="button" onClick={() => onAsk("move")}>
        Move <Kbd>V</Kbd>
      </Button>
    </ChosenBar>
  );
}
