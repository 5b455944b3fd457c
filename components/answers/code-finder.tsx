"use client";

import { Command } from "cmdk";
import { useRef } from "react";
import type { CodeLine } from "@/lib/results/read-codes";
import { Button } from "../ui/button";
import { Icon } from "../ui/icon";
import { Popover } from "../ui/popover";
import { rankByWords } from "../ui/rank-by-words";
import { SentimentSign } from "../ui/sentiment-sign";

type CodeFinderProps = {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  codes: CodeLine[];
  /** Ids of the codes that the answer has. */
  held: ReadonlySet<string>;
  onToggle: (code: CodeLine) => void;
};

/** Finds a code by name, number or definition, and adds it to the answer or removes it. */
export function CodeFinder({ open, onOpenChange, codes, held, onToggle }: CodeFinderProps) {
  const button = useRef<HTMLButtonElement>(null);
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
          placeholder="Name, number or words of the definition"
          className="h-10 w-full border-b border-line bg-transparent px-3 text-ink outline-none placeholder:text-ink-3"
        />
        <Command.List className="max-h-[280px] overflow-y-auto p-1">
          <Command.Empty className="px-3 py-4 text-ink-2">No code by that name.</Command.Empty>
          {codes.map((code) => (
            <Command.Item
              key={code.id}
              value={code.id}
              keywords={[code.name, String(code.number), code.category.name, code.definition ?? ""]}
              onSelect={() => onToggle(code)}
              className={`cat-${code.category.colour} flex min-h-8 cursor-default items-center gap-2 rounded-[5px] px-2 data-[selected=true]:bg-hover coarse:min-h-11`}
            >
              <span aria-hidden="true" className="size-[9px] flex-none rounded-[2px] bg-cat" />
              <span className="min-w-0 flex-1 truncate">{code.name}</span>
              <SentimentSign sentiment={code.sentiment} />
              <span className="grid w-4 place-items-center">
                {held.has(code.id) && <Icon name="check" className="text-accent-ink" />}
              </span>
            </Command.Item>
          ))}
        </Command.List>
      </Command>
    </Popover>
  );
}
