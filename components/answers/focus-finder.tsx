"use client";

import { Command } from "cmdk";
import { type KeyboardEvent, useState } from "react";
import type { CodeLine } from "@/lib/results/read-codes";
import type { QuestionIds } from "../questions/question-ids";
import { whole } from "../ui/figures";
import { Icon } from "../ui/icon";
import { rankByWords } from "../ui/rank-by-words";
import { useNewCode } from "./use-new-code";

type FocusFinderProps = {
  ids: QuestionIds;
  codes: CodeLine[];
  /** Ids of the codes that the answer has. */
  held: ReadonlySet<string>;
  onToggle: (code: CodeLine) => void;
  /** A key pressed while nothing is typed: `Enter`, an arrow, a digit, `Control+z`. */
  onKey: (key: string) => void;
};

const OWN_KEYS = /^(Enter|ArrowUp|ArrowDown|[1-9]|Control\+z)$/;

/** A field that always has the focus: typing finds codes, Enter adds or removes the one that is lit. */
export function FocusFinder({ ids, codes, held, onToggle, onKey }: FocusFinderProps) {
  const [typed, setTyped] = useState("");
  const make = useNewCode(ids);
  const wanted = typed.trim();
  const isNew = wanted !== "" && !codes.some(({ name }) => name.toLowerCase() === wanted.toLowerCase());
  const choose = (code: CodeLine) => {
    setTyped("");
    onToggle(code);
  };
  const press = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing || typed !== "") return;
    const key = `${event.ctrlKey || event.metaKey ? "Control+" : ""}${event.key}`;
    if (!OWN_KEYS.test(key)) return;
    event.preventDefault();
    onKey(key);
  };
  return (
    <Command loop filter={rankByWords} label="Find a code" onKeyDown={press}>
      <div className="flex items-center gap-2 rounded-2 border border-line-strong px-3 focus-within:border-accent focus-within:shadow-[inset_0_0_0_1px_var(--accent)]">
        <Icon name="add" className="text-ink-3" />
        <Command.Input
          autoFocus
          value={typed}
          onValueChange={setTyped}
          placeholder="Type to find a code"
          className="h-10 w-full bg-transparent text-ink outline-none placeholder:text-ink-3 coarse:text-[16px]"
        />
      </div>
      <Command.List
        className={typed === "" ? "hidden" : "mt-1 max-h-[260px] overflow-y-auto rounded-2 bg-raised p-1 shadow-2"}
      >
        {codes.map((code) => (
          <Command.Item
            key={code.id}
            value={code.id}
            keywords={[code.name, String(code.number), code.category.name, code.definition ?? ""]}
            onSelect={() => choose(code)}
            className={`cat-${code.category.colour} flex min-h-8 cursor-default items-center gap-2 rounded-[5px] px-2 data-[selected=true]:bg-hover coarse:min-h-11`}
          >
            <span aria-hidden="true" className="size-[9px] flex-none rounded-[2px] bg-cat" />
            <span className="min-w-0 flex-1 truncate">{code.name}</span>
            <span className="type-small figures flex-none text-ink-3">
              {held.has(code.id) ? "has it: takes it off" : whole(code.answers)}
            </span>
          </Command.Item>
        ))}
        {isNew && (
          <Command.Item
            forceMount
            value="new"
            disabled={make.isPending}
            onSelect={() => make.mutate(wanted, { onSuccess: choose })}
            className="flex min-h-8 cursor-default items-center gap-2 rounded-[5px] px-2 data-[selected=true]:bg-hover coarse:min-h-11"
          >
            <Icon name="add" /> New code “{wanted}”
          </Command.Item>
        )}
      </Command.List>
    </Command>
  );
}
