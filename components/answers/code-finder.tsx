"use client";

import { useRef } from "react";
import type { CodeLine } from "@/lib/analytics/read-codes";
import type { QuestionIds } from "../questions/question-ids";
import { Button } from "../ui/button";
import { Icon } from "../ui/icon";
import { onDemand } from "../ui/on-demand";
import { Popover } from "../ui/popover";

const CodeFinderList = onDemand(async () => (await import("./code-finder-list")).CodeFinderList);

type CodeFinderProps = {
  isTabStop?: boolean;
  open: boolean;
  onOpenChange: (open: boolean) => void;
  ids: QuestionIds;
  codes: CodeLine[];
  /** Ids of the codes that the answer has. */
  held: ReadonlySet<string>;
  onToggle: (code: CodeLine) => void;
};

/** Finds a code by name, number or definition, or makes one, and adds it to the answer or removes it. */
export function CodeFinder({ isTabStop = true, open, onOpenChange, ids, codes, held, onToggle }: CodeFinderProps) {
  const button = useRef<HTMLButtonElement>(null);
  const trigger = (
    <Button
      ref={button}
      type="button"
      tabIndex={isTabStop ? 0 : -1}
      look="ghost"
      className="min-h-5! px-1.5! coarse:min-h-11!"
      aria-label="Change codes"
    >
      <Icon name="add" className="size-3.5" />
    </Button>
  );
  return (
    <Popover
      open={open}
      onOpenChange={onOpenChange}
      trigger={trigger}
      label="Codes"
      width="w-[340px]"
      focusAfter={() => button.current?.closest("li")}
    >
      <CodeFinderList ids={ids} codes={codes} held={held} onToggle={onToggle} />
    </Popover>
  );
}
