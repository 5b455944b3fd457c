"use client";

import { Command } from "cmdk";
import { useRef, useState } from "react";
import type { CodeLine } from "@/lib/results/read-codes";
import type { QuestionIds } from "../questions/question-ids";
import { Button } from "../ui/button";
import { Icon } from "../ui/icon";
import { Popover } from "../ui/popover";
import { rankByWords } from "../ui/rank-by-words";
import { SentimentSign } from "../ui/sentiment-sign";
import { CodeOptions, NewCodeOption } from "./code-options";

type CodeFinderProps = {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  ids: QuestionIds;
  codes: CodeLine[];
  /** Ids of the codes that the answer has. */
  held: ReadonlySet<string>;
  onToggle: (code: CodeLine) => void;
};

/** Finds a code by name, number or definition, or makes one, and adds it to the answer or removes it. */
export function CodeFinder({ open, onOpenChange, ids, codes, held, onToggle }: CodeFinderProps) {
  const [typed, setTyped] = useState("");
  const button = useRef<HTMLButtonElement>(null);
  const aside = (code: CodeLine) => (
    <>
      <SentimentSign sentiment={code.sentiment} />
      <span className="grid w-4 place-items-center">
        {held.has(code.id) && <Icon name="check" className="text-accent-ink" />}
      </span>
    </>
  );
  const trigger = (
    <Button
      ref={button}
      type="button"
      look="ghost"
      className="min-h-5! px-1.5! coarse:min-h-8!"
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
      <Command loop filter={rankByWords} label="Find a code">
        <Command.Input
          value={typed}
          onValueChange={setTyped}
          placeholder="Name, number or words of the definition"
          className="h-10 w-full border-b border-line bg-transparent px-3 text-ink outline-none placeholder:text-ink-3"
        />
        <Command.List className="max-h-[280px] overflow-y-auto p-1">
          <CodeOptions codes={codes} aside={aside} onChoose={onToggle} />
          <NewCodeOption ids={ids} codes={codes} typed={typed} onChoose={onToggle} />
        </Command.List>
      </Command>
    </Popover>
  );
}
