"use client";

import { Command } from "cmdk";
import { type KeyboardEvent, useEffect, useRef, useState } from "react";
import type { CodeLine } from "@/lib/analytics/read-codes";
import type { QuestionIds } from "../questions/question-ids";
import { whole } from "../ui/figures";
import { FindField } from "../ui/find-field";
import { Icon } from "../ui/icon";
import { rankByWords } from "../ui/rank-by-words";
import { CodeOptions, NewCodeOption } from "./code-options";
import { shiftedDigit } from "./shifted-digit";

type FocusFinderProps = {
  ids: QuestionIds;
  codes: CodeLine[];
  /** Ids of the codes that the answer has. */
  held: ReadonlySet<string>;
  onToggle: (code: CodeLine) => void;
  /** Gets keys pressed in the empty field: `Enter`, arrows, `=`, digits, `Shift+` a digit, `Control+e`, `Control+z`. */
  onKey: (key: string) => void;
};

const OWN_KEYS = /^(Enter|ArrowUp|ArrowDown|=|(Shift\+)?[1-9]|Control\+[ez])$/;

/** A field that always has the focus: typing finds codes, Enter adds or removes the highlighted one. */
export function FocusFinder({ ids, codes, held, onToggle, onKey }: FocusFinderProps) {
  const [typed, setTyped] = useState("");
  const choose = (code: CodeLine) => {
    setTyped("");
    onToggle(code);
  };
  const field = useRef<HTMLInputElement>(null);
  // The first Escape clears the typed text, the next one closes the dialog. The dialog listens on the document, so this
  // must listen on the window, before it.
  useEffect(() => {
    const drop = (event: globalThis.KeyboardEvent) => {
      if (event.key !== "Escape" || !field.current?.value || event.target !== field.current) return;
      event.preventDefault();
      setTyped("");
    };
    window.addEventListener("keydown", drop, { capture: true });
    return () => window.removeEventListener("keydown", drop, { capture: true });
  }, []);
  const press = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing || typed !== "") return;
    const number = shiftedDigit(event.nativeEvent);
    const key = number ? `Shift+${number}` : `${event.ctrlKey || event.metaKey ? "Control+" : ""}${event.key}`;
    if (!OWN_KEYS.test(key)) return;
    event.preventDefault();
    onKey(key);
  };
  return (
    <Command loop filter={rankByWords} label="Find a code" onKeyDown={press}>
      <div className="flex items-center gap-2 rounded-2 border border-line-strong px-3 focus-within:border-accent focus-within:shadow-[inset_0_0_0_1px_var(--accent)]">
        <Icon name="add" className="text-ink-3" />
        <FindField
          ref={field}
          autoFocus
          value={typed}
          onValueChange={setTyped}
          placeholder="Type to find a code"
          className="h-10 w-full bg-transparent text-ink outline-none placeholder:text-ink-3 coarse:h-11 coarse:text-[16px]"
        />
      </div>
      <Command.List
        className={typed === "" ? "hidden" : "mt-1 max-h-[260px] overflow-y-auto rounded-2 bg-raised p-1 shadow-2"}
      >
        <CodeOptions
          codes={codes}
          onChoose={choose}
          aside={(code) => (
            <span className="type-small figures flex-none text-ink-3">
              {held.has(code.id) ? "has it: takes it off" : whole(code.answers)}
            </span>
          )}
        />
        <NewCodeOption ids={ids} codes={codes} typed={typed} onChoose={choose} />
      </Command.List>
    </Command>
  );
}
